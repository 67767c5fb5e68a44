// SPDX-License-Identifier: MIT

import EspalierGraph

/// A value by which a container distinguishes its views: the options of a picker, the pages of a tab view, the rows that can
/// be selected.
package struct ViewTag {
  private let stored: any Hashable
  private let optional: (any Hashable)?

  package init<V: Hashable>(_ value: V, includesOptional: Bool) {
    stored = value
    // A conditional expression would take the optional for one of the existential.
    let wrapped: any Hashable = V?.some(value)
    optional = includesOptional ? wrapped : nil
  }

  /// The value that the tag was made with.
  package var value: AnyHashable { AnyHashable(stored) }

  /// The tag as a value of exactly this type; the optional of a tag's type matches too by default
  /// (specification I33).
  package func value<V: Hashable>(as type: V.Type) -> V? {
    func exact<T: Hashable>(_ value: T) -> V? { T.self == V.self ? (value as! V) : nil }
    return exact(stored) ?? optional.flatMap { exact($0) }
  }
}

package enum TagTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: ViewTag? { nil }
}

extension View {
  /// Gives this view a value by which a container such as a picker identifies it. The value's type is part of it: an `Int` is
  /// not an `Int64`.
  /// - Parameter includeOptional: Whether a selection of the optional type finds the view as well (specification I33).
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TraitWritingModifier<TagTraitKey>(value: ViewTag(tag, includesOptional: includeOptional)))
  }
}

extension ViewList {
  /// Tags the elements that have no tag of their own.
  @MainActor func tagged<ID: Hashable>(with id: ID) -> ViewList {
    map { element in
      let wrapped = WrappedElement(element)
      wrapped.traits.setIfUnset(TagTraitKey.self, .input(ViewTag(id, includesOptional: true)))
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
