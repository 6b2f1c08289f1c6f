/// Names of breeds and colours that are first of all something else.
enum AmbiguousNames {
    /// Everyday words, names of pets and names of places, which mean a breed or a colour only beside its type: “dutch”
    /// is a rabbit's breed in “dutch rabbit”. Folded.
    static let onlyWithType: Set<String> = words([
        // Dogs and cats
        "bombay havana tiger snowshoe somali munchkin chinook",
        // Rabbits, and the small and furry
        "american dutch dwarf polish rex satin lilac cinnamon palomino californian peruvian teddy silkie",
        // Horses
        "belgian draft gaited grade morgan mustang paint pinto",
        // Birds
        "amazon canary dove finch rhea rosella swan turkey",
        // Scales, fins and other
        "box bull corn garter king leopard milk monitor mud musk painted ribbon russian scorpion snapping southern",
        // Barnyard
        "alpine angora angus barbados boer duroc hampshire holstein jersey landrace merino pygmy shetland yorkshire",
        // Colours
        "bay buff champagne dun ivory liver olive pink roan rust smoke spotted violet buckskin",
    ]).union(["new zealand", "red foot", "soft shell"])

    /// Names that are better read otherwise: as a coat, a type, or not at all.
    static let neverBreeds: Set<String> = ["other", "short haired", "hairless cat", "bunny rabbit", "rat"]

    private static func words(_ lines: [String]) -> Set<String> {
        Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    }
}
