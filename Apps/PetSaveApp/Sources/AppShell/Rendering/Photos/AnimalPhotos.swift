import BusinessServices
import Domain
import PixelImages
import RemoteImages
import TerminalImages
import TerminalScreen

/// Shows animals' photos in the terminal, as well as that can.
struct AnimalPhotos: Sendable {
    private let images: RemoteImages
    private let directory: SourceDirectory
    private let isBuiltIn: Bool

    /// How long a photo is kept whose source sets no term: 30 days.
    static let lifetime: Double = 30 * 24 * 3600

    /// - Parameters:
    ///   - directory: Says where the photos of a source's records may be fetched from.
    ///   - isBuiltIn: Whether this program can decode photos.
    init(images: RemoteImages, directory: SourceDirectory, isBuiltIn: Bool) {
        self.images = images
        self.directory = directory
        self.isBuiltIn = isBuiltIn
    }

    /// One of an animal's photos in a box of cells, in its own shape; where it cannot be shown, why, in a sentence.
    ///
    /// It may take as long as a server does, and never holds up the actor that it is called from. Cancelling the task ends it.
    @concurrent
    func photo(
        of animal: Animal,
        index: Int,
        box: (columns: Int, rows: Int),
        capabilities: TerminalCapabilities
    ) async -> PhotoDisplay {
        guard !animal.photos.isEmpty else { return .note("There is no photo.") }
        guard isBuiltIn, box.columns > 0, box.rows > 0, let drawer = PictureDrawer(capabilities: capabilities),
            animal.photos.indices.contains(index)
        else { return .note(Self.count(of: animal.photos.count)) }
        let size = drawer.pixelBox(columns: box.columns, rows: box.rows)
        guard let address = animal.photos[index].address(forWidth: size.width) else {
            return .note("The photo could not be shown: it has no address.")
        }
        do {
            let image = try await images.image(
                at: address,
                from: ImageHosts(try await directory.photoHosts(of: animal)),
                fitting: size,
                lifetime: try await directory.photoLifetime(of: animal) ?? Self.lifetime
            )
            switch drawer.draw(image, id: address, columns: box.columns, rows: box.rows) {
            case .rows(let rows): return .rows(rows)
            case .picture(let picture): return .picture(picture)
            }
        } catch {
            return .note("The photo could not be shown: \(Self.reason(of: error)).")
        }
    }

    private static func count(of photos: Int) -> String {
        photos == 1 ? "1 photo: press p to open it" : "\(photos) photos: press p to open one"
    }

    /// A clause.
    private static func reason(of error: any Error) -> String {
        switch error {
        case let error as RemoteImageError: "\(error)"
        default: "the list of sources cannot be read"
        }
    }
}

extension Photo {
    /// The address of the smallest version that is large enough, by the widths that Petfinder's API gives them and others
    /// come near: 100, 300 and 600 pixels; failing that, the next larger one, or the largest there is.
    fileprivate func address(forWidth width: Int) -> String? {
        let sizes = [(100, small), (300, medium), (600, large), (Int.max, full)]
        return sizes.first { $0.0 >= width && $0.1 != nil }?.1 ?? largest
    }
}
