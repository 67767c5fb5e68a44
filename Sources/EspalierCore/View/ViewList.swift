// SPDX-License-Identifier: MIT

import EspalierGraph

/// The views of a value in a container, as a tree: single elements, joined lists, and lists that change.
///
/// Elements keep their object identity for as long as their view keeps its identity, so a container can determine by
/// `===` which views stayed, moved, came or went.
@MainActor
package class ViewList {
  /// Whether the elements can never change.
  package var isStatic: Bool { true }

  /// Visits the elements in order. In a rule, this depends on every changing list inside.
  package func forEachElement(_ visit: (ViewListElement) -> Void) {}

  /// The list with `transform` applied to each element; the same element gives the same result every time.
  package func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList { self }

  // MARK: - One by one, for containers that show a part of a long list

  /// The number of elements. Makes none that can be made later. In a rule, depends on every changing list inside.
  package func count() -> Int { 0 }

  /// The element at a place, made now if it does not exist. To be called outside of rules.
  package func element(at index: Int) -> ViewListElement { fatalError("the list has no element \(index)") }

  /// The elements that exist, with their places in a list that begins at `start`.
  package func forEachMade(from start: Int, _ visit: (Int, ViewListElement) -> Void) {}

  /// The id that the program gives the element at a place, as far as that is known without making it.
  package func id(at index: Int) -> AnyHashable? { nil }

  /// The place of the first element that belongs to an id; does not make it.
  package func index(of id: AnyHashable) -> Int? { nil }

  /// Visits the current views of the list; makes none that can be made later. In a rule, depends on every changing list inside.
  package func forEachRun(_ visit: (ListRun) -> Void) { forEachElement { visit(ListRun($0)) } }

  /// The element that one of the list's runs identifies, made now if it does not exist; nil if the list no longer has
  /// it. In a rule, depends on the choice of the element, if an identity inside of the key determines that.
  /// - Parameters:
  ///   - part: The number of the element among those of one key.
  ///   - offset: The element's last known place in the run.
  package func element(of key: AnyHashable?, part: Int, near offset: Int) -> ViewListElement? { nil }

  /// The sections in a list that begins at `start`.
  package func forEachSection(from start: Int, _ visit: (ListSection) -> Void) {}

  /// The sections themselves, in the order of `forEachSection`: elements without a view, with the traits that modifiers
  /// on the sections write.
  package func forEachSectionElement(_ visit: (ViewListElement) -> Void) {}

  package final var runs: [ListRun] {
    var result: [ListRun] = []
    forEachRun { result.append($0) }
    return result
  }

  package final var elements: [ViewListElement] {
    var result: [ViewListElement] = []
    forEachElement { result.append($0) }
    return result
  }
}

public struct _ViewListOutputs {
  /// The list; nil if it is empty and always will be.
  package var list: ViewList?

  package init(_ list: ViewList?) { self.list = list }

  package static var empty: _ViewListOutputs { _ViewListOutputs(nil) }

  @MainActor
  package static func unary<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(UnaryElement(view: view, inputs: inputs.base))
  }
}

/// One view of a list.
@MainActor
package class ViewListElement: ViewList {
  /// The subgraph of the view's values; it ends when the view's identity ends.
  package final let subgraph: Subgraph
  package final var traits: ViewTraits
  /// The subgraphs of the places where the view is put, if its list was made elsewhere: wrappers at a place end with
  /// its identities.
  let places: [Subgraph]

  init(subgraph: Subgraph, traits: ViewTraits = ViewTraits(), places: [Subgraph] = []) {
    self.subgraph = subgraph
    self.traits = traits
    self.places = places
  }

  /// The same view, with a wrapper around it.
  init(around base: ViewListElement) {
    subgraph = base.subgraph
    traits = base.traits
    places = base.places
  }

  /// The identities around the view, the innermost first: those of the places where it is put, and those of its list.
  /// - Parameter container: The subgraph of the container that shows it, at which the visit ends.
  /// - Returns: Whether the list was made inside the container.
  @discardableResult
  package func forEachIdentity(upTo container: Subgraph, _ visit: (ListItem) -> Void) -> Bool {
    func walk(_ start: Subgraph?) -> Bool {
      var subgraph = start
      while let each = subgraph, each !== container {
        if let item = each.item as? ListItem { visit(item) }
        subgraph = each.parent
      }
      return subgraph != nil
    }
    for place in places.reversed() { _ = walk(place) }
    return walk(subgraph)
  }

  /// Makes the view where the container puts it.
  package func make(in container: ContainerInputs) -> _ViewOutputs { _ViewOutputs() }

  /// The view's transaction, for changes that its container makes on its behalf.
  package var inputs: _ViewInputs { fatalError("an element overrides its inputs") }

  /// The type of the view inside all modifiers.
  package var innermostType: Any.Type { Never.self }

  package override func forEachElement(_ visit: (ViewListElement) -> Void) { visit(self) }
  package override func count() -> Int { 1 }
  package override func element(at index: Int) -> ViewListElement { self }
  package override func element(of key: AnyHashable?, part: Int, near offset: Int) -> ViewListElement? { self }
  package override func forEachMade(from start: Int, _ visit: (Int, ViewListElement) -> Void) { visit(start, self) }
  package override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    transform(self)
  }
}

/// A view that is exactly one.
private final class UnaryElement<V: View>: ViewListElement {
  let view: _GraphValue<V>
  let viewInputs: _ViewInputs

  init(view: _GraphValue<V>, inputs: _ViewInputs) {
    self.view = view
    viewInputs = Handover.isActive ? inputs.entering(V.self) : inputs
    super.init(subgraph: Subgraph.current!)
  }

  override var inputs: _ViewInputs { viewInputs }
  override var innermostType: Any.Type { innermostViewType(of: V.self) }

  override func make(in container: ContainerInputs) -> _ViewOutputs {
    let inputs = viewInputs.placed(in: container)
    guard let place = inputs.handoverPlace else { return V._makeView(view: view, inputs: inputs) }
    return V._makeView(view: view, inputs: inputs.standing(at: place.again))
  }
}

/// An element with a wrapper around it: a modifier that was applied to the whole list.
package final class WrappedElement: ViewListElement {
  let base: ViewListElement
  private let level: ListLevel?
  let wrap: @MainActor (_ViewInputs, (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs

  /// - Parameter level: The level at which the modifier was applied. The modifier reads the values written there, and
  ///   not those that modifiers inside of the list wrote for their content. Nil if it reads none.
  /// - Parameter wrap: Without one the element has traits of its own, and no wrapper.
  package init(
    _ base: ViewListElement, level: ListLevel? = nil,
    wrap: @escaping @MainActor (_ViewInputs, (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs = { $1($0) }
  ) {
    self.base = base
    self.level = level
    self.wrap = wrap
    super.init(around: base)
  }

  package override var inputs: _ViewInputs { base.inputs }
  package override var innermostType: Any.Type { base.innermostType }

  package override func make(in container: ContainerInputs) -> _ViewOutputs {
    let inputs = base.inputs(around: container, at: level)
    return wrap(inputs) { [base, level] inner in base.make(in: container, inside: inner, around: inputs, at: level) }
  }
}

extension ViewListElement {
  /// The inputs of a modifier around the element.
  /// - Parameter level: The level at which the modifier was applied; nil if it reads the values that modifiers inside
  ///   of the list wrote.
  fileprivate func inputs(around container: ContainerInputs, at level: ListLevel?) -> _ViewInputs {
    var inputs = self.inputs
    if let level { inputs.takeWritten(from: level.inputs) }
    return inputs.placed(in: container)
  }

  /// The view inside of a modifier. Values that modifiers inside of the list wrote precede those of this one.
  /// - Parameters:
  ///   - inner: The inputs that the modifier hands on.
  ///   - outer: The inputs of the modifier.
  ///   - level: The level at which the modifier was applied, as above.
  fileprivate func make(
    in container: ContainerInputs, inside inner: _ViewInputs, around outer: _ViewInputs, at level: ListLevel?
  ) -> _ViewOutputs {
    var place = ContainerInputs(inner, inside: container)
    if inner.environment != outer.environment {
      place.environment = WrapperEnvironment(
        values: inner.environment, level: (level?.inputs ?? inputs).environment, rebase: container.rebase)
    }
    return make(in: place)
  }
}

/// The inputs of a list that a modifier is applied to, once for all of its elements.
package final class ListLevel {
  let inputs: _ViewInputs
  package init(_ inputs: _ViewListInputs) { self.inputs = inputs.base }
}

extension _ViewInputs {
  /// Replaces values that modifiers wrote by those that were written further out; values of the view itself stay.
  fileprivate mutating func takeWritten(from outer: _ViewInputs) {
    environment = outer.environment
    transaction = outer.transaction
    layoutDirection = outer.layoutDirection
    modifierContent = outer.modifierContent
    allowsTextSelection = outer.allowsTextSelection
    hasTextRenderer = outer.hasTextRenderer
    takeFixed(from: outer)
  }
}

/// An element with a modifier around it that its container gives it: an option of a picker, a row of a list. In
/// contrast to `WrappedElement`, the modifier may have a body, and make its content later, or not at all.
package final class ModifiedElement<Modifier: ViewModifier>: ViewListElement {
  private let base: ViewListElement
  private let level: ListLevel?
  private let modifier: @MainActor () -> Attribute<Modifier>

  /// - Parameters:
  ///   - level: The level of the container's views. The modifier reads the values written there, and not those that
  ///     modifiers inside of the list wrote for the views. Nil if it reads the latter.
  ///   - modifier: Makes the modifier, in the subgraph of the view.
  package init(
    _ base: ViewListElement, level: ListLevel? = nil, modifier: @escaping @MainActor () -> Attribute<Modifier>
  ) {
    self.base = base
    self.level = level
    self.modifier = modifier
    super.init(around: base)
  }

  package override var inputs: _ViewInputs { base.inputs }
  package override var innermostType: Any.Type { base.innermostType }

  package override func make(in container: ContainerInputs) -> _ViewOutputs {
    let (base, level) = (base, level)
    let inputs = base.inputs(around: container, at: level)
    return Modifier._makeView(modifier: _GraphValue(modifier()), inputs: inputs) { _, inner in
      base.make(in: container, inside: inner, around: inputs, at: level)
    }
  }
}
