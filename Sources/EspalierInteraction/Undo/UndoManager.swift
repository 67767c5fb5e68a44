// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Registers actions that revert changes, and performs them: Foundation's class, which Foundation on Linux lacks.
///
/// Code that makes a change registers an action that restores the previous state. Actions that it registers while it
/// runs are for redo. Actions belong to groups, and a group is undone as a whole: all actions that one event causes are
/// a group, unless `groupsByEvent` is false. An event ends with the update of a window, or when the main queue is next served.
@MainActor @preconcurrency
open class UndoManager {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The innermost group that is open.
  private var current: UndoGroup?
  /// Whether the outermost open group was opened by a registration, and not by `beginUndoGrouping()`.
  private var isEventGroupOpen = false
  private var disablings = 0
  private var lastID = 0
  /// The state below all groups.
  private var base = 0

  /// Called when the next actions for undo or redo, or their names, may have changed.
  private var observers: [@MainActor () -> Void] = []
  /// The number of changes of the stacks: an edit that continues the previous one compares it.
  package private(set) var registrations = 0
  /// Whether a text is being written whose undo action is the last registration already.
  package private(set) var isContinuingEdit = false
  /// The greatest number of bytes that the actions may retain, except those of the last group.
  package var costLimit = 1 << 25

  /// Makes an undo manager without actions.
  public nonisolated init() {}

  // MARK: - Registering

  /// Registers an action that reverts a change. Outside of undoing and redoing, the actions for redo are dropped.
  /// - Parameters:
  ///   - target: The argument of `handler`. It is not retained; when it ends, the action ends with it.
  ///   - handler: Restores the previous state, and registers an action that makes the change again.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { [weak target] in if let target { handler(target) } }
  }

  /// - Parameter cost: The bytes that the action retains.
  package func register(_ target: AnyObject, cost: Int = 0, _ perform: @escaping @MainActor () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if current == nil { openForRegistration() }
    if !isUndoing, !isRedoing { redoStack = [] }
    current?.actions.append(UndoGroup.Action(target: target, cost: cost, perform: perform))
    changed()
  }

  private func openForRegistration() {
    if !groupsByEvent {
      Diagnostics.warn(
        "registerUndo: no group is open, and groupsByEvent is false; the rest of the event is a group. Call "
          + "beginUndoGrouping() before.", subject: "UndoManager")
    }
    isEventGroupOpen = true
    openGroup()
    UndoEvents.opened(self)
  }

  /// Runs `body`; actions that it registers are called `name`.
  package func naming(_ name: String, _ body: () -> Void) {
    let before = registrations
    body()
    if registrations != before { setActionName(name) }
  }

  /// Runs `body`, which writes a text. While `continues` is true a setter that keeps whole values registers nothing:
  /// the value before the edit is registered already.
  package func writing(continues: Bool, _ body: () -> Void) {
    let outer = isContinuingEdit
    isContinuingEdit = continues
    body()
    isContinuingEdit = outer
  }

  /// Makes the next edit one of its own, whatever is typed.
  package func endContinuedEdit() { registrations += 1 }

  private func changed() {
    registrations += 1
    notify()
  }

  /// Calls `action` whenever the next actions for undo or redo, or their names, may have changed.
  package func observe(_ action: @escaping @MainActor () -> Void) { observers.append(action) }

  private func notify() {
    for observer in observers { observer() }
  }

  /// Whether registered actions are kept. True, unless `disableUndoRegistration()` was called more often than
  /// `enableUndoRegistration()`.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Stops keeping actions that are registered, until as many calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disablings += 1 }

  /// Ends one `disableUndoRegistration()`. Without one it warns and has no other effect.
  open func enableUndoRegistration() {
    if disablings == 0 { return warn("enableUndoRegistration: registration is not disabled.") }
    disablings -= 1
  }

  // MARK: - Groups

  /// Whether all actions that one event causes are a group. True at first.
  open var groupsByEvent = true

  /// The number of open groups, one inside of the other.
  open var groupingLevel: Int { current?.depth ?? 0 }

  /// Opens a group, inside of the one that is open. Actions registered until `endUndoGrouping()` are undone with it.
  open func beginUndoGrouping() {
    if groupsByEvent, current == nil {
      isEventGroupOpen = true
      openGroup()
      UndoEvents.opened(self)
    }
    openGroup()
  }

  private func openGroup() {
    if current != nil { post(.NSUndoManagerCheckpoint) }
    lastID += 1
    current = UndoGroup(id: lastID, parent: current)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last. One without actions is not kept. Without an open group it warns.
  open func endUndoGrouping() {
    guard let group = current else { return warn("endUndoGrouping: no group is open.") }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup, discardable: group.isDiscardable)
    current = group.parent
    if let parent = group.parent {
      parent.actions += group.actions
      // The event may have ended while the group was open.
      if isEventGroupOpen, parent.parent == nil { UndoEvents.opened(self) }
    } else {
      isEventGroupOpen = false
      if !group.actions.isEmpty { keep(group) }
    }
    post(.NSUndoManagerDidCloseUndoGroup, discardable: group.isDiscardable)
  }

  private func keep(_ group: UndoGroup) {
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
    notify()
  }

  /// Closes the group of an event that is over; groups inside of it that are still open stay.
  package func endEvent() {
    if isEventGroupOpen, groupingLevel == 1 { endUndoGrouping() }
  }

  /// Whether an event continues: from the press of a button to its release all is one event, as in the drag of a slider.
  package var isInEvent = false

  /// The greatest number of groups that can be undone; 0, the initial value, is no limit. The oldest are dropped.
  open var levelsOfUndo = 0 { didSet { trim() } }

  private func trim() {
    if levelsOfUndo > 0 {
      undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
      redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }
    var cost = undoStack.reduce(0) { $0 + $1.cost }
    while cost > costLimit, undoStack.count > 1 { cost -= undoStack.removeFirst().cost }
  }

  // MARK: - Undoing

  /// Whether there is a group to undo.
  open var canUndo: Bool { current?.hasActions == true || !undoStack.isEmpty }

  /// Whether there is a group to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// The number of groups that can be undone.
  open var undoCount: Int { undoStack.count + (current?.hasActions == true && !isUndoing ? 1 : 0) }
  /// The number of groups that can be redone.
  open var redoCount: Int { redoStack.count }

  /// Whether actions of undoing run.
  open private(set) var isUndoing = false
  /// Whether actions of redoing run.
  open private(set) var isRedoing = false

  /// Closes the event's group and undoes the last group. With another group open it warns and has no other effect.
  open func undo() {
    endEvent()
    if groupingLevel > 0 { return warn("undo: \(groupingLevel) groups are open. End them before.") }
    undoNestedGroup()
  }

  /// Undoes the last group; has no effect without one.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    reverse(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
    changed()
  }

  /// Redoes the group that was undone last; has no effect without one.
  open func redo() {
    endEvent()
    if groupingLevel > 0 { return warn("redo: \(groupingLevel) groups are open. End them before.") }
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    reverse(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
    changed()
  }

  /// Performs the actions of a group; the actions that they register form a group with its name.
  private func reverse(_ group: UndoGroup) {
    openGroup()
    group.perform()
    while groupingLevel > 1 { endUndoGrouping() }
    current?.id = group.id
    current?.isDiscardable = group.isDiscardable
    if current?.name.isEmpty == true { current?.name = group.name }
    endUndoGrouping()
  }

  /// The number of the last change that is not undone: equal again after later changes are undone.
  package var state: Int { undoneNext?.id ?? base }

  // MARK: - Forgetting

  /// Drops all actions.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    current = nil
    isEventGroupOpen = false
    lastID += 1
    base = lastID
    changed()
  }

  /// Drops the actions of a target; groups without any other are removed.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func removing(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.filter { group in
        let count = group.actions.count
        group.actions.removeAll { $0.target === target }
        return !group.actions.isEmpty || group.actions.count == count
      }
    }
    // The target's changes are not reverted: the state is not an earlier one.
    let state = undoStack.last?.id ?? base
    undoStack = removing(undoStack)
    if let last = undoStack.last { last.id = state } else { base = state }
    redoStack = removing(redoStack)
    var group = current
    while let each = group {
      each.actions.removeAll { $0.target === target }
      group = each.parent
    }
    changed()
  }

  /// The group that `undo()` would undo.
  private var undoneNext: UndoGroup? {
    if let current, current.hasActions, !isUndoing { return current.root }
    return undoStack.last
  }

  // MARK: - Names

  /// Sets the name of the open group, or of the last one, for menus: "Typing".
  open func setActionName(_ actionName: String) {
    (current?.root ?? undoStack.last)?.name = actionName
    notify()
  }

  /// The name of the action for undo, as set by `setActionName(_:)`; empty without a name.
  open var undoActionName: String { undoneNext?.name ?? "" }
  /// The name of the action for redo, as set by `setActionName(_:)`; empty without a name.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of the menu item that undoes: "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu item that redoes: "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// "Undo", with the name of an action behind it.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// "Redo", with the name of an action behind it.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: - Discardable actions

  /// Whether the open group could be dropped without harm, as for a change of the selection.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (current?.root ?? undoStack.last)?.isDiscardable = discardable
  }
  /// Whether the group for undo could be dropped without harm.
  open var undoActionIsDiscardable: Bool { (current?.root ?? undoStack.last)?.isDiscardable ?? false }
  /// Whether the group for redo could be dropped without harm.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private func post(_ name: Notification.Name, discardable: Bool = false) {
    let information = discardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }

  private func warn(_ text: String) { Diagnostics.warn(text, subject: "UndoManager") }
}

extension UndoManager: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: UndoManager, b: UndoManager) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
