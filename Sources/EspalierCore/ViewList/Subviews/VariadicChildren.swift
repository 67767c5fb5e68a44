// SPDX-License-Identifier: MIT

import EspalierGraph

/// The views of a list.
public struct _VariadicView_Children: RandomAccessCollection {
  let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// One view of a list.
  public struct Element: Identifiable {
    let subview: Subview
    /// Values that override those of modifiers on the view; at most one of each key.
    private var given: [any GivenTrait] = []

    init(subview: Subview) { self.subview = subview }

    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The id of a type that the program gives the view, the innermost one; nil if it gives none. Makes only the parts
    /// that are necessary to find it, not the view.
    @MainActor @preconcurrency public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.element?.ids(upTo: subview.origin.subgraph).lazy.compactMap { $0.base as? ID }.first
    }

    /// The value that a modifier on the view gives its container. A value that is set is for the containers that show
    /// this element; the set of keys is read when the element is first shown.
    @MainActor @preconcurrency public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { givenValue(of: key, in: given) ?? subview.traits.value(key) }
      set {
        given.removeAll { $0 is Given<Trait> }
        given.append(Given<Trait>(value: newValue))
      }
    }
  }
}

extension _VariadicView_Children: View {
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview.modifier(GivenTraits(values: given)) }
}

/// A value that a program sets for a key of one view of a list.
private protocol GivenTrait {
  /// Follows the value of the same key among those that are given.
  @MainActor static func follow(_ given: Attribute<[any GivenTrait]>, in traits: inout ViewTraits)
}

private struct Given<Trait: _ViewTraitKey>: GivenTrait {
  let value: Trait.Value

  @MainActor static func follow(_ given: Attribute<[any GivenTrait]>, in traits: inout ViewTraits) {
    traits.set(
      Trait.self, given.map("trait of a child") { givenValue(of: Trait.self, in: $0) ?? Trait.defaultValue })
  }
}

private func givenValue<Trait: _ViewTraitKey>(of key: Trait.Type, in given: [any GivenTrait]) -> Trait.Value? {
  given.lazy.compactMap { ($0 as? Given<Trait>)?.value }.first
}

/// Writes the given values over the traits of a view.
nonisolated private struct GivenTraits: TraitWriting {
  let values: [any GivenTrait]

  @MainActor static func write(_ values: Attribute<[any GivenTrait]>, to element: ViewListElement) {
    for each in values.peek() { type(of: each).follow(values, in: &element.traits) }
  }
}
