extension Scene {
    /// Nothing here asks a server: `SyncCommandTests` do, over real sockets.
    static let sources: [Scene] = [
        Scene(
            "source/story",
            "source list",
            "source add socrata montgomery-county",
            "source add asm https://shelter.example --name 'Happy Paws' --place 'Springfield, IL'",
            "source add rescuegroups --place 19104 --key-env PETSAVE_TEST_KEY",
            "source list",
            "source show happy-paws",
            "source show rescuegroups --json",
            "near 19104 --offline",
            "source disable happy-paws",
            "source list --format table",
            "source remove happy-paws",
            "source list",
            on: [.pipe, .small, .usual]
        ),
        Scene("source/kinds", "source add", on: [.pipe, .small, .usual]),
        Scene("source/kinds-json", "source add --json"),
        Scene(
            "source/mistakes",
            "sync",
            "source add rescuegroup",
            "source add rescuegroups",
            "source add socrata montgomry-county",
            "source add asm https://shelter.example",
            "source add asm https://shelter.example --place Atlantiss",
            "source add asm https://shelter.example --place 19104 --set password=hunter2",
            "source add petfinder https://jo:hunter2@shelter.example --everywhere --set client-id=a --key-env K",
            "source add socrata king-county",
            "source add socrata king-county",
            "source test king",
            "sync kingcounty",
            "near 19104 --offline --refresh",
            on: [.pipe, .usual]
        ),
    ]
}
