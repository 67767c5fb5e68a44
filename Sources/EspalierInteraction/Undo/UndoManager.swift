// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Records how to take changes back, and takes them back: Foundation's class, which Foundation on Linux lacks.
///
/// Whatever changes something registers an action that restores it. While that action runs, what it registers itself is
/// for redo. Actions belong to groups, and a group is undone as a whole: all actions that one event causes are a group,
/// unless `groupsByEvent` is false. An event ends with the update of a window, or when the main queue is next served.
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

  /// Called when what can be undone or redone, or what that is called, may be different.
  private var observers: [@MainActor () -> Void] = []
  /// Counts what changes the stacks: an edit that continues the one before compares it.
  package private(set) var registrations = 0
  /// Whether a text is written just now whose undoing the last registration covers already.
  package private(set) var isContinuingEdit = false
  /// How many bytes the actions may hold, but for those of the last group.
  package var costLimit = 1 << 25

  /// Makes an undo manager without actions.
  public nonisolated init() {}

  // MARK: - Registering

  /// Records how to take a change back. Outside of undoing and redoing, what could be redone is forgotten.
  /// - Parameters:
  ///   - target: What `handler` receives. It is not retained; when it goes, the action goes with it.
  ///   - handler: Restores the earlier state, and registers how to redo the change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { [weak target] in if let target { handler(target) } }
  }

  /// - Parameter cost: The bytes that the action holds.
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

  /// Runs `body`; what is registered meanwhile is called `name`.
  package func naming(_ name: String, _ body: () -> Void) {
    let before = registrations
    body()
    if registrations != before { setActionName(name) }
  }

  /// Runs `body`, which writes a text. While `continues` is true a setter that keeps whole values registers nothing: the
  /// value before the edit is registered.
  package func writing(continues: Bool, _ body: () -> Void) {
    let outer = isContinuingEdit
    isContinuingEdit = continues
    body()
    isContinuingEdit = outer
  }

  /// The next edit is one of its own, whatever is typed.
  package func endContinuedEdit() { registrations += 1 }

  private func changed() {
    registrations += 1
    notify()
  }

  /// Calls `action` whenever what can be undone or redone, or what that is called, may be different.
  package func observe(_ action: @escaping @MainActor () -> Void) { observers.append(action) }

  private func notify() {
    for observer in observers { observer() }
  }

  /// Whether registered actions are kept. True, unless `disableUndoRegistration()` was called more often than
  /// `enableUndoRegistration()`.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Actions that are registered from now on are not kept, until as many calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disablings += 1 }

  /// Ends one `disableUndoRegistration()`. Without one it warns, and nothing happens.
  open func enableUndoRegistration() {
    if disablings == 0 { return warn("enableUndoRegistration: registration is not disabled.") }
    disablings -= 1
  }

  // MARK: - Groups

  /// Whether all actions that one event causes are a group. True at first.
  open var groupsByEvent = true

  /// How many groups are open, one inside of the other.
  open var groupingLevel: Int { current?.depth ?? 0 }

  /// Opens a group, inside of the one that is open. What is registered until `endUndoGrouping()` is undone with it.
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

  /// Whether an event goes on: from the press of a button to its release all is one event, as in the drag of a slider.
  package var isInEvent = false

  /// How many groups can be undone at most; 0, the value at first, is any number. The oldest are forgotten.
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

  /// Whether there is something to undo.
  open var canUndo: Bool { current?.hasActions == true || !undoStack.isEmpty }

  /// Whether there is something to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// How many groups can be undone.
  open var undoCount: Int { undoStack.count + (current?.hasActions == true && !isUndoing ? 1 : 0) }
  /// How many groups can be redone.
  open var redoCount: Int { redoStack.count }

  /// Whether actions of undoing run.
  open private(set) var isUndoing = false
  /// Whether actions of redoing run.
  open private(set) var isRedoing = false

  /// Closes the event's group and takes the last group back. With another group open it warns, and nothing happens.
  open func undo() {
    endEvent()
    if groupingLevel > 0 { return warn("undo: \(groupingLevel) groups are open. End them before.") }
    undoNestedGroup()
  }

  /// Takes the last group back; without one nothing happens.
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

  /// Does again what was undone last; without one nothing happens.
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

  /// Performs the actions of a group; what they register is a group with its name.
  private func reverse(_ group: UndoGroup) {
    openGroup()
    group.perform()
    while groupingLevel > 1 { endUndoGrouping() }
    current?.id = group.id
    current?.isDiscardable = group.isDiscardable
    if current?.name.isEmpty == true { current?.name = group.name }
    endUndoGrouping()
  }

  /// Which change was made last, and is not undone: a number that is equal again after undoing what came after it.
  package var state: Int { undoneNext?.id ?? base }

  // MARK: - Forgetting

  /// Forgets all actions.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    current = nil
    isEventGroupOpen = false
    lastID += 1
    base = lastID
    changed()
  }

  /// Forgets the actions of a target; groups without any other are gone.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func removing(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.filter { group in
        let count = group.actions.count
        group.actions.removeAll { $0.target === target }
        return !group.actions.isEmpty || group.actions.count == count
      }
    }
    // What the target changed stays changed: the state is not one of before.
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

  /// The group that `undo()` would take back.
  private var undoneNext: UndoGroup? {
    if let current, current.hasActions, !isUndoing { return current.root }
    return undoStack.last
  }

  // MARK: - Names

  /// What the group that is open, or the last one, is called in menus: "Typing".
  open func setActionName(_ actionName: String) {
    (current?.root ?? undoStack.last)?.name = actionName
    notify()
  }

  /// What would be undone, in the words of `setActionName(_:)`; empty without a name.
  open var undoActionName: String { undoneNext?.name ?? "" }
  /// What would be redone, in the words of `setActionName(_:)`; empty without a name.
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

  /// Whether the group that is open could be left out without harm, as for a change of what is selected.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (current?.root ?? undoStack.last)?.isDiscardable = discardable
  }
  /// Whether what would be undone could be left out without harm.
  open var undoActionIsDiscardable: Bool { (current?.root ?? undoStack.last)?.isDiscardable ?? false }
  /// Whether what would be redone could be left out without harm.
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
