/// Whether threads share work.
public enum WorkSharing {
    /// Where it is off everything runs in order on the thread that asks, with the same results: for who measures the work
    /// of a thread.
    @TaskLocal public static var isOn = true
}
