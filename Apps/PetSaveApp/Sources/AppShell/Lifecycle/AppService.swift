/// Something that lives as long as the interactive app and hears of its changes of state.
///
/// A service is asked at each change and has to be quick about it: whoever takes longer than the moment allows is called
/// off.
protocol AppService: Sendable {
    /// The app has started and its stores are ready.
    func appDidLaunch() async

    /// The app is in front: after the launch, and again whenever it was continued.
    func appDidBecomeActive() async

    /// The app is about to be stopped by its shell (Ctrl-Z) and may never be continued.
    func appWillEnterBackground() async

    /// The app is about to end.
    func appWillTerminate() async
}

extension AppService {
    func appDidLaunch() async {}
    func appDidBecomeActive() async {}
    func appWillEnterBackground() async {}
    func appWillTerminate() async {}
}
