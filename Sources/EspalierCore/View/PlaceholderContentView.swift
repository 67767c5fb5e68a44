// SPDX-License-Identifier: MIT

/// A placeholder for a view in a closure or type that changes it: the content of a transition, of a scoped animation,
/// of an animator.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
  package init() {}

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.modifierContent?.find(Self.self)?.makeView(inputs) ?? _ViewOutputs()
  }

  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    inputs.base.modifierContent?.find(Self.self)?.makeViewList(inputs) ?? .empty
  }

  @MainActor public static var _isUnary: Bool { true }
}

extension _ViewInputs {
  /// The inputs of a view in which the placeholder for `type` is replaced by the result of `make`. The placeholders
  /// around it mean the same inside of `make` as here.
  @MainActor package func showing<Value>(_ type: Value.Type, make: @escaping (_ViewInputs) -> _ViewOutputs)
    -> _ViewInputs
  {
    var result = self
    let outer = modifierContent
    let makeContent: (_ViewInputs) -> _ViewOutputs = { inputs in
      var inputs = inputs
      inputs.modifierContent = outer
      return make(inputs)
    }
    result.modifierContent = ModifierContent(
      PlaceholderContentView<Value>.self, outer: outer, makeView: makeContent,
      makeViewList: { _ViewListOutputs(ContentElement(inputs: $0.base, outer: outer, make: makeContent)) })
    return result
  }
}
