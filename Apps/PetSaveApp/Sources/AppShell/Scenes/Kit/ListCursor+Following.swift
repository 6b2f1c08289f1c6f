import Domain

extension ListCursor {
    /// The cursor on the same animal, and that on the same row of the screen, after a list was read anew; where the
    /// animal is gone, at the same place in the list.
    func following(from old: [ListedAnimal], to new: [ListedAnimal]) -> ListCursor {
        guard old.indices.contains(selected) else { return self }
        let id = old[selected].animal.id
        if new.indices.contains(selected), new[selected].animal.id == id { return self }
        guard let place = new.firstIndex(where: { $0.animal.id == id }) else { return self }
        return ListCursor(selected: place, first: first + place - selected)
    }
}
