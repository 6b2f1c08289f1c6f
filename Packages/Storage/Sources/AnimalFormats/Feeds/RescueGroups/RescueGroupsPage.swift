import Boundaries
import Domain
import FoundationEssentials
import JSONStreaming

/// The animals of a page, held until what the page includes about them has been read too: JSON:API writes `included`
/// after `data`.
///
/// RescueGroups gives at most 250 animals a page. What holds more than ``maximumBytes`` is no page of its, and is given
/// out in parts, so that memory stays bounded whatever comes.
struct RescueGroupsPage {
    /// As much as a single record may have.
    private static let maximumBytes = 16 << 20

    let source: SourceName
    let fetchedAt: Date

    private var held: [Held] = []
    private var included = RescueGroupsIncluded()
    /// Which of the lists came first, and which came last.
    private var firstList: List?
    private var lastList: List?
    private var startOffset: Int?

    private enum List {
        case data
        case included
    }

    /// Read, and waiting for what the page includes.
    private struct Held {
        let resource: RescueGroupsResource
        let position: JSONPosition
    }

    init(source: SourceName, fetchedAt: Date) {
        self.source = source
        self.fetchedAt = fetchedAt
    }

    /// Takes an animal of `data`.
    mutating func hold(_ resource: RescueGroupsResource, at position: JSONPosition, into queue: inout RecordQueue) {
        enter(.data, at: position, into: &queue)
        held.append(Held(resource: resource, position: position))
    }

    /// Takes a resource of `included`; organisations are given out at once.
    mutating func include(_ resource: RescueGroupsResource, at position: JSONPosition, into queue: inout RecordQueue) {
        enter(.included, at: position, into: &queue)
        included.add(resource)
        guard resource.key.type == "orgs" else { return }
        do throws(RecordProblem) {
            queue.append(try Organization(rescueGroups: resource, source: source))
        } catch {
            queue.append(RecordFault(line: position.line, column: position.column, reason: error.description))
        }
    }

    /// Gives out what is held: the page has ended.
    mutating func end(into queue: inout RecordQueue) {
        for animal in held {
            do throws(RecordProblem) {
                queue.append(
                    try Animal(
                        rescueGroups: animal.resource,
                        included: included,
                        source: source,
                        fetchedAt: fetchedAt
                    )
                )
            } catch {
                let position = animal.position
                queue.append(RecordFault(line: position.line, column: position.column, reason: error.description))
            }
        }
        held = []
        included = RescueGroupsIncluded()
        (firstList, lastList, startOffset) = (nil, nil, nil)
    }

    /// The list that a page began with begins again with the next page.
    private mutating func enter(_ list: List, at position: JSONPosition, into queue: inout RecordQueue) {
        let beginsAgain = list == firstList && lastList != firstList
        let isTooLarge = startOffset.map { position.byteOffset - $0 > Self.maximumBytes } ?? false
        if beginsAgain || isTooLarge { end(into: &queue) }
        firstList = firstList ?? list
        lastList = list
        startOffset = startOffset ?? position.byteOffset
    }
}
