// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// `.animation(_:body:)` and `.transaction(_:body:)`: another transaction for the modifiers that `body` puts around a view,
/// and only for them (specification M8).
nonisolated struct ScopedTransaction<Base: View, Scoped: View>: _PrimitiveView {
  var base: Base
  var scoped: Scoped
  var transform: (inout Transaction) -> Void

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let base = view[\.base]
    var inner = inputs.showing(Base.self) { content in
      var content = content
      content.transaction = inputs.transaction
      return Base._makeView(view: base, inputs: content)
    }
    inner.transaction = Attribute(Child(view: view.attribute, transaction: inputs.transaction))
    return Scoped._makeView(view: view[\.scoped], inputs: inner)
  }

  // Reads: the transaction around, the view's closure.
  // Produces: the transaction of the scope.
  // Costs: the user's code.
  @MainActor private struct Child: Rule {
    let view: Attribute<ScopedTransaction>
    let transaction: Attribute<Transaction>
    mutating func value() -> Transaction {
      var transaction = self.transaction.value
      view.value.transform(&transaction)
      return transaction
    }
    nonisolated static var label: String { "transaction of a scope" }
  }
}

extension View {
  /// Moves the changes by the modifiers in `body` with `animation`, whatever the change's own animation. This view
  /// itself keeps its animation (specification M8).
  /// - Parameter body: Puts modifiers around the placeholder that it gets.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransaction(base: self, scoped: body(PlaceholderContentView())) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transaction for the modifiers in `body`; this view itself keeps its own.
  /// - Parameter body: Puts modifiers around the placeholder that it gets.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransaction(base: self, scoped: body(PlaceholderContentView()), transform: transform)
  }
}
