// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierGraph
import Foundation

/// What the keyboard's input does in a view.
@MainActor
package protocol KeyboardClient: AnyObject {
  func focusChanged(_ isFocused: Bool)
  /// False if the key means nothing here.
  func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool
  func insert(_ text: String)
  /// What a user can copy.
  var selectedText: String? { get }
  /// Deletes what is selected, if that can be.
  func deleteSelection()
  /// Where the next character will be, in the root's coordinates: what an input method shows belongs below it.
  var caretRect: CGRect? { get }
  /// Shows what is being composed; nil when that is over.
  func compose(_ composition: TextComposition?)
  var surroundingText: SurroundingText? { get }
  /// Deletes `count` Unicode scalars from `offset` of them after the caret on; false if that is not possible.
  func deleteSurrounding(offset: Int, count: Int) -> Bool
  var inputTraits: TextInputTraits { get }
}

extension KeyboardClient {
  package var selectedText: String? { nil }
  package func deleteSelection() {}
  package var caretRect: CGRect? { nil }
  package func compose(_ composition: TextComposition?) {}
  package var surroundingText: SurroundingText? { nil }
  package func deleteSurrounding(offset: Int, count: Int) -> Bool { false }
  package var inputTraits: TextInputTraits { TextInputTraits() }
}

/// What a view does with the keyboard.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is pressed, like a button. Such a view has the keyboard only where all controls can be reached with it.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// It takes input over time, like a text field.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that the keyboard's input can go to. It lives as long as the view.
@MainActor
package final class FocusTarget {
  package weak var client: (any KeyboardClient)?
  private let findInteractions: @MainActor () -> FocusInteractions
  /// The bindings around the view, innermost first, as its environment had them in its first frame.
  private(set) var connections: [FocusConnection] = []
  private let environment: WeakAttribute<EnvironmentValues>
  private let frame: WeakAttribute<ViewFrame>
  private let transform: WeakAttribute<ViewTransform>
  /// Held, because the view may end while its host does.
  private let keeper: FocusKeeper

  /// - Parameter interactions: Evaluated when the tree has been made.
  package init(_ inputs: _ViewInputs, interactions: @escaping @MainActor @autoclosure () -> FocusInteractions = .edit) {
    keeper = inputs.host.events.focus
    findInteractions = interactions
    environment = inputs.environment.weak
    frame = inputs.frame.weak
    transform = inputs.transform.weak
    inputs.host.addEffect(Attribute(FocusConnecting(target: self)).any)
    Subgraph.current!.onDestroy { [weak self] in
      guard let self else { return }
      for connection in self.connections { connection.remove(self) }
      self.keeper.targetEnded(self)
    }
  }

  package var interactions: FocusInteractions { findInteractions() }

  fileprivate func connect() {
    guard let environment = environment.attribute, interactions.contains(.edit) || keeper.reachesControls else {
      return
    }
    connections = environment.peek().focusConnections
    for connection in connections { connection.add(self) }
  }

  package var canFocus: Bool { environment.attribute?.peek().isEnabled ?? false }
  package var isFocused: Bool { keeper.target === self }
  /// Whether a layer in front takes the keyboard for a while, or gives it back: not the user's wish.
  package var isInterrupted: Bool { keeper.isChangingLayers }

  /// What the views around it tell. In a rule, depends on it.
  var focusedValues: FocusedValues? { environment.attribute?.value.focusedValues }

  var clipboardHandlers: [ClipboardHandler] { environment.attribute?.peek().clipboardHandlers ?? [] }

  /// Whether a view around the target takes a key before it gets there.
  func isTaken(_ key: KeyEquivalent, characters: String, modifiers: EventModifiers) -> Bool {
    environment.attribute?.peek().pressed(key, characters: characters, modifiers: modifiers) == .handled
  }
  package func focus() { keeper.focus(self) }

  /// Moves the scroll views around as little as needed to show it.
  func reveal() {
    guard let transform = transform.attribute?.peek(), let rect = frame.attribute?.peek().rect else { return }
    for name in transform.spaces {
      if let space = name.base as? any RevealingSpace, space.reveal(rect) { return }
    }
  }
}

/// The name of a coordinate space whose content moves.
@MainActor
package protocol RevealingSpace {
  /// Moves the content as little as needed to show `rect`, in the coordinates of the target in it.
  /// - Returns: false where this space moves nothing; the next one around is asked then.
  func reveal(_ rect: CGRect) -> Bool
}

// Reads: nothing that it depends on; the environment once.
// Produces: nothing; joins the bindings around a view.
// Costs: O(bindings), once.
private struct FocusConnecting: Rule {
  weak var target: FocusTarget?
  mutating func value() -> Bool {
    Graph.untracked { target?.connect() }
    return true
  }
  nonisolated static var label: String { "focus bindings" }
}

/// Knows which view of a window has the keyboard.
@MainActor
package final class FocusKeeper {
  /// Nil while the host itself ends.
  private weak var host: ViewGraph?
  package private(set) var target: FocusTarget?
  /// Whether the Tab key goes to every control, or only to those that take input. On Apple systems this is a setting of
  /// the user's, off at first. Set before the tree is made.
  package var reachesControls = false
  /// What had the keyboard before each presentation, the front one last.
  private var suspended: [(presentation: Int, target: WeakTarget)] = []

  /// The keyboard goes to a layer that comes, or back from one that went.
  fileprivate private(set) var isChangingLayers = false
  /// Called before the view that has the keyboard loses it: what is composed belongs to it.
  package var onLoss: (@MainActor () -> Void)?

  private struct WeakTarget { weak var target: FocusTarget? }

  init(_ host: ViewGraph) { self.host = host }

  /// Gives the keyboard to a view, or to none. A disabled view does not take it.
  package func focus(_ new: FocusTarget?) {
    if let new, !new.canFocus { return }
    guard new !== target else { return }
    if target != nil { onLoss?() }
    let old = target
    target = new
    host?.focusedValuesIfMade?.focusMoved()
    if let old {
      old.client?.focusChanged(false)
      for connection in old.connections where new?.connections.contains(where: { $0 === connection }) != true {
        connection.loss()
      }
    }
    if let new {
      new.client?.focusChanged(true)
      for connection in new.connections { connection.targetGained() }
    }
  }

  /// To the next view in reading order, round and round; in the front layer where one is presented.
  package func move(backwards: Bool, includesControls: Bool = false) {
    let targets = targets(includesControls: includesControls || reachesControls).map(\.target)
    guard !targets.isEmpty else { return }
    guard let index = targets.firstIndex(where: { $0 === target }) else {
      return go(to: backwards ? targets.last : targets.first)
    }
    go(to: targets[(index + (backwards ? targets.count - 1 : 1)) % targets.count])
  }

  /// To the first or the last control of the front layer.
  package func moveToEnd(isLast: Bool) {
    let targets = targets(includesControls: true)
    go(to: (isLast ? targets.last : targets.first)?.target)
  }

  /// To the next control whose name begins with a character, whatever its case. False if there is none.
  package func move(toLabel character: Character) -> Bool {
    let targets = targets(includesControls: true)
    let start = (targets.firstIndex { $0.target === target } ?? -1) + 1
    let wanted = character.lowercased()
    let next = (0..<targets.count).lazy.map { targets[(start + $0) % targets.count] }
      .first { $0.label.prefix(1).lowercased() == wanted }
    if let next { go(to: next.target) }
    return next != nil
  }

  /// In reading order.
  private func targets(includesControls: Bool) -> [(target: FocusTarget, label: String)] {
    var targets: [(target: FocusTarget, label: String)] = []
    func visit(_ node: AccessibilityNode) {
      if let target = node.focusTarget, target.canFocus, includesControls || target.interactions.contains(.edit) {
        targets.append((target, node.label ?? node.text ?? ""))
      }
      node.children.forEach(visit)
    }
    host?.frontAccessibility.nodes.forEach(visit)
    return targets
  }

  /// As a key does: what has the keyboard then can be seen.
  private func go(to new: FocusTarget?) {
    focus(new)
    new?.reveal()
  }

  /// Layers came or went. Views behind a layer do not have the keyboard; when it goes, the one before has it again.
  /// - Parameter presentations: Those that are on screen now, the front one last.
  func layersChanged(_ presentations: [Int]) {
    isChangingLayers = true
    defer { isChangingLayers = false }
    while let last = suspended.last, !presentations.contains(last.presentation) {
      suspended.removeLast()
      if let before = last.target.target { focus(before) }
    }
    let known = suspended.last.flatMap { presentations.firstIndex(of: $0.presentation) }
    for presentation in presentations[(known.map { $0 + 1 } ?? 0)...] {
      suspended.append((presentation, WeakTarget(target: target)))
      focus(nil)
    }
  }

  fileprivate func targetEnded(_ ended: FocusTarget) {
    guard target === ended else { return }
    target = nil
    // With the host, everything ends: there is nobody to tell, and nothing may be read any more.
    guard let host else { return }
    host.focusedValuesIfMade?.focusMoved()
    // Views end while others are made: the states that follow are written after that, when the view's own modifiers are
    // gone too.
    let losses = ended.connections.map { $0.loss }
    host.enqueueAction(.change) { for loss in losses { loss() } }
  }
}
