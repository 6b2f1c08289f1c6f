import HTTPTransport
import NIOHTTP1

extension AnswerHead {
    init(_ head: NIOHTTP1.HTTPResponseHead) {
        self.init(
            status: Int(head.status.code),
            headers: AnswerHeaders(head.headers.map { AnswerHeaders.Field(name: $0.name, value: $0.value) })
        )
    }
}
