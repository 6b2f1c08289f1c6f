import AnimalMap
import AnimalsNearYou
import BusinessServices
import Domain

// Where the list leads to.
extension NearYouScene {
    func openDetails(of listed: ListedAnimal) {
        environment?.go(to: .details(listed) { [weak self] change in self?.desk.take(change) })
    }

    func choosePlace(among choices: [Place]) {
        guard isOnTop else { return }
        environment?.go(to: .placeChoice(choices) { [weak self] in self?.look(around: $0) })
    }

    func askForPlace() {
        guard isOnTop else { return }
        let current = state.list?.place?.name ?? state.request.place
        environment?.go(to: .placeEntry(current: current) { [weak self] in self?.look(around: $0) })
    }

    func openFilters() {
        let search = state.request.search
        let orders: [AnimalOrder] =
            [.distance, .newest, .name] + (tools.household.criteria.isEmpty ? [] : [.match(tools.household)])
        let form = FilterForm(
            filter: search.filter,
            place: state.list?.place,
            asksWithin: true,
            within: search.within,
            orders: orders,
            order: search.order
        )
        environment?.go(
            to: .filters(form) { [weak self] form in
                self?.change {
                    $0.search = NearbySearch(filter: form.filter, within: form.within, order: form.order ?? .distance)
                }
            }
        )
    }

    func openMap() {
        let request = AnimalMapRequest(place: state.request.place, search: state.request.search)
        environment?.go(
            to: .map(request) { [weak self] place in
                self?.change(isExcursion: true) { $0.place = place.name }
            }
        )
    }

    private func look(around place: Place) { change { $0.place = place.name } }
}
