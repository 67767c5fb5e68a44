// SPDX-License-Identifier: MIT

import EspalierGraph

/// A section of a container of one's own: what it is called, what is in it, and what stands below it.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among those that it was found with.
  public struct ID: Hashable {
    let section: AnyObject

    public static func == (a: ID, b: ID) -> Bool { a.section === b.section }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(section)) }
  }

  /// The identity of the section in its container: the same for as long as the section lives, whatever is in it.
  public let id: ID
  /// The views of the header; empty without one.
  public let header: SubviewsCollection
  /// The views of the section, without header and footer.
  public let content: SubviewsCollection
  /// The views of the footer; empty without one.
  public let footer: SubviewsCollection
  /// Nil for views outside of sections.
  private let traits: ViewTraits?

  init(
    id: ID, header: SubviewsCollection = SubviewsCollection([]), content: SubviewsCollection,
    footer: SubviewsCollection = SubviewsCollection([]), traits: ViewTraits? = nil
  ) {
    self.id = id
    self.header = header
    self.content = content
    self.footer = footer
    self.traits = traits
  }

  /// The values that modifiers on the section give the container; those on its views are not among them. Empty for views that
  /// are in no section.
  @MainActor @preconcurrency public var containerValues: ContainerValues {
    traits.map { ContainerValues($0) } ?? ContainerValues()
  }
}

/// The sections that a view stands for. Views without a section are one of their own, so that there is at least one.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  /// The section at an index; O(1).
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections that a value stands for, as an attribute of the current subgraph.
@MainActor
func makeSections<Source: View>(_ source: _GraphValue<Source>, inputs: _ViewListInputs) -> Attribute<SectionCollection>
{
  Attribute(Sections(list: Source._makeViewList(view: source, inputs: inputs).list, inputs: inputs.base))
}

// Reads: the list, and every changing list in it.
// Produces: its sections, and the views between them.
// Costs: O(views) when the list changed.
private struct Sections: Rule {
  let list: ViewList?
  let inputs: _ViewInputs
  var loose = LooseSections()

  mutating func value() -> SectionCollection {
    let elements = list?.elements ?? []
    func subviews(_ range: Range<Int>) -> SubviewsCollection {
      SubviewsCollection(elements[range.clamped(to: elements.indices)].map { Subview(element: $0, origin: inputs) })
    }
    var places: [ListSection] = []
    list?.forEachSection(from: 0) { places.append($0) }
    var owners: [ViewListElement] = []
    list?.forEachSectionElement { owners.append($0) }

    var runs: [LooseSections.Run] = []
    var order: [SectionConfiguration?] = []
    var end = 0
    func addLoose(until limit: Int, isAlone: Bool = false) {
      guard limit > end || isAlone else { return }
      runs.append(
        LooseSections.Run(
          elements: Array(elements[end..<limit]), previous: order.isEmpty ? nil : order.last??.id.section))
      order.append(nil)
    }
    for (place, owner) in zip(places, owners) {
      addLoose(until: place.range.lowerBound)
      order.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(section: owner), header: subviews(place.header), content: subviews(place.rows),
          footer: subviews(place.footer), traits: owner.traits))
      end = place.range.upperBound
    }
    addLoose(until: elements.count, isAlone: order.isEmpty)

    var identities = loose.follow(runs).makeIterator()
    var rest = runs.makeIterator()
    return SectionCollection(
      sections: order.map { section in
        section
          ?? SectionConfiguration(
            id: SectionConfiguration.ID(section: identities.next()!),
            content: SubviewsCollection(rest.next()!.elements.map { Subview(element: $0, origin: inputs) }))
      })
  }

  nonisolated static var label: String { "sections" }
}

/// The identities of views that follow each other outside of sections. Such views are the same section as before if one of
/// them was in it, and else if they stand where it stood.
@MainActor
private struct LooseSections {
  struct Run {
    let elements: [ViewListElement]
    /// The section before it; nil at the beginning.
    let previous: AnyObject?
  }

  private final class Identity: Sendable {}

  private var known: [(run: Run, identity: AnyObject)] = []

  nonisolated init() {}

  /// The identities of the sections of another value, in order. O(views).
  mutating func follow(_ runs: [Run]) -> [AnyObject] {
    var found: [AnyObject?] = Array(repeating: nil, count: runs.count)
    var isTaken = Array(repeating: false, count: known.count)
    var owners: [ObjectIdentifier: Int] = [:]
    for (index, each) in known.enumerated() {
      for element in each.run.elements { owners[ObjectIdentifier(element)] = index }
    }
    func take(_ index: Int, for run: Int) {
      found[run] = known[index].identity
      isTaken[index] = true
    }
    for (number, run) in runs.enumerated() {
      if let index = run.elements.lazy.compactMap({ owners[ObjectIdentifier($0)] }).first(where: { !isTaken[$0] }) {
        take(index, for: number)
      }
    }
    for (number, run) in runs.enumerated() where found[number] == nil {
      if let index = known.indices.first(where: { !isTaken[$0] && known[$0].run.previous === run.previous }) {
        take(index, for: number)
      }
    }
    let identities = found.map { $0 ?? Identity() }
    known = zip(runs, identities).map { ($0, $1) }
    return identities
  }
}
