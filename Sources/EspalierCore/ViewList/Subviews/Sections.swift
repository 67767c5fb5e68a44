// SPDX-License-Identifier: MIT

import EspalierGraph

/// A section of a custom container: its header, its views, and its footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among those that it was found with.
  public struct ID: Hashable {
    let section: AnyObject

    public static func == (a: ID, b: ID) -> Bool { a.section === b.section }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(section)) }
  }

  /// The identity of the section in its container: the same for as long as the section lives, whatever its views.
  public let id: ID
  /// The views of the header; empty without one.
  public let header: SubviewsCollection
  /// The views of the section, without header and footer.
  public let content: SubviewsCollection
  /// The views of the footer; empty without one.
  public let footer: SubviewsCollection
  /// The traits of the section; nil for views outside of sections.
  private let traits: ViewTraits?

  init(
    id: ID, header: SubviewsCollection = .none, content: SubviewsCollection, footer: SubviewsCollection = .none,
    traits: ViewTraits? = nil
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

/// The sections of a view. Views without a section form one of their own, so that there is at least one.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  /// The section at an index; O(1).
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The sections of a value, as an attribute of the current subgraph.
@MainActor
func makeSections<Source: View>(_ source: _GraphValue<Source>, inputs: _ViewListInputs) -> Attribute<SectionCollection>
{
  Attribute(
    Sections(list: Source._makeViewList(view: source, inputs: inputs).list, origin: SubviewOrigin(inputs.base)))
}

// Reads: the list, and every changing list in it.
// Produces: its sections, and the views between them; makes none that can be made later.
// Costs: O(sections and views that exist) when the list changed, O(views) if there are views outside of several sections.
private struct Sections: Rule {
  let list: ViewList?
  let origin: SubviewOrigin
  var loose = LooseSections()

  init(list: ViewList?, origin: SubviewOrigin) {
    self.list = list
    self.origin = origin
  }

  mutating func value() -> SectionCollection {
    let parts = SubviewParts(list?.runs ?? [], origin: origin)
    func subviews(_ range: Range<Int>) -> SubviewsCollection {
      SubviewsCollection(parts, range.clamped(to: 0..<parts.count))
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
          views: subviews(end..<max(end, limit)), previous: order.isEmpty ? nil : order.last??.id.section))
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
    addLoose(until: parts.count, isAlone: order.isEmpty)

    var identities = loose.follow(runs).makeIterator()
    var rest = runs.makeIterator()
    return SectionCollection(
      sections: order.map { section in
        section
          ?? SectionConfiguration(
            id: SectionConfiguration.ID(section: identities.next()!),
            content: rest.next()!.views)
      })
  }

  nonisolated static var label: String { "sections" }
}

/// The identities of views that follow each other outside of sections. Such views are the same section as before if one
/// of them was in it, and otherwise if they are at its place.
@MainActor
private struct LooseSections {
  struct Run {
    let views: SubviewsCollection
    /// The section before it; nil at the beginning.
    let previous: AnyObject?
  }

  private final class Identity: Sendable {}

  private var known: [(run: Run, identity: AnyObject)] = []

  nonisolated init() {}

  /// The identities of the sections of another value, in order. O(views); O(1) if there is one, and was one.
  mutating func follow(_ runs: [Run]) -> [AnyObject] {
    // A single section has the same views, or takes the place of the single one before.
    if runs.count == 1, known.count == 1, known[0].run.previous === runs[0].previous {
      known[0].run = runs[0]
      return [known[0].identity]
    }
    var found: [AnyObject?] = Array(repeating: nil, count: runs.count)
    var isTaken = Array(repeating: false, count: known.count)
    var owners = IDTable<Subview.ID, Int>()
    for (index, each) in known.enumerated() {
      for id in each.run.views.ids { owners[id] = index }
    }
    func take(_ index: Int, for run: Int) {
      found[run] = known[index].identity
      isTaken[index] = true
    }
    for (number, run) in runs.enumerated() where !owners.isEmpty {
      if let index = run.views.ids.lazy.compactMap({ owners[$0] }).first(where: { !isTaken[$0] }) {
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
