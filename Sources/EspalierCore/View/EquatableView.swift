// SPDX-License-Identifier: MIT

import EspalierGraph

/// A view that is made anew only when it differs by its own `==` (specification S56).
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: _PrimitiveView {
  /// The view that is compared.
  public var content: Content

  /// Compares the view with the one before by `==`; its `body` runs again only if they differ.
  public init(content: Content) { self.content = content }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: filtered(view), inputs: inputs)
  }

  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Content._makeViewList(view: filtered(view), inputs: inputs)
  }

  @MainActor public static var _isUnary: Bool { Content._isUnary }
  @MainActor public static var _viewListCount: Int? { Content._viewListCount }

  @MainActor private static func filtered(_ view: _GraphValue<Self>) -> _GraphValue<Content> {
    _GraphValue(Attribute(LastDifferent(source: view.field(at: 0, as: Content.self).attribute)))
  }
}

/// The last value that differed by `==`, even where the graph would compare bits.
private struct LastDifferent<V: Equatable>: Rule {
  let source: Attribute<V>
  var last: V?

  init(source: Attribute<V>) { self.source = source }

  mutating func value() -> V {
    let new = source.value
    if let last, last == new { return last }
    last = new
    return new
  }
}

extension View where Self: Equatable {
  /// Compares this view with its own `==` before its body runs again.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
