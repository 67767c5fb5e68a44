// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// `.transaction(value:_:)`: changes the transaction of those updates in which `value` changed (specification M10).
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: InputsModifier {
  public var value: Value
  public var transform: (inout Transaction) -> Void

  public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let transaction = Attribute(
      Child(modifier: modifier.attribute, transaction: inputs.transaction, host: inputs.host))
    // It must see every change in the update in which it happens, even while nobody asks for the transaction.
    inputs.host.addEffect(transaction.any)
    inputs.transaction = transaction
  }

  // Reads: the modifier, the transaction around.
  // Produces: the transaction inside.
  // Costs: O(1), and the user's code where the value changed.
  private struct Child: Rule {
    let modifier: Attribute<_ValueTransactionModifier<Value>>
    let transaction: Attribute<Transaction>
    unowned(unsafe) let host: ViewGraph
    var last: Value?
    var changedIn = -1

    init(
      modifier: Attribute<_ValueTransactionModifier<Value>>, transaction: Attribute<Transaction>, host: ViewGraph
    ) {
      self.modifier = modifier
      self.transaction = transaction
      self.host = host
    }

    mutating func value() -> Transaction {
      let modifier = self.modifier.value
      var transaction = self.transaction.value
      let update = host.updateSeed.peek()
      if let last, last != modifier.value { changedIn = update }
      last = modifier.value
      guard changedIn == update else { return transaction }
      // Only for this update: the next one passes here again.
      _ = host.updateSeed.value
      modifier.transform(&transaction)
      return transaction
    }

    nonisolated static var label: String { "transaction for a value" }
  }
}

extension View {
  /// Changes the transaction of those updates of this view in which `value` changed (specification M10).
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}
