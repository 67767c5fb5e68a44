// SPDX-License-Identifier: MIT

import EspalierGraph

/// The values by which a container distinguishes a view, one of each type: the options of a picker, the pages of a tab view, the
/// rows that can be selected.
package struct ViewTag {
  private struct Entry {
    let value: any Hashable
    /// The value as an optional; nil if a selection of the optional type does not find the view.
    let optional: (any Hashable)?

    init<V: Hashable>(_ value: V, includesOptional: Bool) {
      self.value = value
      // A conditional expression would take the optional for one of the existential.
      let wrapped: any Hashable = V?.some(value)
      optional = includesOptional ? wrapped : nil
    }
  }

  private let first: Entry
  /// The tags around the first one, the innermost first; mostly none.
  private var others: [Entry] = []

  package init<V: Hashable>(_ value: V, includesOptional: Bool) {
    first = Entry(value, includesOptional: includesOptional)
  }

  /// The value that the innermost tag was made with.
  package var value: AnyHashable { AnyHashable(first.value) }

  /// The innermost tag that is a value of exactly this type; the optional of a tag's type matches too by default
  /// (specification I33).
  package func value<V: Hashable>(as type: V.Type) -> V? {
    func exact<T: Hashable>(_ value: T) -> V? { T.self == V.self ? (value as! V) : nil }
    func match(_ entry: Entry) -> V? { exact(entry.value) ?? entry.optional.flatMap { exact($0) } }
    if let value = match(first) { return value }
    for entry in others { if let value = match(entry) { return value } }
    return nil
  }

  /// This tag with the tags of a view around it.
  fileprivate func inside(_ outer: ViewTag?) -> ViewTag {
    guard let outer else { return self }
    var both = self
    both.others += [outer.first] + outer.others
    return both
  }
}

package enum TagTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: ViewTag? { nil }
}

/// Tags each view that it modifies. Tags of other types inside keep their effect; of one type, the innermost takes precedence.
nonisolated package struct TagModifier: TraitWriting {
  let tag: ViewTag?

  package init(_ tag: ViewTag?) { self.tag = tag }

  @MainActor package static func write(_ tag: Attribute<ViewTag?>, to element: ViewListElement) {
    guard let inner = element.traits[TagTraitKey.self] else { return element.traits.set(TagTraitKey.self, tag) }
    element.traits.set(TagTraitKey.self, element.subgraph.apply { Attribute(Tags(inner: inner, outer: tag)) })
  }

  // Reads: the tags inside and the tag around them.
  // Produces: the tags of the view.
  // Costs: O(number of tags).
  private struct Tags: Rule {
    let inner: Attribute<ViewTag?>
    let outer: Attribute<ViewTag?>
    mutating func value() -> ViewTag? { inner.value?.inside(outer.value) ?? outer.value }
    nonisolated static var label: String { "tags" }
  }
}

extension View {
  /// Gives this view a value by which a container such as a picker identifies it. The value's type is part of it: an `Int` is
  /// not an `Int64`, and a view can have a tag of each type.
  /// - Parameter includeOptional: Whether a selection of the optional type finds the view as well (specification I33).
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(ViewTag(tag, includesOptional: includeOptional)))
  }
}

extension ViewList {
  /// Tags the elements that have no tag of this type of their own.
  @MainActor func tagged<ID: Hashable>(with id: ID) -> ViewList {
    map { element in
      let wrapped = WrappedElement(element)
      TagModifier.write(.input(ViewTag(id, includesOptional: true)), to: wrapped)
      return wrapped
    }
  }
}

/// The elements of a list that are selected by a filter.
package final class FilteredList: ViewList {
  private let base: ViewList
  private let isIncluded: @MainActor (ViewListElement) -> Bool

  /// - Parameter isIncluded: Called in rules, which depend on the values that it reads.
  package init(_ base: ViewList, isIncluded: @escaping @MainActor (ViewListElement) -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }

  package override var isStatic: Bool { false }

  package override func forEachElement(_ visit: (ViewListElement) -> Void) {
    base.forEachElement { if isIncluded($0) { visit($0) } }
  }

  package override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    let isIncluded = isIncluded
    return FilteredList(base.map(transform), isIncluded: isIncluded)
  }
}
