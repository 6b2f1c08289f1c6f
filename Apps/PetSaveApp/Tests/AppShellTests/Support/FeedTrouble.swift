import HTTPTransport

/// How a server may fail, and what a command that asks it ends with.
enum FeedTrouble: String, CaseIterable {
    case unreachable, refusal, noMoreRequests, fault, notFound, page

    var reply: FakeServer.Reply {
        switch self {
        case .unreachable: .failure(.unknownHost("data.montgomerycountymd.gov"))
        case .refusal: .answer(status: 401, body: "{}")
        case .noMoreRequests: .answer(status: 429, body: "{}")
        case .fault: .answer(status: 500, body: "{}")
        case .notFound: .answer(status: 404, body: "{}")
        case .page: .answer(type: "text/html", body: "<!DOCTYPE html><title>Welcome</title>")
        }
    }

    var code: Int32 {
        switch self {
        case .unreachable: 69
        case .refusal: 77
        case .noMoreRequests, .fault: 75
        case .notFound: 78
        case .page: 65
        }
    }
}
