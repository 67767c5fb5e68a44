// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// `UndoManager`, as Foundation's reference describes it.
@MainActor
@Suite("UndoManager")
struct UndoManagerTests {
  /// A number that remembers its changes.
  @MainActor private final class Counter {
    private(set) var value = 0
    let undo = UndoManager()
    var log: [String] = []

    init(groupsByEvent: Bool = false) { undo.groupsByEvent = groupsByEvent }

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }

    /// A change that is undone by itself.
    func change(to new: Int, name: String = "") {
      undo.beginUndoGrouping()
      set(new)
      if !name.isEmpty { undo.setActionName(name) }
      undo.endUndoGrouping()
    }
  }

  @Test func changesGoBackAndForth() {
    let counter = Counter()
    #expect(!counter.undo.canUndo && !counter.undo.canRedo)
    for number in 1...3 { counter.change(to: number) }
    counter.undo.undo()
    #expect(counter.value == 2 && counter.undo.canRedo && counter.undo.undoCount == 2 && counter.undo.redoCount == 1)
    counter.undo.undo()
    #expect(counter.value == 1)
    counter.undo.redo()
    #expect(counter.value == 2)
    // A new change: what was undone cannot be redone any more.
    counter.change(to: 9)
    #expect(!counter.undo.canRedo)
    counter.undo.redo()
    #expect(counter.value == 9)
    for _ in 0..<5 { counter.undo.undo() }
    #expect(counter.value == 0 && !counter.undo.canUndo)
  }

  @Test func aGroupIsUndoneAsAWhole() {
    let counter = Counter()
    counter.undo.beginUndoGrouping()
    counter.set(1)
    counter.undo.beginUndoGrouping()
    counter.set(2)
    #expect(counter.undo.groupingLevel == 2)
    counter.undo.endUndoGrouping()
    counter.set(3)
    counter.undo.endUndoGrouping()
    #expect(counter.undo.groupingLevel == 0 && counter.undo.undoCount == 1)
    counter.undo.undo()
    #expect(counter.value == 0)
    counter.undo.redo()
    #expect(counter.value == 3)
  }

  @Test func aGroupWithoutActionsIsNotKept() {
    let counter = Counter()
    counter.undo.beginUndoGrouping()
    counter.undo.endUndoGrouping()
    #expect(!counter.undo.canUndo)
  }

  /// Without a window the event ends when the main queue is served, or by undoing.
  @Test func anEventIsAGroup() async {
    let counter = Counter(groupsByEvent: true)
    counter.set(1)
    counter.set(2)
    #expect(counter.undo.groupingLevel == 1 && counter.undo.canUndo)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(counter.undo.groupingLevel == 0)
    counter.set(3)
    counter.undo.undo()
    #expect(counter.value == 2)
    counter.undo.undo()
    #expect(counter.value == 0)
  }

  @Test func aGroupThatOutlivesItsEventEndsWithTheNextOne() async {
    func nextEvent() async {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    let counter = Counter(groupsByEvent: true)
    counter.undo.beginUndoGrouping()
    counter.set(1)
    await nextEvent()
    counter.set(2)
    counter.undo.endUndoGrouping()
    #expect(counter.undo.groupingLevel == 1)
    await nextEvent()
    #expect(counter.undo.groupingLevel == 0)
    counter.undo.undo()
    #expect(counter.value == 0)
  }

  @Test func names() {
    let counter = Counter()
    #expect(counter.undo.undoMenuItemTitle == "Undo" && counter.undo.redoMenuItemTitle == "Redo")
    counter.change(to: 1, name: "Increase")
    counter.change(to: 2, name: "Double")
    #expect(counter.undo.undoMenuItemTitle == "Undo Double")
    counter.undo.undo()
    #expect(counter.undo.undoMenuItemTitle == "Undo Increase" && counter.undo.redoMenuItemTitle == "Redo Double")
    counter.undo.undo()
    #expect(counter.undo.undoActionName == "" && counter.undo.redoActionName == "Increase")
    counter.undo.redo()
    #expect(counter.undo.undoActionName == "Increase")
    // Outside of a group the last one gets the name.
    counter.undo.setActionName("Add")
    #expect(counter.undo.undoActionName == "Add")
  }

  @Test func levels() {
    let counter = Counter()
    for number in 1...5 { counter.change(to: number) }
    counter.undo.levelsOfUndo = 2
    for _ in 0..<5 { counter.undo.undo() }
    #expect(counter.value == 3)
    for _ in 0..<5 { counter.undo.redo() }
    #expect(counter.value == 5)
    for number in 6...9 { counter.change(to: number) }
    #expect(counter.undo.undoCount == 2)
  }

  @Test func whatIsNotRegisteredIsNotUndone() {
    let counter = Counter()
    counter.change(to: 1)
    counter.undo.disableUndoRegistration()
    counter.undo.disableUndoRegistration()
    counter.undo.enableUndoRegistration()
    #expect(!counter.undo.isUndoRegistrationEnabled)
    counter.change(to: 2)
    counter.undo.enableUndoRegistration()
    #expect(counter.undo.isUndoRegistrationEnabled && counter.undo.undoCount == 1)
    counter.undo.undo()
    #expect(counter.value == 0)
  }

  @Test func targetsAreNotRetained() {
    let undo = UndoManager()
    weak var gone: Counter?
    var calls = 0
    do {
      let counter = Counter()
      gone = counter
      undo.registerUndo(withTarget: counter) { _ in calls += 1 }
    }
    #expect(gone == nil)
    undo.undo()
    #expect(calls == 0)
  }

  @Test func actionsOfATargetCanBeForgotten() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let (one, two) = (Counter(), Counter())
    var log: [Int] = []
    for (number, target) in [one, two, one].enumerated() {
      undo.beginUndoGrouping()
      undo.registerUndo(withTarget: target) { _ in log.append(number) }
      undo.endUndoGrouping()
    }
    undo.removeAllActions(withTarget: one)
    #expect(undo.undoCount == 1)
    undo.undo()
    undo.undo()
    #expect(log == [1])
    undo.registerUndo(withTarget: two) { _ in log.append(7) }
    undo.removeAllActions()
    undo.undo()
    #expect(log == [1] && !undo.canUndo && !undo.canRedo)
  }

  @Test func notificationsComeInOrder() {
    let counter = Counter()
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: counter.undo, queue: nil) { [weak counter] note in
        let text = note.name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
        MainActor.assumeIsolated { counter?.log.append("\(text) \(counter?.undo.isUndoing == true)") }
      }
    }
    counter.change(to: 1)
    #expect(
      counter.log == ["DidOpenUndoGroup false", "WillCloseUndoGroup false", "DidCloseUndoGroup false"])
    counter.log = []
    counter.undo.undo()
    #expect(
      counter.log == [
        "WillUndoChange false", "DidOpenUndoGroup true", "WillCloseUndoGroup true", "DidCloseUndoGroup true",
        "DidUndoChange false",
      ])
    counter.log = []
    counter.undo.redo()
    #expect(counter.log.first == "WillRedoChange false" && counter.log.last == "DidRedoChange false")
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func groupsThatDoNotMatchWarn() {
    let host = ViewHost(EmptyView())
    try? host.update()
    let undo = UndoManager()
    undo.endUndoGrouping()
    undo.enableUndoRegistration()
    undo.beginUndoGrouping()
    undo.undo()
    undo.redo()
    undo.endUndoGrouping()
    #expect(
      host.warnings.map(\.text) == [
        "endUndoGrouping: no group is open.", "enableUndoRegistration: registration is not disabled.",
        "undo: 2 groups are open. End them before.", "redo: 2 groups are open. End them before.",
      ])
  }
}
