// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// A modifier with another transaction than the view that it modifies: only the modifier's own changes move by it
/// (specification M8).
nonisolated struct ModifierTransaction<Base: ViewModifier>: ViewModifier {
  typealias Body = Never
  var base: Base
  var transform: (inout Transaction) -> Void

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.transaction = transaction(modifier, inputs)
    return Base._makeView(modifier: modifier[\.base], inputs: inner) { graph, content in
      var content = content
      content.transaction = inputs.transaction
      return body(graph, content)
    }
  }

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.base.transaction = transaction(modifier, inputs.base)
    return Base._makeViewList(modifier: modifier[\.base], inputs: inner) { graph, content in
      var content = content
      content.base.transaction = inputs.base.transaction
      return body(graph, content)
    }
  }

  @MainActor static var _isUnary: Bool { Base._isUnary }
  @MainActor static func _viewListCount(content: Int?) -> Int? { Base._viewListCount(content: content) }

  @MainActor private static func transaction(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> Attribute<Transaction> {
    Attribute(Child(modifier: modifier.attribute, transaction: inputs.transaction))
  }

  // Reads: the transaction around, the modifier's closure.
  // Produces: the transaction of the modifier.
  // Costs: the user's code.
  private struct Child: Rule {
    let modifier: Attribute<ModifierTransaction>
    let transaction: Attribute<Transaction>
    mutating func value() -> Transaction {
      var transaction = self.transaction.value
      modifier.value.transform(&transaction)
      return transaction
    }
    nonisolated static var label: String { "transaction of a modifier" }
  }
}

extension ViewModifier {
  /// This modifier, and `modifier` around its result.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// This modifier with a changed transaction. The view that it modifies keeps its own (specification M8).
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ModifierTransaction(base: self, transform: transform)
  }

  /// This modifier, whose changes all move with `animation`; nil makes them jump. The view that it modifies keeps its
  /// animation (specification M8).
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    ModifierTransaction(base: self) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}
