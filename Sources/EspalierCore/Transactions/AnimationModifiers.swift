// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// `.animation(_:)`: every change inside moves with this animation (specification M9).
nonisolated public struct _UnconditionalAnimationModifier: InputsModifier {
  let animation: Animation?

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.transaction = Attribute(Child(modifier: modifier.attribute, transaction: inputs.transaction))
  }

  private struct Child: Rule {
    let modifier: Attribute<_UnconditionalAnimationModifier>
    let transaction: Attribute<Transaction>
    mutating func value() -> Transaction {
      var transaction = self.transaction.value
      let animation = modifier.value.animation
      if !transaction.disablesAnimations { transaction.animation = animation }
      return transaction
    }
    nonisolated static var label: String { "animation" }
  }
}

/// `.animation(_:value:)`: the changes of an update in which `value` changed move with this animation
/// (specification M3–M5).
nonisolated public struct _AnimationModifier<Value: Equatable>: TransactionForValue {
  public var animation: Animation?
  public var value: Value

  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  package func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }

  package static var transactionLabel: String { "animation for a value" }
}

/// `.transaction { … }`: changes the transaction of every update (specification M10).
nonisolated public struct _TransactionModifier: InputsModifier {
  public var transform: (inout Transaction) -> Void

  public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.transaction = Attribute(Child(modifier: modifier.attribute, transaction: inputs.transaction))
  }

  private struct Child: Rule {
    let modifier: Attribute<_TransactionModifier>
    let transaction: Attribute<Transaction>
    mutating func value() -> Transaction {
      var transaction = self.transaction.value
      modifier.value.transform(&transaction)
      return transaction
    }
    nonisolated static var label: String { "transaction" }
  }
}

extension View {
  /// Animates every change of the animatable values of this view and the views in it; nil takes the animation away.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_UnconditionalAnimationModifier(animation: animation))
  }

  /// Moves the changes inside this view with `animation` whenever `value` changes; nil makes those changes jump.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction of all updates of this view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
}
