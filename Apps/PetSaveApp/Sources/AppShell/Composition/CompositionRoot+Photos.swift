import HTTPTransport
import ImageDecoding
import Platform
import RemoteImages

/// Photos in the terminal.
extension CompositionRoot {
    /// Where photos are kept that were shown.
    var photoFolder: String { directories.cache + "/photos" }

    /// Shows photos; made once for as long as the app runs, since it remembers the latest ones.
    ///
    /// - Parameter isOffline: Whether only those are shown that are kept already.
    func animalPhotos(network: NetworkAccess, isOffline: Bool) -> AnimalPhotos {
        // Somebody looks at where the photo is to be: better none than a long wait.
        let policy = HTTPPolicy(
            timeouts: HTTPTimeouts(connect: 10, read: 10, total: 30),
            bodyLimit: RemoteImages.largestFile,
            tries: 2
        )
        let http = HTTPService(
            transport: Self.transport(network, in: world),
            policy: policy,
            clock: world.timer,
            now: now
        )
        return AnimalPhotos(
            images: RemoteImages(
                http: isOffline ? nil : http,
                decoder: ImageDecoder(executable: world.executable ?? "", clock: world.timer),
                cache: CacheFolder(path: photoFolder, limit: RemoteImages.largestCache, now: now)
            ),
            directory: sourceDirectory(network),
            isBuiltIn: ImageDecoder.isBuiltIn && world.executable != nil
        )
    }
}
