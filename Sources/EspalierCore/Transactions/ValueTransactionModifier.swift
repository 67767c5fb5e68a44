// SPDX-License-Identifier: MIT

import EspalierMotion

/// `.transaction(value:_:)`: changes the transaction of those updates in which `value` changed (specification M10).
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: TransactionForValue {
  public var value: Value
  public var transform: (inout Transaction) -> Void

  public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }

  package func change(_ transaction: inout Transaction) { transform(&transaction) }

  package static var transactionLabel: String { "transaction for a value" }
}

extension View {
  /// Changes the transaction of those updates of this view in which `value` changed (specification M10).
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}
