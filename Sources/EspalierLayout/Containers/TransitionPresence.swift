// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierMotion

/// The transition of a view: a trait that the container reads.
package struct TransitionTrait {
  /// Puts the effect around the view.
  package typealias Wrap =
    @MainActor (TransitionSite, _ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs

  /// Whether there is no effect: the old view is then removed before the new one is inserted (specification S8).
  package let isIdentity: Bool
  /// Whether the transition has an animation of its own for the way in; then the transaction needs none (specification M59).
  package let animatesInsertion: Bool
  /// The same for the way out.
  package let animatesRemoval: Bool
  /// The values of the transition's parts, which may change while the view is there.
  package let values: [Any]
  /// Puts the effect around the view; nil for the default, a fade.
  package let wrap: Wrap?

  package init(
    isIdentity: Bool, animatesInsertion: Bool = false, animatesRemoval: Bool = false, values: [Any] = [], wrap: Wrap?
  ) {
    self.isIdentity = isIdentity
    self.animatesInsertion = animatesInsertion
    self.animatesRemoval = animatesRemoval
    self.values = values
    self.wrap = wrap
  }
}

package enum TransitionTraitKey: _ViewTraitKey {
  /// A fade (specification M54).
  package static var defaultValue: TransitionTrait { TransitionTrait(isIdentity: false, wrap: nil) }
}

/// The place of a transition's effect: around one view, with the values that it needs.
package struct TransitionSite {
  package let phase: Attribute<TransitionPhase>
  /// The transition of the view's latest value.
  package let trait: Attribute<TransitionTrait>?

  package init(phase: Attribute<TransitionPhase>, trait: Attribute<TransitionTrait>?) {
    self.phase = phase
    self.trait = trait
  }
}

extension ContainerItem {
  var transition: TransitionTrait {
    Graph.untracked { element.traits.value(TransitionTraitKey.self) }
  }
}

extension Transaction {
  /// Whether a view is inserted or removed with its transition: by this animation, or one of the transition's own,
  /// which `disablesAnimations` stops as it stops every animation but this one (specification M11, M59).
  fileprivate func moves(byItself hasOwnAnimation: Bool) -> Bool {
    animation != nil || (hasOwnAnimation && !disablesAnimations)
  }
}

/// The insertion of one child into its container, and its removal (specification M53).
@MainActor
package final class Presence {
  private let phase: Attribute<TransitionPhase>
  /// The transaction of the last change of the phase, and the update of that change.
  private let change: Attribute<Change>
  private let transition: TransitionTrait
  private let trait: Attribute<TransitionTrait>?
  private(set) var isLeaving = false
  /// The number of times it began to leave or came back: a way out that was cut short does not end the view.
  private var turns = 0

  private init(_ item: ContainerItem, _ phase: TransitionPhase, _ transaction: Transaction) {
    self.phase = .input(phase)
    change = .input(Change(transaction: transaction, update: -1))
    transition = item.transition
    trait = item.element.traits[TransitionTraitKey.self]
  }

  /// The presence of an existing child: only a transition of its own needs to be around it from the beginning.
  package static func resting(_ item: ContainerItem) -> Presence? {
    item.transition.wrap == nil ? nil : Presence(item, .identity, Transaction())
  }

  /// The presence of a new child: with an animation it starts as not inserted, and is inserted in a second pass of this frame.
  package static func arriving(_ item: ContainerItem) -> Presence? {
    let transition = item.transition
    let transaction = item.element.inputs.transaction.peek()
    guard !transition.isIdentity, transaction.moves(byItself: transition.animatesInsertion) else {
      return resting(item)
    }
    let presence = Presence(item, .willAppear, transaction)
    let phase = presence.phase.weak
    item.element.inputs.host.work.enqueue(transaction) { [weak presence] in
      if presence?.isLeaving == false { phase.attribute?.set(.identity) }
    }
    return presence
  }

  /// Starts the way out. False if there is none: the child is to end at once.
  package static func leave(_ item: ContainerItem, finished: @escaping @MainActor () -> Void) -> Bool {
    var transaction = item.element.inputs.transaction.peek()
    let transition = item.transition
    guard !transition.isIdentity, transaction.moves(byItself: transition.animatesRemoval) else { return false }
    let host = item.element.inputs.host
    let presence = item.presence ?? item.subgraph.apply { fading(item) }
    item.presence = presence
    presence.turn(true, host)
    let turn = presence.turns
    let finished = UncheckedSendable(finished)
    transaction.addAnimationCompletion(criteria: .removed) {
      host.work.enqueue(Transaction()) { if presence.turns == turn { finished.value() } }
    }
    presence.change.set(Change(transaction: transaction, update: host.updateSeed.peek()))
    presence.phase.set(.didDisappear)
    // The animation is made when the effect is evaluated, in this pass; without one the way out ends at once.
    transaction.updateExpected(in: host.work.completions)
    host.work.enqueueAction(.appearance) { transaction.updateFinished() }
    return true
  }

  /// Turns around a child that is on its way out: it is inserted again, and moves from its visible place to its final one.
  package static func comeBack(_ item: ContainerItem) {
    guard let presence = item.presence, presence.isLeaving else { return }
    let host = item.element.inputs.host
    presence.turn(false, host)
    presence.change.set(
      Change(transaction: item.element.inputs.transaction.peek(), update: host.updateSeed.peek()))
    presence.phase.set(.identity)
  }

  private func turn(_ isLeaving: Bool, _ host: ViewGraph) {
    self.isLeaving = isLeaving
    turns += 1
    host.partIfMade(MatchedGeometry.self)?.presenceChanged()
  }

  /// Gives a child that was made without an effect the default one.
  private static func fading(_ item: ContainerItem) -> Presence {
    let presence = Presence(item, .identity, Transaction())
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
  // Produces: the transaction of the effect: in the update in which the phase changed the one of that change, else the
  // one around, because an effect also moves when layout moves its view.
  private struct EffectTransaction: Rule {
    let change: Attribute<Change>
    let around: Attribute<Transaction>
    @HostReference var host: ViewGraph
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
    if let wrap = transition.wrap { return wrap(TransitionSite(phase: phase, trait: trait), inner, make) }
    var outputs = make(inner)
    outputs.preferences = EffectNode(
      outputs.preferences, effect: Attribute(Fade(phase: phase, motion: Motion(inner))))
    return outputs
  }

  // Reads: the phase.
  // Produces: the opacity of the phase.
  private struct Fade: Rule {
    let phase: Attribute<TransitionPhase>
    var motion: Motion<Double>
    mutating func value() -> DisplayEffect {
      let target = phase.value == .identity ? unitAnimationScale : 0
      return .opacity(min(1, max(0, (motion.follow(target) ?? target) / unitAnimationScale)))
    }
    nonisolated static var label: String { "transition" }
  }
}
