import HTTPTransport

// NIO has types of the same names, and the module of these cannot be named where its protocol `HTTPTransport` hides it.
typealias AnswerHead = HTTPResponseHead
typealias AnswerHeaders = HTTPHeaders
