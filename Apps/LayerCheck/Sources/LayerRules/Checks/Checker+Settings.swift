import ImportScanning

extension Checker {
    /// Manifests whose settings block is missing or differs, and targets that do not apply what the others do.
    func settingsFindings() -> [Finding] {
        guard let markers = repository.document.settingsMarkers else {
            return []
        }
        let packages = repository.packages.filter { !rules.rows(of: $0).isEmpty && $0.hasSwiftTarget }
        let blocks = packages.map { SettingsBlock(in: $0.manifestText, markers: markers) }
        let blockFindings = blockFindings(Array(zip(packages, blocks)), markers)
        // Where the block itself is wrong, its targets follow from that.
        let wrong = Set(blockFindings.map(\.path))
        return blockFindings + targetFindings(packages).filter { !wrong.contains($0.path) }
    }

    private func blockFindings(
        _ blocks: [(LocalPackage, SettingsBlock?)],
        _ markers: ArchitectureDocument.Markers
    ) -> [Finding] {
        let texts = blocks.compactMap { $0.1?.lines }
        guard let common = mostCommon(texts),
            let model = blocks.first(where: { $0.1?.lines == common }), let modelBlock = model.1
        else {
            return []
        }
        return blocks.compactMap { package, block in
            guard let block else {
                return Finding(
                    .settingsMissing,
                    path: package.manifestPath,
                    position: .start,
                    message: "the manifest has no block between “\(markers.start)” and “\(markers.end)”",
                    remedy: "copy the block from \(model.0.manifestPath)"
                )
            }
            return block.firstDifference(from: modelBlock).map { line in
                Finding(
                    .settingsDiffer,
                    path: package.manifestPath,
                    position: SourcePosition(line: line, column: 1),
                    message: "the common settings differ from those of \(model.0.manifestPath) from this line on",
                    remedy: "copy the block from there, or change it in every manifest at once"
                )
            }
        }
    }

    private func targetFindings(_ packages: [LocalPackage]) -> [Finding] {
        let targets = packages.flatMap { package in package.swiftTargets.map { (package, $0) } }
        guard let common = mostCommon(targets.map(\.1.swiftSettings)) else {
            return []
        }
        return targets.compactMap { package, target in
            let missing = common.filter { !target.swiftSettings.contains($0) }
            guard !missing.isEmpty else {
                return nil
            }
            return Finding(
                .settingsNotApplied,
                path: package.manifestPath,
                position: index.locator(of: package.path).position(ofTarget: target.name),
                message: "\(package.id(of: target)) lacks \(missing.joined(separator: ", "))",
                remedy: "give the target the common settings"
            )
        }
    }

    /// The element that occurs most often; of several, the first.
    private func mostCommon<Element: Hashable>(_ elements: [Element]) -> Element? {
        var counts: [Element: Int] = [:]
        for element in elements {
            counts[element, default: 0] += 1
        }
        let most = counts.values.max()
        return elements.first { counts[$0] == most }
    }
}

extension LocalPackage {
    /// The targets that take Swift settings: plugins do not, and C targets have no Swift file.
    fileprivate var swiftTargets: [Target] {
        manifest.targets.filter { target in
            [.regular, .executable, .test, .macro].contains(target.kind) && sources[target.name]?.isEmpty == false
        }
    }

    fileprivate var hasSwiftTarget: Bool {
        !swiftTargets.isEmpty
    }
}
