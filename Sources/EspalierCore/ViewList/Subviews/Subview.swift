// SPDX-License-Identifier: MIT

import EspalierGraph

/// One of the views that another view stands for: what a container of one's own arranges.
public struct Subview: Identifiable {
  /// The identity of a view among those that it was found with.
  public struct ID: Hashable {
    let element: ObjectIdentifier
  }

  package let element: ViewListElement
  let origin: _ViewInputs

  /// The identity of the view in its container: the same for as long as the view lives.
  public var id: ID { ID(element: ObjectIdentifier(element)) }

  /// The values that modifiers on the view give its container.
  @MainActor @preconcurrency public var containerValues: ContainerValues {
    ContainerValues(element.traits)
  }
}

extension Subview: Equatable {
  public static func == (a: Subview, b: Subview) -> Bool { a.element === b.element }
}

extension Subview: BranchingView {
  package static func branch(of view: Subview) -> ID? { view.id }

  package static func makeBranch(_ id: ID, of view: Attribute<Subview>, inputs: _ViewListInputs) -> ViewList? {
    let subview = view.peek()
    return SubviewElement(subview.element, rebase: InputsRebase(from: subview.origin, to: inputs.base))
  }
}

/// The view of a list, shown elsewhere.
private final class SubviewElement: ViewListElement {
  private let base: ViewListElement
  private let rebase: InputsRebase

  init(_ base: ViewListElement, rebase: InputsRebase) {
    self.base = base
    self.rebase = rebase
    super.init(subgraph: base.subgraph, traits: base.traits, places: base.places + [Subgraph.current!])
  }

  override var inputs: _ViewInputs { shownInputs }
  override var innermostType: Any.Type { base.innermostType }

  // Made once, in the place where the view is shown: its container reads them also when the view leaves, where nothing
  // is being made.
  private lazy var shownInputs: _ViewInputs = {
    var inputs = base.inputs
    places.last!.apply { rebase.apply(&inputs) }
    return inputs
  }()

  override func make(in container: ContainerInputs) -> _ViewOutputs {
    var container = container
    container.rebase = rebase.before(container.rebase)
    return base.make(in: container)
  }
}

/// The views that another view stands for.
public struct SubviewsCollection: RandomAccessCollection, Equatable {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  package init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  /// The view at an index; O(1).
  public subscript(index: Int) -> Subview { subviews[index] }
  /// A part of the views; indices are those of the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// Some of the views that another view stands for.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  /// The view at an index of the whole collection; O(1).
  public subscript(index: Int) -> Subview { subviews[index] }
  /// A part of the views; indices are those of the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// The views that a value stands for, as an attribute of the current subgraph.
@MainActor
package func makeSubviews<Source: View>(_ source: _GraphValue<Source>, inputs: _ViewListInputs)
  -> Attribute<SubviewsCollection>
{
  Attribute(Subviews(list: Source._makeViewList(view: source, inputs: inputs).list, inputs: inputs.base))
}

// Reads: the list, and every changing list in it.
// Produces: its views.
// Costs: O(views) when the list changed.
private struct Subviews: Rule {
  let list: ViewList?
  let inputs: _ViewInputs
  mutating func value() -> SubviewsCollection {
    SubviewsCollection(list?.elements.map { Subview(element: $0, origin: inputs) } ?? [])
  }
  nonisolated static var label: String { "subviews" }
}

// Reads: the view that holds the transform, the subviews or sections, whatever the transform reads.
// Produces: what is made of them.
// Costs: the user's closure.
package struct SubviewTransform<Owner, Parts, Result>: Rule {
  private let owner: Attribute<Owner>
  private let subviews: Attribute<Parts>
  @HostReference private var host: ViewGraph
  private let transform: @MainActor (Owner, Parts) -> Result

  package init(
    owner: Attribute<Owner>, subviews: Attribute<Parts>, host: ViewGraph,
    transform: @escaping @MainActor (Owner, Parts) -> Result
  ) {
    self.owner = owner
    self.subviews = subviews
    self.host = host
    self.transform = transform
  }

  package mutating func value() -> Result {
    let (owner, subviews) = (owner.value, subviews.value)
    return host.observing { transform(owner, subviews) }
  }
  package nonisolated static var label: String { "made of subviews" }
}
