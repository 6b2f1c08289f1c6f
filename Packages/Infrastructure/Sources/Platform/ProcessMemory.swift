import CPlatform

/// How this process gets its memory.
public enum ProcessMemory {
    /// Has the memory of each thread grow by megabytes instead of pages, so that a short command does not spend its time on
    /// asking for more. Only the program's entry point should need it, before there is a second thread.
    public static func growInLargeSteps() {
        cplatform_grow_memory_in_large_steps()
    }
}
