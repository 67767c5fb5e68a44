// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import Foundation
import SwiftUI
import ViewTesting

@testable import EspalierGTK

/// A host without a display, used as a window is: the pointer and the keys are events of the window, a screen reader's
/// requests go to what a window puts on the accessibility bus.
@MainActor
final class HeadlessStage: Stage {
  private(set) var host: ViewHost<Page>!

  func show(_ entry: Case, in surroundings: Surroundings) throws {
    host = ViewHost(
      Page(entry: entry, surroundings: surroundings), size: CGSize(width: Page.width, height: Page.height))
    host.pointer.scrolls = false
    host.keys.hasStandardKeys = false
    try host.settle()
  }

  var state: String { host.preference(Reported.self) }

  // MARK: - Elements

  func items() -> [AccessibleItem] {
    func all(_ items: [AccessibleItem]) -> [AccessibleItem] { items.flatMap { [$0] + all($0.children) } }
    host.refresh()
    return all(AccessibleOutline.items(host.graph.accessibilityNodes, size: host.size))
  }

  func find(_ target: Target) throws -> AccessibleItem {
    let items = items()
    guard let found = items.first(where: { $0.role == target.role && $0.properties.name == target.name }) else {
      let others = items.prefix(14).map { "\($0.role) “\($0.properties.name)”" }
      throw NotDone("no \(target) among \(others.joined(separator: ", "))")
    }
    return found
  }

  /// A place in an element, in the window's points.
  func point(_ target: Target, _ x: Double = 0.5, _ y: Double = 0.5) throws -> CGPoint {
    let frame = try find(target).properties.frame
    return CGPoint(x: Double(frame.x) + Double(frame.width) * x, y: Double(frame.y) + Double(frame.height) * y)
  }

  // MARK: - Steps

  func perform(_ step: Step) throws {
    try take(step)
    try host.settle()
  }

  private func take(_ step: Step) throws {
    switch step {
    case .click(let target, let x, let y, let times, let key):
      let point = try point(target, x, y)
      let modifiers: EventModifiers = key == "ctrl" ? .command : key == "shift" ? .shift : []
      for _ in 0..<times {
        host.pointer.hover(at: point)
        host.pointer.press(at: point, modifiers: modifiers)
        host.pointer.release(at: point, modifiers: modifiers)
      }
      // Another click is one of its own.
      try host.advance(by: .seconds(1))
    case .secondaryClick(let target):
      let point = try point(target)
      host.pointer.secondaryPress(at: point)
    case .drag(let target, let x, let y, let right, let down):
      let start = try point(target, x, y)
      host.pointer.press(at: start)
      for part in 1...Self.dragSteps {
        try host.advance(by: .seconds(0.02))
        host.pointer.move(to: Self.place(start, right, down, part))
      }
      try host.advance(by: .seconds(0.2))
      host.pointer.release(at: Self.place(start, right, down, Self.dragSteps))
    case .wheel(let target, let right, let down):
      let point = try point(target)
      host.pointer.hover(at: point)
      for _ in 0..<max(abs(right), abs(down)) {
        host.pointer.scroll(by: CGSize(width: -50 * right.signum(), height: -50 * down.signum()), at: point)
      }
      try host.advance(by: .seconds(1))
    case .hover(let target):
      let point = try point(target)
      host.pointer.hover(at: point)
      try host.advance(by: .seconds(1))
    case .tab(let target): _ = try tabs(to: target)
    case .keys(let names): for name in names { try press(name) }
    case .type(let text): for character in text { try press(String(character)) }
    case .act(let action, let target): try act(action, target)
    case .setValue(let value, let target):
      try set(value, target)
    case .setText(let text, let target):
      let node = try find(target).node
      guard node.isEnabled else { return }
      guard let editor = node.editor else { throw NotDone("\(target) has no text to write") }
      host.send { _ in editor.replaceCharacters(0..<editor.shownText.count, with: text) }
    case .focus(let target):
      let node = try find(target).node
      host.send { _ in node.focusTarget?.focus() }
    case .see(let target): _ = try find(target)
    case .miss(let target):
      if (try? find(target)) != nil { throw NotDone("\(target) is still there") }
    case .state(let expected):
      if state != expected { throw NotDone("the state is “\(state)”, not “\(expected)”") }
    }
  }

  static let dragSteps = 6

  static func place(_ start: CGPoint, _ right: Int, _ down: Int, _ part: Int) -> CGPoint {
    CGPoint(x: start.x + Double(right * part / dragSteps), y: start.y + Double(down * part / dragSteps))
  }

  // MARK: - Keys

  /// Presses the Tab key until an element has the keyboard, and returns the number of presses.
  func tabs(to target: Target) throws -> Int {
    for count in 0...30 {
      if try find(target).node.focusTarget?.isFocused == true { return count }
      try press("Tab")
    }
    let last = items().first { $0.node.focusTarget?.isFocused == true }?.properties.name
    throw NotDone("the Tab key does not reach \(target), it is at \(last ?? "nothing")")
  }

  /// As `KeyboardInput` does with a key of the display.
  private func press(_ name: String) throws {
    var modifiers: EventModifiers = []
    var words = name.count == 1 ? [name] : name.split(separator: "+").map(String.init)
    let key = words.removeLast()
    for word in words { modifiers.insert(word == "ctrl" ? .command : word == "shift" ? .shift : .option) }
    let named: [String: KeyEquivalent] = [
      "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow, "Home": .home, "End": .end,
      "Prior": .pageUp, "Next": .pageDown, "Delete": .deleteForward, "BackSpace": .delete, "Escape": .escape,
      "Tab": .tab, "Return": .return, "space": .space,
    ]
    if modifiers == .shift, key == "F10" { return host.keys.pressMenu() }
    guard let equivalent = named[key] ?? (key.count == 1 ? KeyEquivalent(Character(key)) : nil) else {
      throw NotDone("there is no key \(name)")
    }
    let character = key == "space" ? " " : key.count == 1 ? key : nil
    let isWriting = host.graph.focus.target?.interactions.contains(.edit) == true
    if isWriting, let character, modifiers.subtracting(.shift).isEmpty { return host.keys.insert(character) }
    if equivalent.editsByWord, modifiers.remove(.command) != nil { modifiers.insert(.control) }
    let isTaken = host.keys.press(equivalent, modifiers: modifiers)
    guard !isTaken, modifiers.remove(.command) != nil else { return }
    host.keys.press(equivalent, modifiers: modifiers.union(.control))
  }

  // MARK: - Screen readers

  /// As `ProxyWidget` does with an action of the bus.
  private func act(_ action: String, _ target: Target) throws {
    let item = try find(target)
    let node = item.node
    guard item.form.actions.contains(action) else {
      throw NotDone("\(target) has no action “\(action)”, only \(item.form.actions)")
    }
    guard node.isEnabled else { return }
    switch action {
    case "increment": host.send { _ in node.adjust?(.increment) }
    case "decrement": host.send { _ in node.adjust?(.decrement) }
    case "scroll down": host.send { _ in node.scroll?(.bottom) }
    case "scroll up": host.send { _ in node.scroll?(.top) }
    case "scroll right": host.send { _ in node.scroll?(.trailing) }
    case "scroll left": host.send { _ in node.scroll?(.leading) }
    default:
      let name = action == "click" ? "activate" : action
      if let found = node.actions.first(where: { $0.name == name }) { return host.send { _ in found.perform() } }
      let point = node.activationPosition
      host.pointer.press(at: point)
      host.pointer.release(at: point)
    }
  }

  /// As `ProxyWidget` does: what has no number of its own goes by steps.
  private func set(_ value: Double, _ target: Target) throws {
    let item = try find(target)
    guard item.node.isEnabled else { return }
    if let set = item.node.range?.set { return host.send { _ in set(value) } }
    guard let known = item.properties.number, let adjust = item.node.adjust else {
      throw NotDone("\(target) has no value to set")
    }
    let steps = known.step > 0 ? Int((abs(value - known.value) / known.step).rounded()) : 1
    host.send { _ in for _ in 0..<steps { adjust(value > known.value ? .increment : .decrement) } }
  }
}

extension AccessibleItem {
  /// As GTK 4.8 puts it on the accessibility bus.
  var role: String {
    switch form.role {
    case .label: "label"
    case .heading: "heading"
    case .image: "image"
    case .button: "push button"
    case .link: "link"
    case .checkbox: "check box"
    case .radio: "radio button"
    case .comboBox: "combo box"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .progressBar: "progress bar"
    case .textBox: form.base == .password ? "password text" : "text"
    case .searchBox: "entry"
    case .group: "panel"
    case .list: "list"
    case .listItem: "list item"
    case .alert: "alert"
    case .dialog: "dialog"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .menuItemCheckbox: "check menu item"
    case .menuItemRadio: "radio menu item"
    case .tab: "page tab"
    case .tabList: "page tab list"
    case .toolbar: "tool bar"
    case .announcement: "notification"
    case .table: "table"
    case .tableRow: "table row"
    case .cell: "table cell"
    case .columnHeader: form.actions.isEmpty ? "label" : "push button"
    }
  }
}
