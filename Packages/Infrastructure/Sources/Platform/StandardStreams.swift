/// The three streams a command-line program talks through, as values that can be passed in and replaced.
public struct StandardStreams: Sendable {
    /// What the program is told.
    public let input: any TextInput
    /// What was asked for: data, and nothing but data.
    public let output: any TextOutput
    /// Everything else: progress, notices, errors.
    public let error: any TextOutput

    /// Bundles three streams.
    public init(input: any TextInput, output: any TextOutput, error: any TextOutput) {
        self.input = input
        self.output = output
        self.error = error
    }

    /// The streams this process was started with. Make them once: each call makes buffers of its own.
    ///
    /// Call ``ProcessSignals/ignoreBrokenPipe()`` too, so that a closed pipe is an error rather than the end.
    public static func ofProcess() -> StandardStreams {
        StandardStreams(
            input: FileDescriptorInput(descriptor: 0, name: "standard input"),
            output: FileDescriptorOutput(descriptor: 1, name: "standard output"),
            error: FileDescriptorOutput(
                descriptor: 2,
                name: "standard error",
                buffering: FileDescriptorOutput.Buffering.none
            )
        )
    }
}
