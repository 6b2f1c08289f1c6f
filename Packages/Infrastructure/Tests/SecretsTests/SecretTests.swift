import Secrets
import Testing

@Suite("A secret")
struct SecretTests {
    private struct Login {
        var name = "someone"
        var password = Secret("planted-4711")
        var older: [Secret?] = [Secret("planted-4711"), nil]
        var byName = ["a": Secret("planted-4711")]
    }

    private enum Failure: Error {
        case refused(Secret)
    }

    @Test("never shows itself, whatever it is written or dumped in")
    func neverShown() {
        let secret = Secret("planted-4711")
        var texts = ["\(secret)", String(describing: secret), String(reflecting: secret), "\(Failure.refused(secret))"]
        texts += [String(reflecting: Failure.refused(secret)), "\(Login())", String(reflecting: Login())]
        texts += ["\([secret])", "\(Optional(secret) as Any)", "\((secret, 1))"]
        var dumped = ""
        dump(secret, to: &dumped)
        dump(Login(), to: &dumped)
        dump(Failure.refused(secret), to: &dumped)
        var printed = ""
        print(secret, Login(), Failure.refused(secret), to: &printed)
        texts += [dumped, printed]
        for text in texts {
            #expect(!text.contains("planted"))
            #expect(text.contains("••••"))
        }
        #expect(secret.text == "planted-4711")
    }
}
