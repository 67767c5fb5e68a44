// SPDX-License-Identifier: MIT

import EspalierGraph

/// One of the views of another view: the unit that a custom container arranges.
///
/// It is a reference to a view, which is made when a container shows it or when its values are read.
public struct Subview: Identifiable {
  /// The identity of a view among those that it was found with.
  public struct ID: Hashable {
    /// The identity of the element, or of the list that makes it.
    let owner: ObjectIdentifier
    /// The id of the element among those of the owner.
    let key: AnyHashable?
    /// The number of the view among those of one key.
    let part: Int
    /// The identity of the view that replaced the first one of this key; nil for the first one.
    let replacement: ObjectIdentifier?
  }

  /// The identity of the view in its container: the same for as long as the view lives.
  public let id: ID
  let list: ViewList
  /// The view's place in the list when it was found.
  let offset: Int
  let origin: SubviewOrigin

  init(id: ID, list: ViewList, offset: Int, origin: SubviewOrigin) {
    self.id = id
    self.list = list
    self.offset = offset
    self.origin = origin
  }

  /// The view in its list, made now if it does not exist; nil if the list no longer has it. In a rule, depends on the
  /// choice of the element.
  @MainActor package var element: ViewListElement? {
    guard let element = list.element(of: id.key, part: id.part, near: offset), !element.subgraph.isDestroyed else {
      return nil
    }
    return element
  }

  /// The traits that modifiers on the view write for the containers around it. In a rule, depends on the choice of the element.
  @MainActor package var traits: ViewTraits { element?.traits ?? ViewTraits() }

  /// The values that modifiers on the view give its container. Makes only the parts that are necessary to find them,
  /// not the view.
  @MainActor @preconcurrency public var containerValues: ContainerValues { ContainerValues(traits) }
}

extension ListRun {
  /// The identity of a view; does not make it.
  func id(at index: Int) -> Subview.ID {
    Subview.ID(
      owner: owner, key: ids?.anyID(at: index / viewsPerID), part: index % viewsPerID,
      replacement: replacements.isEmpty ? nil : replacements[index])
  }
}

extension Subview: Equatable {
  public static func == (a: Subview, b: Subview) -> Bool { a.id == b.id }
}

extension Subview: BranchingView {
  /// The element that is the view now.
  package struct Branch: Hashable {
    fileprivate weak var element: ViewListElement?
    private let id: ObjectIdentifier?

    fileprivate init(_ element: ViewListElement?) {
      self.element = element
      id = element.map { ObjectIdentifier($0) }
    }

    package static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  package static func branch(of view: Subview) -> Branch? { Branch(view.element) }

  package static func makeBranch(_ id: Branch, of view: Attribute<Subview>, inputs: _ViewListInputs) -> ViewList? {
    guard let element = id.element else { return AbsentElement(inputs.base) }
    return SubviewElement(element, rebase: InputsRebase(from: view.peek().origin.inputs, to: inputs.base))
  }

  /// One, without reading its list: a view that is gone leaves its place.
  @MainActor public static var _viewListCount: Int? { 1 }
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

  // Made once, in the place where the view is shown: its container reads them also when the view leaves, while no view
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

/// The place of a view that its list no longer has: nothing is shown there.
private final class AbsentElement: ViewListElement {
  private let placeInputs: _ViewInputs

  init(_ inputs: _ViewInputs) {
    placeInputs = inputs
    super.init(subgraph: Subgraph.current!)
  }

  override var inputs: _ViewInputs { placeInputs }
}

// Reads: the view that holds the transform, the subviews or sections, whatever the transform reads.
// Produces: the result of the transform.
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
