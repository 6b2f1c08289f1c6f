import Domain

extension UnderstoodSearch {
    /// One readable line, such as `type=Dog age=Young text=“max” near=boston within=50km`: what is asked for, then what
    /// is excluded as `no-type=Cat`, then words that were understood and ask for nothing. `-` is nothing at all.
    var notation: String {
        var fields: [(key: String, values: [String])] = [
            ("type", filter.types.map(\.text)),
            ("breed", filter.breeds),
            ("age", filter.ages.map(\.text)),
            ("gender", filter.genders.map(\.text)),
            ("size", filter.sizes.map(\.text)),
            ("coat", filter.coats.map(\.text)),
            ("color", filter.colors),
            ("good", filter.goodWith.map(\.rawValue)),
            ("house-trained", filter.houseTrained.map { ["\($0)"] } ?? []),
            ("special-needs", filter.specialNeeds.map { ["\($0)"] } ?? []),
            ("photo", filter.hasPhoto ? ["true"] : []),
            ("near", place.map { [$0] } ?? []),
            ("within", within.map { ["\(($0.kilometers * 10).rounded() / 10)km"] } ?? []),
            ("sort", order.map { ["\($0)"] } ?? []),
        ]
        if filter.statuses.isEmpty {
            fields.append(("status", ["any"]))
        } else if filter.statuses != [.known(.adoptable)] {
            fields.append(("status", filter.statuses.map(\.text)))
        }
        fields += [
            ("no-type", filter.excluded.types.map(\.text)),
            ("no-breed", filter.excluded.breeds),
            ("no-age", filter.excluded.ages.map(\.text)),
            ("no-gender", filter.excluded.genders.map(\.text)),
            ("no-size", filter.excluded.sizes.map(\.text)),
            ("no-coat", filter.excluded.coats.map(\.text)),
            ("no-color", filter.excluded.colors),
            ("nothing-for", terms.filter { $0.meaning.hasSuffix("nothing is asked") }.map(\.words)),
        ]
        var parts = fields.filter { !$0.values.isEmpty }.map { field in
            "\(field.key)=" + field.values.map { $0.contains(" ") ? "“\($0)”" : $0 }.joined(separator: "|")
        }
        if let text = filter.text { parts.append("text=“\(text)”") }
        return parts.isEmpty ? "-" : parts.joined(separator: " ")
    }
}
