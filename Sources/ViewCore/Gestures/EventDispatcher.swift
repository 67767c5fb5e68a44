import CoreGeometry
import Foundation
import Graph

// Reads: what can be touched, where the keyboard's input goes, the clock.
// Produces: calls of gestures' and fields' actions; the state they write is for the next update.
// Costs: one hit test per press.

/// Takes the events of a window to the views that they are for. Each call is one event; the host updates after it.
@MainActor
package final class EventDispatcher {
  private unowned let host: ViewGraph
  package let focus: FocusKeeper
  private var interaction: Interaction?
  private var hovered: [Responder] = []
  /// Whether a gesture waits for time to pass.
  private let isWaiting: Attribute<Bool>
  private var activity: AnimationActivity?

  init(_ host: ViewGraph) {
    self.host = host
    focus = FocusKeeper(host)
    let isWaiting = host.subgraph.apply { Attribute.input(false) }
    self.isWaiting = isWaiting
    let clock = host.subgraph.apply { Attribute(GestureClock(isWaiting: isWaiting, time: host.time, host: host)) }
    host.addEffect(clock.any)
  }

  private var now: Double { host.time.peek() }

  /// What lies at a point of the root, from the front view to the outermost around it; empty where nothing is.
  package func responders(at point: CGPoint) -> [Responder] {
    host.preference(ResponderKey.self).hitTest(point) ?? []
  }

  // MARK: - Pointer

  package func press(at point: CGPoint, modifiers: EventModifiers = []) {
    press(at: point, touching: point, modifiers: modifiers)
  }

  /// - Parameter target: Where the press is aimed at.
  private func press(at point: CGPoint, touching target: CGPoint, modifiers: EventModifiers) {
    let arbitration = Arbitration(responders(at: target))
    if let interaction, interaction.continues(with: arbitration) {
      interaction.receive(.began, at: point, time: now, modifiers: modifiers)
    } else {
      // Who still waits for another tap will not get it; the others have their turn.
      if let interaction { interaction.receive(interaction.isDown ? .cancelled : .tick, time: .infinity) }
      let new = Interaction(arbitration)
      interaction = new
      new.receive(.began, at: point, time: now, modifiers: modifiers)
    }
    settleInteraction()
  }

  package func move(to point: CGPoint, modifiers: EventModifiers = []) {
    interaction?.receive(.moved, at: point, time: now, modifiers: modifiers)
    settleInteraction()
  }

  package func release(at point: CGPoint, modifiers: EventModifiers = []) {
    interaction?.receive(.ended, at: point, time: now, modifiers: modifiers)
    settleInteraction()
  }

  /// A second finger comes down while the first one is down; it belongs to the gestures of the first.
  package func pressSecond(at point: CGPoint, modifiers: EventModifiers = []) {
    interaction?.receiveSecond(point, time: now, modifiers: modifiers)
    settleInteraction()
  }

  /// Two fingers come down at the same time, on what lies between them.
  package func press(_ first: CGPoint, _ second: CGPoint, modifiers: EventModifiers = []) {
    let center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    press(at: first, touching: center, modifiers: modifiers)
    pressSecond(at: second, modifiers: modifiers)
  }

  package func move(_ first: CGPoint, _ second: CGPoint, modifiers: EventModifiers = []) {
    interaction?.receive(first, second, time: now, modifiers: modifiers)
    settleInteraction()
  }

  /// The second finger goes up; the first stays.
  package func releaseSecond(modifiers: EventModifiers = []) {
    interaction?.receiveSecond(nil, time: now, modifiers: modifiers)
    settleInteraction()
  }

  /// The secondary button was pressed at a point; goes to the innermost view that has a menu.
  package func secondaryPress(at point: CGPoint) {
    for responder in responders(at: point) where responder.secondaryPress() { return }
  }

  /// The finger is taken away by somebody else: gestures end without success.
  package func cancel() {
    interaction?.receive(.cancelled, time: now)
    interaction = nil
    settleInteraction()
  }

  fileprivate func tick() {
    guard let interaction, let deadline = interaction.deadline, now >= deadline - 1e-9 else { return }
    interaction.receive(.tick, time: now)
    settleInteraction()
  }

  private func settleInteraction() {
    if interaction?.isOver == true { interaction = nil }
    let waits = interaction?.deadline != nil
    isWaiting.set(waits)
    activity = waits ? activity ?? AnimationActivity(host, repeatsForever: false) : nil
  }

  /// The pointer is at a point of the root; nil when it has left the window.
  package func hover(at point: CGPoint?) {
    let now = point.map(responders(at:)) ?? []
    let before = hovered
    hovered = now
    for responder in before where !now.contains(where: { $0 === responder }) { responder.hoverChanged(false) }
    for responder in now where !before.contains(where: { $0 === responder }) { responder.hoverChanged(true) }
    if let point { for responder in now { responder.hoverMoved(to: point) } }
  }

  /// What the pointer looks like where it was seen last: as the innermost view wants that says so.
  package var pointerStyle: PointerStyle? { hovered.lazy.compactMap(\.pointerStyle).first }

  /// Turns the wheel by `delta` points over a point; goes to the innermost view that scrolls along each axis.
  package func scroll(by delta: CGSize, at point: CGPoint) {
    var rest = delta
    for responder in responders(at: point) where rest != .zero { rest = responder.scroll(by: rest) }
  }

  // MARK: - Keyboard

  /// Returns whether somebody takes the key.
  @discardableResult
  package func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    if let target = focus.target {
      if target.isTaken(key, characters: String(key.character), modifiers: modifiers) { return true }
      if target.client?.handle(key, modifiers: modifiers) == true { return true }
    }
    if host.frontLayer?.key(key, modifiers) == true { return true }
    if key == .tab {
      focus.move(backwards: modifiers.contains(.shift))
      return true
    }
    let pressed = KeyboardShortcut(key, modifiers: modifiers)
    // The first in the order of the views.
    let found = host.front(KeyboardShortcutKey.self).first { $0.isEnabled && $0.shortcut.isPressed(by: pressed) }
    found?.perform()
    return found != nil
  }

  package func text(_ text: String) {
    guard let target = focus.target else { return }
    if text.count == 1, target.isTaken(KeyEquivalent(text.first!), characters: text, modifiers: []) { return }
    target.client?.insert(text)
  }
}

// Reads: the time, while a gesture waits for it.
// Produces: nothing; tells the gesture.
// Costs: O(1); nothing while no gesture waits.
private struct GestureClock: Rule {
  let isWaiting: Attribute<Bool>
  let time: Attribute<Double>
  unowned(unsafe) let host: ViewGraph

  mutating func value() -> Int {
    guard isWaiting.value else { return 0 }
    _ = time.value
    let host = host
    host.enqueueAction(.change) { host.events.tick() }
    return 0
  }

  nonisolated static var label: String { "gesture clock" }
}
