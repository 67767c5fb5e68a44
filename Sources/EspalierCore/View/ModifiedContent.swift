// SPDX-License-Identifier: MIT

import EspalierGraph

/// A view with a modifier, or two modifiers in a row.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier, that is modified.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// A view with a modifier, or two modifiers one after the other.
  @inlinable public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The offset of `modifier` in memory.
  static var modifierOffset: Int { alignUp(MemoryLayout<Content>.size, MemoryLayout<Modifier>.alignment) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError("ModifiedContent is a primitive view: it has no body") }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeView(modifier: view.field(at: modifierOffset, as: Modifier.self), inputs: inputs) { _, inner in
      Content._makeView(view: view.field(at: 0, as: Content.self), inputs: inner)
    }
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if _isUnary { return .unary(view, inputs) }
    return Modifier._makeViewList(modifier: view.field(at: modifierOffset, as: Modifier.self), inputs: inputs) {
      _, inner in
      Content._makeViewList(view: view.field(at: 0, as: Content.self), inputs: inner)
    }
  }

  public static var _isUnary: Bool { Content._isUnary && Modifier._isUnary }
  public static var _viewListCount: Int? { Modifier._viewListCount(content: Content._viewListCount) }
}

/// A view together with a modifier, as one type.
private protocol ModifiedView {
  static var modifiedType: Any.Type { get }
}

extension ModifiedContent: ModifiedView {
  fileprivate static var modifiedType: Any.Type { Content.self }
}

/// The type of the view inside all modifiers and bodies of a program's own views; the type itself if there are neither.
/// O(modifiers and bodies), with a look-up of a conformance for each.
@MainActor func innermostViewType(of type: Any.Type) -> Any.Type {
  func body<V: View>(_: V.Type) -> Any.Type? { V.Body.self == Never.self ? nil : V.Body.self }
  var type = type
  while true {
    if let modified = type as? any ModifiedView.Type {
      type = modified.modifiedType
    } else if let view = type as? any View.Type, let inner = body(view) {
      type = inner
    } else {
      return type
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Modifier._makeView(modifier: modifier.field(at: modifierOffset, as: Modifier.self), inputs: inputs) {
      graph, inner in
      Content._makeView(modifier: modifier.field(at: 0, as: Content.self), inputs: inner, body: body)
    }
  }

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    Modifier._makeViewList(modifier: modifier.field(at: modifierOffset, as: Modifier.self), inputs: inputs) {
      _, inner in
      Content._makeViewList(modifier: modifier.field(at: 0, as: Content.self), inputs: inner, body: body)
    }
  }

  public static var _isUnary: Bool { Content._isUnary && Modifier._isUnary }
  public static func _viewListCount(content: Int?) -> Int? {
    Modifier._viewListCount(content: Content._viewListCount(content: content))
  }
}

extension View {
  /// This view with `modifier` around it.
  @inlinable public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension _ViewOutputs {
  /// The view with a modifier around it that never changes.
  /// - Parameter inputs: Those of the view.
  @MainActor
  package func modified<Modifier: ViewModifier>(by modifier: Modifier, inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeView(modifier: _GraphValue(.input(modifier)), inputs: inputs) { _, _ in self }
  }
}
