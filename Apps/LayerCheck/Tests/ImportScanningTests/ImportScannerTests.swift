import Testing

@testable import ImportScanning

/// The imports of `source` as "module@line:column".
private func imports(_ source: String, facts: ConditionFacts = ConditionFacts()) -> [String] {
    ImportScanner.scan(source.utf8, facts: facts).imports.map {
        "\($0.module)@\($0.position.line):\($0.position.column)"
    }
}

@Suite("Finding imports")
struct ImportScannerTests {
    @Test(
        "An import is found in every form the language gives it",
        arguments: [
            ("import A", "A@1:8"),
            ("public import A", "A@1:15"),
            ("@testable import A", "A@1:18"),
            ("@testable\nimport A", "A@2:8"),
            ("@_exported public import A", "A@1:26"),
            ("@_spi(Internals) @preconcurrency import A", "A@1:41"),
            ("@_implementationOnly import A", "A@1:29"),
            ("import struct A.B", "A@1:15"),
            ("import func A.max", "A@1:13"),
            ("import A.Sub.Module", "A@1:8"),
            ("import `A`", "A@1:8"),
            ("import/* why */A", "A@1:16"),
            ("import\n    A", "A@2:5"),
            ("\u{FEFF}import A", "A@1:8"),
            ("#!/usr/bin/env swift\nimport A", "A@2:8"),
            ("\r\nimport A\r\n", "A@2:8"),
        ]
    )
    func forms(source: String, expected: String) {
        #expect(imports(source) == [expected])
    }

    @Test("What is written around the module's name is kept")
    func details() throws {
        let scan = ImportScanner.scan("@_spi(X) @testable package import struct A.B.C".utf8)
        let found = try #require(scan.imports.first)
        #expect(found.attributes == ["_spi", "testable"])
        #expect(found.accessLevel == "package")
        #expect(found.kind == "struct")
        #expect(found.path == ["A", "B", "C"])
        #expect(!found.isConditional)
    }

    @Test("Several imports may share a line")
    func semicolons() {
        #expect(imports("import A; @testable import B;import C // import D") == ["A@1:8", "B@1:28", "C@1:37"])
    }

    @Test(
        "What only looks like an import is none",
        arguments: [
            "// import A",
            "/* import A */",
            "/* /* import B */\nimport A */",
            #"let text = "import A""#,
            "let text = \"\"\"\nimport A\n\"\"\"",
            "let text = #\"\"\"\nimport A \"\"\"\nimport B\n\"\"\"#",
            #"let text = "\("import A")""#,
            "let text = \"\\(names.map { \"\\($0)\" }.joined(separator: \"\n\"))\"",
            "let text = ##\"\n\"#\"##",
            "run(\n    import: value\n)",
            "let value = x.import",
            "enum Kind { case `import` }",
            "let pattern = #/\nimport A\n/#",
        ]
    )
    func lookalikes(source: String) {
        #expect(imports(source).isEmpty)
    }

    @Test(
        "Code after a literal or comment is read again",
        arguments: [
            "let text = \"\\(\")\")\"\nimport A",
            "let text = #\"\\(\"#\nimport A",
            "let text = \"\\\"\"\nimport A",
            "let text = \"not closed\nimport A",
            "let pattern = /\"\"\"/\nimport A",
            "let pattern = /[a-z]+\\/*/\nimport A",
            "let pattern = ##/\"\"\"/##\nimport A",
            "let half = total / 2 // \"\"\"\nimport A",
            "let sum = values.reduce(1, /) / 2\nimport A",
            "let text = \"\"\"\n  \\(value, format: \"\"\"\n  )\n  \"\"\")\n\"\"\"\nimport A",
            "/**/\nimport A",
            "/* /* */ */\nimport A",
        ]
    )
    func literals(source: String) {
        #expect(ImportScanner.scan(source.utf8).imports.map(\.module) == ["A"])
    }

    @Test(
        "An unterminated comment or literal ends with the file",
        arguments: [
            "/* import A", "let text = \"\"\"\nimport A", "let text = \"\\(", "#", "@", "import", "#if", "`",
            "@_spi(",
        ]
    )
    func unterminated(source: String) {
        #expect(imports(source).isEmpty)
    }

    @Test("The modules of external macros are found")
    func externalMacros() {
        let source = """
            public macro url(_ text: String) -> URL = #externalMacro(module: "URLMacros", type: "URLMacro")
            """
        #expect(ImportScanner.scan(source.utf8).macroModules == ["URLMacros"])
    }
}
