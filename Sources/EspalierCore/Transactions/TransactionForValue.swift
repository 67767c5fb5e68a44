// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// A modifier that changes the transaction of those updates in which its value changed (specification M3–M5, M10).
package protocol TransactionForValue: InputsModifier {
  associatedtype Value: Equatable
  nonisolated var value: Value { get }
  nonisolated func change(_ transaction: inout Transaction)
  /// The rule's name in dumps.
  nonisolated static var transactionLabel: String { get }
}

extension TransactionForValue {
  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let transaction = Attribute(
      ValueTransaction(modifier: modifier.attribute, transaction: inputs.transaction, host: inputs.host))
    // The rule must see every change in the update in which it happens, even while nothing reads the transaction.
    inputs.host.work.addEffect(transaction.any)
    inputs.transaction = transaction
  }
}

// Reads: the modifier, the transaction around.
// Produces: the transaction inside.
// Costs: O(1), and the user's code if the value changed.
private struct ValueTransaction<Modifier: TransactionForValue>: Rule {
  let modifier: Attribute<Modifier>
  let transaction: Attribute<Transaction>
  @HostReference var host: ViewGraph
  var last: Modifier.Value?
  var changedIn = -1

  init(modifier: Attribute<Modifier>, transaction: Attribute<Transaction>, host: ViewGraph) {
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
    // Only for this update: the next one changes the seed, and the rule runs again.
    _ = host.updateSeed.value
    modifier.change(&transaction)
    return transaction
  }

  nonisolated static var label: String { Modifier.transactionLabel }
}
