// SPDX-License-Identifier: MIT

/// The actions that one undo command reverts, in the order in which they were registered.
@MainActor
final class UndoGroup {
  struct Action {
    /// The object that the action changes; the action ends with it.
    weak var target: AnyObject?
    /// The bytes that the action retains.
    let cost: Int
    let perform: @MainActor () -> Void
  }

  /// The number of the group; equal for the group that redoes it, and for the group that undoes that again.
  var id: Int
  var name = ""
  var isDiscardable = false
  var actions: [Action] = []
  /// The group around this one.
  let parent: UndoGroup?

  init(id: Int, parent: UndoGroup?) {
    self.id = id
    self.parent = parent
  }

  var depth: Int { 1 + (parent?.depth ?? 0) }
  var root: UndoGroup { parent?.root ?? self }
  /// Whether this group, or a group around it, has an action.
  var hasActions: Bool { !actions.isEmpty || parent?.hasActions == true }
  /// The bytes that the group retains, including those of the group and its actions themselves.
  var cost: Int { actions.reduce(Self.ownCost) { $0 + $1.cost + Self.ownCost } }
  private static let ownCost = 256

  /// Performs the actions; the last one is undone first.
  func perform() {
    for action in actions.reversed() where action.target != nil { action.perform() }
  }
}
