// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion

/// Shows a view in one phase after the other, and animates the transitions.
///
/// Without a trigger the phases cycle without end, from the first frame on (specification M66). With a trigger the view rests in
/// the first phase; each change of the trigger runs once through all phases and back to the first (specification M67). Source:
/// Apple's reference, PhaseAnimator; WWDC23-10157.
public struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
  let phases: [Phase]
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// - Parameters:
  ///   - phases: The phases in their order, at least one.
  ///   - animation: Returns the animation to a phase; a phase with nil is shown at once (specification M68).
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// - Parameter trigger: Each of its changes starts one cycle.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let index = Attribute.input(0)
    let round = PhaseRound(view.attribute, index: index, host: inputs.host)
    let start = Attribute(Start(view: view.attribute, round: round, host: inputs.host))
    inputs.host.work.addEffect(start.any)
    // Without a phase there is no content; whether a phase exists is known from the view's value.
    let list = DeferredList {
      guard let first = view.attribute.peek().phases.first else {
        Diagnostics.warn("A PhaseAnimator has no phases and shows nothing.", subject: "PhaseAnimator")
        return JoinedList.empty
      }
      let shown = Attribute(Shown(view: view.attribute, index: index, host: inputs.host, last: first))
      return Content._makeViewList(view: _GraphValue(shown), inputs: _ViewListInputs(inputs)).list ?? JoinedList.empty
    }
    return makeImplicitRoot(list: list, inputs: inputs)
  }

  // Reads: the view, the current phase.
  // Produces: the content in that phase; if there are no phases any more, in the last phase that existed.
  // Costs: the user's code, once per phase.
  private struct Shown: Rule {
    let view: Attribute<PhaseAnimator>
    let index: Attribute<Int>
    @HostReference var host: ViewGraph
    var last: Phase

    mutating func value() -> Content {
      let view = self.view.value
      let index = self.index.value
      if !view.phases.isEmpty { last = view.phases[min(index, view.phases.count - 1)] }
      let phase = last
      return host.observing { view.content(phase) }
    }

    nonisolated static var label: String { "phase of \(Content.self)" }
  }

  // Reads: the trigger.
  // Produces: nothing; starts a cycle initially, or when the trigger has changed.
  // Costs: O(1).
  private struct Start: Rule {
    let view: Attribute<PhaseAnimator>
    let round: PhaseRound<Phase, Content>
    @HostReference var host: ViewGraph
    var last: AnyTrigger??

    init(view: Attribute<PhaseAnimator>, round: PhaseRound<Phase, Content>, host: ViewGraph) {
      self.view = view
      self.round = round
      self.host = host
    }

    mutating func value() -> Int {
      let trigger = view.value.trigger
      defer { last = .some(trigger) }
      let begins = if let last { last != trigger } else { trigger == nil }
      if begins {
        host.work.enqueueAction(.appearance, order: ViewOrder(number: host.work.nextOrder())) { [round] in round.begin()
        }
      }
      return 0
    }

    nonisolated static var label: String { "start of phases" }
  }
}

/// The progress of one animator through its phases.
@MainActor
private final class PhaseRound<Phase: Equatable, Content: View> {
  private let view: WeakAttribute<PhaseAnimator<Phase, Content>>
  private let index: WeakAttribute<Int>
  @HostReference private var host: ViewGraph
  private let alarm: Alarm
  private var activity: AnimationActivity?
  private var stepBegan = 0.0
  /// The number of the cycle; distinguishes its steps from those of a cycle that a new trigger has ended.
  private var number = 0

  init(_ view: Attribute<PhaseAnimator<Phase, Content>>, index: Attribute<Int>, host: ViewGraph) {
    self.view = view.weak
    self.index = index.weak
    self.host = host
    alarm = Alarm(host)
  }

  func begin() {
    number += 1
    guard let view = view.attribute?.peek(), view.phases.count > 1 else { return }
    activity = AnimationActivity(host, repeatsForever: view.trigger == nil)
    step(number, to: 1)
  }

  private func step(_ number: Int, to phase: Int) {
    guard number == self.number, let view = view.attribute?.peek(), !view.phases.isEmpty else { return activity = nil }
    let next = phase < view.phases.count ? phase : 0
    let isLast = next == 0 && view.trigger != nil
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    transaction.isPartOfLoop = view.trigger == nil
    stepBegan = host.clock.time.peek()
    transaction.addAnimationCompletion { [weak self] in
      guard let self, number == self.number else { return }
      if isLast { activity = nil } else { stepEnded(number, next) }
    }
    host.work.enqueue(transaction) { [index] in index.attribute?.set(next) }
  }

  /// Ends a step. A phase without an animation lasts for one frame; otherwise a cycle of such phases would never end.
  private func stepEnded(_ number: Int, _ phase: Int) {
    let now = host.clock.time.peek()
    if now > stepBegan { return step(number, to: phase + 1) }
    alarm.setForNextFrame { [weak self] in self?.step(number, to: phase + 1) }
  }
}

/// A type-erased value for comparison.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (a: AnyTrigger, b: AnyTrigger) -> Bool { a.isEqual(b.value) }
}

extension View {
  /// Shows this view in one phase after the other, without end; see ``PhaseAnimator``.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PlaceholderProvider(
      base: self,
      content: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Shows this view in all phases, once for each change of `trigger`; see ``PhaseAnimator``.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PlaceholderProvider(
      base: self,
      content: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }
}
