// SPDX-License-Identifier: MIT

/// What one undo command takes back: actions, in the order in which they were registered.
@MainActor
final class UndoGroup {
  struct Action {
    /// What it changes; the action ends with it.
    weak var target: AnyObject?
    /// Bytes that it holds.
    let cost: Int
    let perform: @MainActor () -> Void
  }

  /// Equal for a group, for what redoes it, and for what undoes that again.
  var id: Int
  var name = ""
  var isDiscardable = false
  var actions: [Action] = []
  /// The group that this one is inside of.
  let parent: UndoGroup?

  init(id: Int, parent: UndoGroup?) {
    self.id = id
    self.parent = parent
  }

  var depth: Int { 1 + (parent?.depth ?? 0) }
  var root: UndoGroup { parent?.root ?? self }
  /// Whether it, or a group around it, has an action.
  var hasActions: Bool { !actions.isEmpty || parent?.hasActions == true }
  /// Bytes that it holds, with what the group and its actions take themselves.
  var cost: Int { actions.reduce(Self.ownCost) { $0 + $1.cost + Self.ownCost } }
  private static let ownCost = 256

  /// The last action is undone first.
  func perform() {
    for action in actions.reversed() where action.target != nil { action.perform() }
  }
}
