// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// The view of a window that has the keyboard.
@MainActor
package final class FocusManager: HostPart {
  /// The host; nil while it ends.
  private(set) weak var host: ViewGraph?
  package private(set) var target: FocusTarget?
  /// Whether a new window or layer gives the keyboard to its first text field, as in the windows of macOS. Set before
  /// the tree is made.
  package var startsInFields = false
  /// The target that had the keyboard before each presentation, the front one last.
  private var suspended: [(presentation: Int, target: WeakTarget)] = []

  /// Whether the keyboard is being passed to a new layer, or back from one that went.
  private(set) var isChangingLayers = false
  /// Called before the view that has the keyboard loses it: a composition belongs to that view.
  package var onLoss: (@MainActor () -> Void)?

  /// Counts the changes of the target.
  private let changes: Attribute<Int>

  private struct WeakTarget { weak var target: FocusTarget? }

  package init(_ host: ViewGraph) {
    self.host = host
    changes = host.subgraph.apply { .input(0) }
    host.subgraph.apply { host.work.addEffect("keep focus") { [weak self] in self?.followTarget() } }
  }

  /// Takes the keyboard from a view that is disabled, or in whose place another one is shown. In a rule: depends on the target.
  private func followTarget() {
    _ = changes.value
    guard let target, !target.mayHaveKeyboard else { return }
    host?.work.enqueueAction(.change) { [weak self] in
      if let self, self.target === target, !target.canFocus { focus(nil) }
    }
  }

  /// Gives the keyboard to a view, or to none. A disabled view does not take it.
  package func focus(_ new: FocusTarget?) {
    if let new, !new.canFocus { return }
    guard new !== target else { return }
    if target != nil { onLoss?() }
    let old = target
    target = new
    changes.set(changes.peek() + 1)
    host?.partIfMade(WindowFocusedValues.self)?.focusMoved()
    old?.client?.focusChanged(false)
    new?.client?.focusChanged(true)
    // One write after the other: a state of both views changes from one value to the other, and is not nil in between.
    if let old {
      for connection in old.connections where new?.connections.contains(where: { $0 === connection }) != true {
        connection.loss()
      }
    }
    if let new {
      for connection in new.connections { connection.targetGained() }
    }
  }

  /// Called when layers came or went. Views behind a layer do not have the keyboard; when it goes, the view that had it
  /// before has it again.
  /// - Parameter presentations: The presentations that are on screen now, the front one last.
  /// - Returns: Whether one came.
  func layersChanged(_ presentations: [Int]) -> Bool {
    isChangingLayers = true
    defer { isChangingLayers = false }
    while let last = suspended.last, !presentations.contains(last.presentation) {
      suspended.removeLast()
      if let before = last.target.target { focus(before) }
    }
    let known = suspended.last.flatMap { presentations.firstIndex(of: $0.presentation) }
    let coming = presentations[(known.map { $0 + 1 } ?? 0)...]
    for presentation in coming {
      suspended.append((presentation, WeakTarget(target: target)))
      focus(nil)
    }
    return !coming.isEmpty
  }

  /// Whether a view had the keyboard before the front presentation came.
  var wasTaken: Bool { suspended.last?.target.target != nil }

  /// Whether a presentation has taken the keyboard from the views behind it.
  func isInFront(_ presentation: Int) -> Bool { suspended.contains { $0.presentation == presentation } }

  func targetEnded(_ ended: FocusTarget) {
    guard target === ended else { return }
    target = nil
    // With the host, everything ends: there is no receiver of notifications, and nothing may be read any more.
    guard let host else { return }
    // Views end while others are made: the states that follow are written after that, when the view's own modifiers are
    // gone too.
    let losses = ended.connections.map { $0.loss }
    let values = host.partIfMade(WindowFocusedValues.self)
    host.work.enqueueAction(.change) {
      values?.focusMoved()
      for loss in losses { loss() }
    }
  }
}

extension ViewGraph {
  /// The manager of the view of the window that has the keyboard.
  package var focus: FocusManager { part(FocusManager.self) }
}
