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

    @Test(
        "The first locale variable that is set says whether characters are UTF-8",
        arguments: [
            (["LANG": "de_AT.UTF-8"], true), (["LANG": "en_US.utf8"], true),
            (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
            (["LC_ALL": "C", "LANG": "de_AT.UTF-8"], false), (["LC_ALL": "", "LANG": "de_AT.UTF-8"], true),
            (["LANG": "de_AT.ISO-8859-1"], false), ([:], false),
        ] as [([String: String], Bool)]
    )
    func locale(variables: [String: String], expected: Bool) {
        #expect(ProcessEnvironment(variables).usesUTF8 == expected)
    }
}
