import Platform
import Testing

@Suite("Advice on mistyped names")
struct AdviceTests {
    @Test(
        "the nearest name is offered, whatever was mistyped",
        arguments: [
            (["doctr"], "Did you mean `petsave doctor`?"),
            (["config", "lst"], "Did you mean `petsave config list`?"),
            (["config", "Unset", "place"], "Did you mean `petsave config unset`?"),
            (["help", "config", "pth"], "Did you mean `petsave config path`?"),
            (["help", "exit-code"], "Did you mean `petsave help exit-codes`?"),
            (["help", "filter"], "Did you mean `petsave help filters`?"),
            (["help", "exprt"], "Did you mean `petsave help export`?"),
            (["near", "--tpye", "cat"], "Did you mean “--type”?"),
            (["near", "-type", "cat"], "Did you mean “--type”?"),
            (["near", "19104", "--colour=black"], "Did you mean “--color”?"),
            (["near", "--json=name", "--no-housetrained"], "Did you mean “--no-house-trained”?"),
            (
                ["config", "set", "units", "km", "--plan"],
                "`petsave config set` has no option “--plan”. Did you mean “--plain”?"
            ),
            (["config", "--formt", "json"], "Did you mean “--format”?"),
            (["--versoin"], "Did you mean “--version”?"),
        ] as [([String], String)]
    )
    func nearest(arguments: [String], advice: String) async {
        let rig = Rig()
        #expect(await rig.run(arguments) == 64)
        #expect(rig.error.text.contains(advice), "\(rig.error.text)")
        #expect(rig.output.text.isEmpty)
    }

    @Test(
        "what is like nothing gets no far-fetched advice, and says where the names are",
        arguments: [
            (["near", "--foo"], "`petsave near --help`"), (["config", "nonsense"], "get, set, unset, list, path"),
            (["help", "near", "nonsense"], "no commands of its own"),
            (["help", "nonsense", "list"], "`petsave` has no command “nonsense”"),
        ] as [([String], String)]
    )
    func nothingNear(arguments: [String], hint: String) async {
        let rig = Rig()
        #expect(await rig.run(arguments) == 64)
        #expect(!rig.error.text.contains("Did you mean"), "\(rig.error.text)")
        #expect(rig.error.text.contains(hint), "\(rig.error.text)")
    }

    @Test(
        "what is right in itself is not called mistyped",
        arguments: [
            (["config", "get"], "key"), (["doctor", "x"], "Unexpected argument 'x'"), (["near", "--type"], "--type"),
            (["near", "-33.9,18.4", "--limit", "x"], "--limit"), (["near", "a", "b", "--", "--tpye"], "b"),
            (["--generate-completion-script", "tcsh"], "tcsh"),
        ] as [([String], String)]
    )
    func otherErrors(arguments: [String], hint: String) async {
        let rig = Rig()
        #expect(await rig.run(arguments) == 64)
        #expect(!rig.error.text.contains("has no"), "\(rig.error.text)")
        #expect(rig.error.text.contains(hint), "\(rig.error.text)")
    }
}
