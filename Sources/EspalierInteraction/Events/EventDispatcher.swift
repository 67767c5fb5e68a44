// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

// Reads: the touchable views, the keyboard's target, the clock.
// Produces: calls of gestures' and fields' actions; the state they write is for the next update.
// Costs: one hit test per press.

/// Delivers the events of a window to their views. Each call is one event; the host updates after it.
@MainActor
package final class EventDispatcher: HostPart {
  private unowned let host: ViewGraph
  private var interaction: Interaction?
  private var hovered: [Responder] = []
  /// Whether a gesture waits for time to pass.
  private let isWaiting: Attribute<Bool>
  private var activity: AnimationActivity?
  /// Whether the pointer's button scrolls, as a finger does. False if a wheel and bars do: in a desktop's window.
  package var pointerScrolls = true
  /// Whether keys that every window has, for undo and search, are handled here. False if commands of an app may have
  /// them: its window then queries those first.
  package var hasStandardKeys = true
  /// Carries drags out of the window; nil: drags stay in it.
  package weak var dragCarrier: (any DragCarrier)?
  /// The drag of the pointer in this window, without a carrier.
  private var drag: OngoingDrag?
  /// The modifier keys that are held in the pointer event that is being handled; none outside of such events.
  package private(set) var modifiers: EventModifiers = []
  /// The target that had the keyboard at the last composition.
  private weak var composer: FocusTarget?

  package init(_ host: ViewGraph) {
    self.host = host
    let isWaiting = host.subgraph.apply { Attribute.input(false) }
    self.isWaiting = isWaiting
    let clock = host.subgraph.apply { Attribute(GestureClock(isWaiting: isWaiting, time: host.clock.time, host: host)) }
    host.work.addEffect(clock.any)
  }

  private var now: Double { host.clock.time.peek() }
  private var focus: FocusManager { host.focus }
  private var drags: DragEvents { host.drags }
  /// The views at a point of the root, from the one in front to the outermost around it; empty if there is none.
  private func responders(at point: CGPoint) -> [Responder] { host.responders(at: point) }

  // MARK: - Pointer

  /// - Parameters:
  ///   - isTouch: Whether a finger presses, and not the pointer's button.
  ///   - eventTime: The time of the event, in seconds since any moment; nil: now. Presses follow one another by this time.
  package func press(
    at point: CGPoint, modifiers: EventModifiers = [], isTouch: Bool = false, eventTime: Double? = nil
  ) {
    press(at: point, touching: point, modifiers: modifiers, isTouch: isTouch, eventTime: eventTime)
  }

  /// - Parameter target: The point that the press is aimed at.
  private func press(
    at point: CGPoint, touching target: CGPoint, modifiers: EventModifiers, isTouch: Bool, eventTime: Double? = nil
  ) {
    drag = nil
    interruptHover()
    self.modifiers = modifiers
    host.undoManager.isInEvent = true
    defer { self.modifiers = [] }
    let hit = responders(at: target)
    host.part(OutsidePresses.self).pressed(on: hit)
    let arbitration = Arbitration(hit)
    if let interaction, interaction.continues(with: arbitration) {
      interaction.began(isTouch: isTouch, scrolls: isTouch || pointerScrolls)
      interaction.receive(.began, at: point, time: now, eventTime: eventTime, modifiers: modifiers)
    } else {
      // A gesture that still waits for another tap fails, so that the others are recognised.
      if let interaction { interaction.receive(interaction.isDown ? .cancelled : .tick, time: .infinity) }
      let new = Interaction(arbitration)
      interaction = new
      new.began(isTouch: isTouch, scrolls: isTouch || pointerScrolls)
      new.receive(.began, at: point, time: now, eventTime: eventTime, modifiers: modifiers)
    }
    settleInteraction()
  }

  package func move(to point: CGPoint, modifiers: EventModifiers = []) {
    if let drag {
      drags.moved(drag, to: point)
      return
    }
    interaction?.receive(.moved, at: point, time: now, modifiers: modifiers)
    settleInteraction()
  }

  package func release(at point: CGPoint, modifiers: EventModifiers = [], eventTime: Double? = nil) {
    host.undoManager.isInEvent = false
    if let drag {
      self.drag = nil
      drags.dropped(drag, at: point)
      return
    }
    self.modifiers = modifiers
    defer { self.modifiers = [] }
    interaction?.receive(.ended, at: point, time: now, eventTime: eventTime, modifiers: modifiers)
    settleInteraction()
  }

  /// Delivers a second finger that comes down while the first one is down; it belongs to the gestures of the first.
  package func pressSecond(at point: CGPoint, modifiers: EventModifiers = []) {
    interaction?.receiveSecond(point, time: now, modifiers: modifiers)
    settleInteraction()
  }

  /// Delivers two fingers that come down at the same time, on the views between them.
  package func press(_ first: CGPoint, _ second: CGPoint, modifiers: EventModifiers = []) {
    let center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    press(at: first, touching: center, modifiers: modifiers, isTouch: true)
    pressSecond(at: second, modifiers: modifiers)
  }

  package func move(_ first: CGPoint, _ second: CGPoint, modifiers: EventModifiers = []) {
    interaction?.receive(first, second, time: now, modifiers: modifiers)
    settleInteraction()
  }

  /// Delivers the end of the second finger; the first stays.
  package func releaseSecond(modifiers: EventModifiers = []) {
    interaction?.receiveSecond(nil, time: now, modifiers: modifiers)
    settleInteraction()
  }

  /// Delivers a press of another button than the first at a point to the innermost view that handles it, for example
  /// with a menu. False if there is none.
  @discardableResult
  package func press(_ button: PointerButton, at point: CGPoint) -> Bool {
    interruptHover()
    return responders(at: point).contains { $0.press(button, at: point) }
  }

  package func secondaryPress(at point: CGPoint) { press(.secondary, at: point) }

  /// Delivers the key that opens menus: the effect of the secondary button on the view that has the keyboard.
  @discardableResult
  package func menuKey() -> Bool {
    guard let target = focus.target else { return false }
    let place = target.client?.menuPlace(later: { [weak self] in self?.press(.secondary, at: $0) }) ?? .middle
    switch place {
    case .point(let point): return press(.secondary, at: point)
    case .later: return true
    case .middle: break
    }
    func frame(_ node: AccessibilityNode) -> CGRect? {
      node.focusTarget === target ? node.frame : node.children.lazy.compactMap(frame).first
    }
    guard let rect = host.frontAccessibility.nodes.lazy.compactMap(frame).first else { return false }
    return press(.secondary, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Cancels the touch from outside: gestures end without success.
  package func cancel() {
    host.undoManager.isInEvent = false
    if drag != nil {
      drag = nil
      drags.left()
    }
    interaction?.receive(.cancelled, time: now)
    interaction = nil
    settleInteraction()
  }

  fileprivate func tick() {
    guard let interaction, let deadline = interaction.deadline, now >= deadline - 1e-9 else { return }
    interaction.receive(.tick, time: now)
    settleInteraction()
  }

  private func beginDrag() {
    guard let session = drags.takeStarting() else { return }
    interaction?.receive(.cancelled, time: now)
    interaction = nil
    if dragCarrier?.carry(session) != true { drag = session }
  }

  private func settleInteraction() {
    beginDrag()
    if interaction?.isOver == true { interaction = nil }
    let waits = interaction?.deadline != nil
    isWaiting.set(waits)
    activity = waits ? activity ?? AnimationActivity(host, repeatsForever: false) : nil
  }

  /// Delivers the pointer's position at a point of the root; nil when it has left the window.
  package func hover(at point: CGPoint?) {
    let now = point.map(responders(at:)) ?? []
    let before = hovered
    hovered = now
    for responder in before where !now.contains(where: { $0 === responder }) { responder.hoverChanged(false) }
    for responder in now where !before.contains(where: { $0 === responder }) { responder.hoverChanged(true) }
    if let point { for responder in now { responder.hoverMoved(to: point) } }
  }

  private func interruptHover() { for responder in hovered { responder.hoverInterrupted() } }

  /// The pointer's style at its last position: that of the innermost view with one.
  package var pointerStyle: PointerStyle? { hovered.lazy.compactMap(\.pointerStyle).first }

  /// Turns the wheel by `delta` points over a point; goes to the innermost view that scrolls along each axis.
  package func scroll(by delta: CGSize, at point: CGPoint) {
    interruptHover()
    var rest = delta
    for responder in responders(at: point) where rest != .zero { rest = responder.scroll(by: rest) }
  }

  // MARK: - Keyboard

  /// Returns whether a view takes the key.
  @discardableResult
  package func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let outer = Graph.beginCall("a key's action", at: nil)
    defer { Graph.endCall(outer) }
    interruptHover()
    if key == .escape, drag != nil {
      cancel()
      return true
    }
    if let target = focus.target {
      if target.isTaken(key, characters: String(key.character), modifiers: modifiers) { return true }
      if target.client?.handle(key, modifiers: modifiers) == true { return true }
      if let command = FocusCommand(key, modifiers), command == .exit || target.client?.surroundingText == nil,
        target.perform(command)
      {
        return true
      }
    }
    // A button that cancels takes precedence over a mere dismissal.
    if key == .escape, performShortcut(key, modifiers, afterCommands: hasStandardKeys) { return true }
    if host.frontLayer?.key(key, modifiers) == true { return true }
    if key == .tab {
      focus.move(backwards: modifiers.contains(.shift))
      return true
    }
    return performShortcut(key, modifiers, afterCommands: hasStandardKeys) || clipboardKey(key, modifiers)
      || undoKey(key, modifiers)
  }

  /// Performs the effect of a key that no command of the app has, for a window that has queried the commands. Returns
  /// whether there is one.
  package func keyAfterCommands(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    performShortcut(key, modifiers, afterCommands: true)
  }

  /// Performs a shortcut. Of several controls with the key, the first by precedence, then by the order of the views, takes it.
  private func performShortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers, afterCommands: Bool) -> Bool {
    let pressed = KeyboardShortcut(key, modifiers: modifiers)
    let found = host.front(KeyboardShortcutKey.self).lazy
      .filter { $0.isEnabled && $0.shortcut.isPressed(by: pressed) }
      .max { $0.precedence < $1.precedence }
    guard let found, afterCommands || found.precedence > .afterCommands else { return false }
    found.perform()
    return true
  }

  private func clipboardKey(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let held = modifiers.subtracting([.capsLock, .numericPad])
    switch (key.character.lowercased(), held) {
    case ("c", .command): return copySelection()
    case ("x", .command): return cutSelection()
    case ("v", .command): return paste()
    default: return false
    }
  }

  /// Performs undo and redo. False if there is nothing to undo or redo, or if the keys belong to an app's commands.
  private func undoKey(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let held = modifiers.subtracting([.capsLock, .numericPad])
    guard hasStandardKeys, !held.isDisjoint(with: [.command, .control]), !held.contains(.option) else { return false }
    let undo = host.undoManager
    switch (key.character.lowercased(), held.contains(.shift)) {
    case ("z", false) where undo.canUndo: undo.undo()
    case ("z", true) where undo.canRedo, ("y", false) where undo.canRedo: undo.redo()
    default: return false
    }
    return true
  }

  /// Copies the selection to the clipboard; false if nothing is selected.
  @discardableResult
  package func copySelection() -> Bool {
    guard let text = focus.target?.client?.selectedText else {
      return focus.copyItems(isCut: false, to: host.clipboard)
    }
    host.clipboard.setText(text)
    return true
  }

  @discardableResult
  package func cutSelection() -> Bool {
    guard let client = focus.target?.client, focus.target?.interactions.contains(.edit) == true,
      let text = client.selectedText
    else { return focus.copyItems(isCut: true, to: host.clipboard) }
    host.clipboard.setText(text)
    host.undoManager.naming("Cut") { client.deleteSelection() }
    return true
  }

  /// Inserts the clipboard's text into the view that has the keyboard when the text arrives. False if no view takes text.
  @discardableResult
  package func paste() -> Bool {
    guard let target = focus.target, target.interactions.contains(.edit), host.clipboard.hasText else {
      return focus.pasteItems(from: host.clipboard)
    }
    let undo = host.undoManager
    host.clipboard.readText { [weak target] text in undo.naming("Paste") { target?.client?.insert(text) } }
    return true
  }

  package func text(_ text: String) {
    let outer = Graph.beginCall("a change of a text", at: nil)
    defer { Graph.endCall(outer) }
    endComposition()
    guard let target = focus.target, let first = text.first else { return }
    if text.dropFirst().isEmpty, target.isTaken(KeyEquivalent(first), characters: text, modifiers: []) { return }
    target.client?.insert(text)
  }

  /// Shows the text that an input method composes; nil when the composition is over.
  package func compose(_ composition: TextComposition?) {
    guard let composition, !composition.text.isEmpty else { return endComposition() }
    composer = focus.target
    composer?.client?.compose(composition)
  }

  /// Whether a text is being composed.
  package var isComposing: Bool { composer != nil }

  private func endComposition() {
    composer?.client?.compose(nil)
    composer = nil
  }
}

// Reads: the time, while a gesture waits for a time.
// Produces: nothing; sends the gesture an event.
// Costs: O(1); nothing while no gesture waits.
private struct GestureClock: Rule {
  let isWaiting: Attribute<Bool>
  let time: Attribute<Double>
  @HostReference var host: ViewGraph

  mutating func value() -> Int {
    guard isWaiting.value else { return 0 }
    _ = time.value
    let host = host
    host.work.enqueueAction(.change) { host.events.tick() }
    return 0
  }

  nonisolated static var label: String { "gesture clock" }
}

extension ViewGraph {
  /// The dispatcher of the window's events.
  package var events: EventDispatcher { part(EventDispatcher.self) }

  /// The text that is selected in the window, and can be copied.
  package var selectedText: String? { focus.target?.client?.selectedText }
}
