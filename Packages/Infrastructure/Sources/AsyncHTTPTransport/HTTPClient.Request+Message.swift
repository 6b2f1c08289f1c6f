import AsyncHTTPClient
import HTTPTransport
import NIOHTTP1

extension HTTPClient.Request {
    /// What is sent on `route` to ask for `request`.
    init(_ request: HTTPRequest, on route: Route, userAgent: String) throws(HTTPError) {
        var headers = NIOHTTP1.HTTPHeaders(request.headers.fields.map { ($0.name, $0.value) })
        if !headers.contains(name: "User-Agent") { headers.add(name: "User-Agent", value: userAgent) }
        route.prepare(&headers)
        do {
            try self.init(
                url: route.address(of: request.url),
                method: HTTPMethod(rawValue: request.method.rawValue),
                headers: headers,
                body: request.body.isEmpty ? nil : .bytes(request.body)
            )
        } catch {
            throw .badAddress(request.url.shownWithoutSecrets)
        }
    }
}
