/// What a page of RescueGroups' includes beside its animals: species, breeds, colours, organisations, pictures.
struct RescueGroupsIncluded {
    private var resources: [RescueGroupsResource.Key: WireObject] = [:]

    mutating func add(_ resource: RescueGroupsResource) {
        resources[resource.key] = resource.attributes
    }

    /// The attributes of the resource, if it was included.
    subscript(key: RescueGroupsResource.Key) -> WireObject? { resources[key] }

    /// The first of the resources that was included.
    func first(of keys: [RescueGroupsResource.Key]) -> WireObject? {
        for key in keys {
            if let wire = self[key] { return wire }
        }
        return nil
    }

    /// The names of those that were included.
    func names(of keys: [RescueGroupsResource.Key]) -> [String] {
        keys.compactMap { self[$0]?.words("name") }
    }
}
