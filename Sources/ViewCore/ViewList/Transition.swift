import Drawing
import Graph

/// How a view comes and goes: a trait that tells the container.
@MainActor
package struct TransitionTrait {
  package typealias Wrap =
    @MainActor (Attribute<Presence.Phase>, _ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs

  /// Without any effect: the old view goes before the new one comes (oracle S8).
  package let isIdentity: Bool
  /// Used instead of the transaction's animation.
  package let animation: Animation?
  /// Puts the effect around the view; nil is the default, a fade.
  package let wrap: Wrap?

  package nonisolated init(isIdentity: Bool, animation: Animation? = nil, wrap: Wrap?) {
    self.isIdentity = isIdentity
    self.animation = animation
    self.wrap = wrap
  }
}

package enum TransitionTraitKey: _ViewTraitKey {
  /// A fade (oracle M54).
  package static var defaultValue: TransitionTrait { TransitionTrait(isIdentity: false, wrap: nil) }
}

extension ContainerItem {
  var transition: TransitionTrait {
    Graph.untracked { element.traits.value(TransitionTraitKey.self) }
  }
}

/// The way of one child into its container and out again (oracle M53).
@MainActor
package final class Presence {
  /// Where a view stands between not being there and being there.
  package enum Phase: Hashable, Sendable { case willAppear, identity, didDisappear }

  private let phase: Attribute<Phase>
  /// The transaction in which the phase last changed, and the update in which it did.
  private let change: Attribute<Change>
  private let transition: TransitionTrait
  private(set) var isLeaving = false

  private init(_ transition: TransitionTrait, _ phase: Phase, _ transaction: Transaction) {
    self.phase = .input(phase)
    change = .input(Change(transaction: transaction, update: -1))
    self.transition = transition
  }

  /// For a child that is there: only a transition of its own needs to be around it from the beginning.
  static func resting(_ item: ContainerItem) -> Presence? {
    let transition = item.transition
    return transition.wrap == nil ? nil : Presence(transition, .identity, Transaction())
  }

  /// For a child that is new: with an animation it starts as not there, and comes in a second pass of this frame.
  static func arriving(_ item: ContainerItem) -> Presence? {
    let transition = item.transition
    let transaction = item.transitionTransaction
    guard !transition.isIdentity, transaction.animation != nil else { return resting(item) }
    let presence = Presence(transition, .willAppear, transaction)
    let phase = presence.phase.weak
    item.element.inputs.host.enqueue(transaction) { phase.attribute?.set(.identity) }
    return presence
  }

  /// Starts the way out. False if there is none: the child is to end at once.
  static func leave(_ item: ContainerItem, finished: @escaping @MainActor () -> Void) -> Bool {
    var transaction = item.transitionTransaction
    guard transaction.animation != nil else { return false }
    let host = item.element.inputs.host
    let presence = item.presence ?? item.subgraph.apply { fading(item) }
    item.presence = presence
    presence.isLeaving = true
    let finished = UncheckedSendable(finished)
    transaction.addAnimationCompletion(criteria: .removed) {
      host.enqueue(Transaction()) { finished.value() }
    }
    presence.change.set(Change(transaction: transaction, update: host.updateSeed.peek()))
    presence.phase.set(.didDisappear)
    // The animation is made when the effect is evaluated, in this pass; without one the way is over at once.
    transaction.updateExpected()
    host.enqueueAction(.appearance) { transaction.updateFinished() }
    return true
  }

  /// A child that was made without an effect gets the default one now.
  private static func fading(_ item: ContainerItem) -> Presence {
    let presence = Presence(item.transition, .identity, Transaction())
    let inputs = presence.inputs(item.element.inputs)
    let effect = Attribute(Fade(phase: presence.phase, motion: Motion(inputs)))
    effect.any.refresh()
    item.outputs.preferences = EffectNode(item.outputs.preferences, effect: effect)
    return presence
  }

  private func inputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    inputs.transaction = Attribute(
      EffectTransaction(change: change, around: inputs.transaction, host: inputs.host))
    inputs.animatesFirstFrame = true
    return inputs
  }

  private struct Change {
    let transaction: Transaction
    let update: Int
  }

  // Reads: the change of the phase, the transaction around the view.
  // Produces: the transaction of the effect: in the update in which the phase changed that one, else the one around, for
  // an effect also moves when layout moves its view.
  private struct EffectTransaction: Rule {
    let change: Attribute<Change>
    let around: Attribute<Transaction>
    unowned(unsafe) let host: ViewGraph
    mutating func value() -> Transaction {
      let change = self.change.value
      guard change.update == host.updateSeed.peek() else { return around.value }
      _ = host.updateSeed.value
      return change.transaction
    }
    nonisolated static var label: String { "transaction of a transition" }
  }

  func wrap(_ inputs: _ViewInputs, _ make: @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
    let inner = self.inputs(inputs)
    if let wrap = transition.wrap { return wrap(phase, inner, make) }
    var outputs = make(inner)
    outputs.preferences = EffectNode(
      outputs.preferences, effect: Attribute(Fade(phase: phase, motion: Motion(inner))))
    return outputs
  }

  // Reads: the phase.
  // Produces: the opacity that goes with it.
  private struct Fade: Rule {
    let phase: Attribute<Phase>
    var motion: Motion<Double>
    mutating func value() -> DisplayEffect {
      let target = phase.value == .identity ? unitAnimationScale : 0
      return .opacity(min(1, max(0, (motion.follow(target) ?? target) / unitAnimationScale)))
    }
    nonisolated static var label: String { "transition" }
  }
}

extension ContainerItem {
  /// The transaction of this update as the child sees it, with its transition's own animation.
  fileprivate var transitionTransaction: Transaction {
    var transaction = element.inputs.transaction.peek()
    if let animation = transition.animation { transaction.animation = animation }
    return transaction
  }
}
