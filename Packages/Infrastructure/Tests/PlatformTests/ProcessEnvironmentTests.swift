import Glibc
import Platform
import Testing

@Suite("The environment")
struct ProcessEnvironmentTests {
    @Test("Looks variables up and treats empty ones as missing only on request")
    func lookUp() {
        let environment: ProcessEnvironment = ["PAGER": "less", "EDITOR": ""]
        #expect(environment["PAGER"] == "less")
        #expect(environment["EDITOR"]?.isEmpty == true)
        #expect(environment.nonEmpty("EDITOR") == nil)
        #expect(environment["VISUAL"] == nil)
        #expect(environment.names == ["EDITOR", "PAGER"])
    }

    @Test("Takes a snapshot of the process's variables")
    func current() async {
        await #expect(processExitsWith: .success) {
            unsafe setenv("PLATFORM_TESTS_VARIABLE", "a=b", 1)
            #expect(ProcessEnvironment.current["PLATFORM_TESTS_VARIABLE"] == "a=b")
        }
    }
}
