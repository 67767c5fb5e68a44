// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A program in a window, with a client of the accessibility bus that reads and uses it.
@Suite(
  .serialized,
  .enabled(
    if: ScreenReader.canRun, "no Xvfb, no xdotool, no dbus-daemon, no python3-pyatspi, or no library beside the tests"))
@MainActor
struct ScreenReaderTests {
  @MainActor
  private struct Session {
    let display: Display
    let bus: AccessibilityBus
    let program: RunningProgram
    let reader: ScreenReader

    init(_ file: String, title: String, width: Int, height: Int) throws {
      display = try Display()
      bus = try AccessibilityBus(display)
      program = try RunningProgram(file, "--size", "\(width)x\(height)", on: display, variables: bus.variables)
      let window = try display.window(title)
      try display.focus(window)
      reader = try ScreenReader(bus)
    }

    func stop() {
      reader.stop()
      program.stop()
    }

    /// The window's content as the client reads it, once there is something.
    func content() throws -> Spoke {
      try GTKHostTests.wait(for: "elements on the accessibility bus") {
        // An element may disappear while the client reads it.
        let content = try? reader.windows().first?.canvas
        return content?.children.isEmpty == false ? content : nil
      }
    }

    /// Waits until an element is as required.
    func wait(for name: String, role: String? = nil, _ condition: (Spoke) -> Bool) throws {
      var last: Spoke?
      try GTKHostTests.wait(until: "\(name) to be as wanted", insteadOf: last as Any) {
        last = reader.element(name, role: role)
        return last.map(condition) ?? false
      }
    }

    func heard(_ type: String, _ name: String, _ detail: Int) throws {
      var heard: [Heard] = []
      try GTKHostTests.wait(until: "\(type) of \(name)", insteadOf: heard) {
        heard += try reader.events()
        return heard.contains { $0.type == type && $0.name == name && $0.detail == detail }
      }
    }
  }

  @Test("Article 5: a client reads the form in order, writes in its fields, and each lies where it is seen")
  func form() throws {
    let session = try Session(
      "ColumnForm.swift", title: "ColumnForm", width: 500, height: 300)
    defer { session.stop() }
    let content = try session.content()
    let found = content.all.filter { $0.role == "label" || $0.role == "text" }
    #expect(
      found.map { "\($0.role) \($0.name)" } == [
        "label First Item", "text Enter first item", "label Second Item", "text Enter second item", "label Final Item",
        "text Enter third item",
      ])
    // The columns stand where the headless host has them.
    let host = ViewHost(ColumnForm(), size: CGSize(width: 500, height: 300))
    try host.settle()
    for (label, spoken) in zip(["First Item", "Second Item", "Final Item"], found.filter { $0.role == "label" }) {
      let frame = try host.get(.text(label)).frame
      let extents = try #require(spoken.extents)
      // The content is below the window's own bar, which is in the same widget.
      #expect(abs(CGFloat(extents[2]) - frame.width) <= 1)
      #expect(abs(CGFloat(extents[0] - (content.extents?[0] ?? 0)) - frame.minX) <= 1)
      #expect(abs(CGFloat(extents[1] - (content.extents?[1] ?? 0)) - 44 - frame.minY) <= 1)
    }
    try session.reader.act("set text", "Enter second item", ["text": "Grüße 🇩🇪"])
    try session.wait(for: "Enter second item") { $0.text == "Grüße 🇩🇪" }
    try session.reader.act("insert text", "Enter second item", ["text": "x", "place": 2])
    try session.wait(for: "Enter second item") { $0.text == "Grxüße 🇩🇪" }
  }

  @Test("A client finds roles, names, values and states, and uses everything")
  func everything() throws {
    let session = try Session("Spoken.swift", title: "Spoken", width: 500, height: 900)
    defer { session.stop() }
    let (reader, program) = (session.reader, session.program)
    let content = try session.content()
    let lines = content.children.map { "\($0.role) \($0.name)" }
    #expect(
      lines == [
        "heading Settings", "text First name", "password text Password", "text Notes", "slider Volume",
        "spin button Copies", "check box Notify me", "combo box Fruit, Apple", "panel Size", "progress bar Loading",
        "push button Save", "push button Remove", "push button Open sheet", "image Favourite", "push button Tap",
        "list ",
      ])
    func element(_ name: String) throws -> Spoke { try #require(content.all.first { $0.name == name }) }
    #expect(try element("Settings").text == "Settings")
    #expect(try element("First name").attributes == ["placeholder-text": "As in your passport"])
    // Only the length of a secret is given.
    #expect(try element("Password").text == "•••")
    #expect(try element("Notes").text == "One\nTwo")
    #expect(try element("Notes").states.contains("multi line"))
    #expect(try element("Volume").value == [0, 4, 10])
    #expect(try element("Copies").value == [0, 2, 5])
    #expect(try element("Loading").value == [0, 0.25, 1])
    #expect(try !element("Notify me").states.contains("checked"))
    #expect(try element("M").role == "radio button" && element("M").states.contains("checked"))
    #expect(try element("Save").description_ == "Writes the file")
    #expect(try element("Save").actions == ["click", "Archive"])
    #expect(try !element("Remove").states.contains("sensitive"))
    // The rows in sight and a few around them, of ten thousand.
    let rows = content.all.filter { $0.role == "list item" }
    #expect(rows.first?.name == "Row 0" && rows.count >= 8 && rows.count < 30)
    let save = try #require(element("Save").extents)
    #expect(save[2] > 40 && save[2] < 90 && (32...33).contains(save[3]))

    try reader.act("do", "Save", ["action": "click"])
    try program.wait(for: "saved")
    try reader.act("do", "Save", ["action": "Archive"])
    try program.wait(for: "archived")
    try reader.act("do", "Tap", ["action": "click"])
    try program.wait(for: "tapped")
    try reader.act("do", "Notify me", ["action": "click"])
    try program.wait(for: "on true")
    try session.heard("object:state-changed:checked", "Notify me", 1)
    try reader.act("set value", "Volume", ["value": 7.2])
    try program.wait(for: "volume 7.0")
    try session.wait(for: "Volume") { $0.value == [0, 7, 10] }
    try reader.act("set value", "Copies", ["value": 4])
    try program.wait(for: "count 4")
    try reader.act("set text", "First name", ["text": "Ada"])
    try program.wait(for: "name Ada")
    try reader.act("insert text", "Password", ["text": "d", "place": 3])
    try program.wait(for: "secret abcd")
    try session.wait(for: "Password") { $0.text == "••••" }
    try reader.act("set text", "Notes", ["text": "A\nB"])
    try program.wait(for: "notes A/B")
  }

  @Test("Nothing is sent before a screen reader subscribes, nor after; announcements arrive")
  func onlyWithASubscriber() throws {
    let display = try Display()
    let bus = try AccessibilityBus(display)
    let program = try RunningProgram("Spoken.swift", "--size", "500x900", on: display, variables: bus.variables)
    defer { program.stop() }
    let window = try display.window("Spoken")
    let quiet = try ScreenReader(bus, listens: false)
    defer { quiet.stop() }
    func count() throws -> Int? { try quiet.windows().first?.canvas?.children.count }
    _ = try wait(for: "the window on the bus") { try count() }
    // Neither the first frame nor a change makes elements.
    try display.keys("A", in: window)
    try program.wait(for: "name A")
    #expect(try count() == 0)
    let reader = try ScreenReader(bus)
    var last: Int?
    // The quiet one receives what comes, too: it has cached that there was nothing.
    try wait(until: "all elements", insteadOf: last as Any) {
      last = try count()
      return last == 16
    }
    try reader.act("do", "Save", ["action": "click"])
    var heard: [Heard] = []
    try wait(until: "the announcement", insteadOf: heard) {
      heard += try reader.events()
      return heard.contains { $0.role == "alert" && $0.name == "All is saved" }
    }
    reader.stop()
    try wait(until: "the end of all elements") { try count() == 0 }
  }

  @Test("The screen reader follows the keyboard, and a sheet hides what lies behind it")
  func focus() throws {
    let session = try Session("Spoken.swift", title: "Spoken", width: 500, height: 900)
    defer { session.stop() }
    let (reader, display) = (session.reader, session.display)
    // The window begins in its first field.
    try session.wait(for: "First name") { $0.states.contains("focused") }
    try display.xdotool("type", "Ada")
    try session.program.wait(for: "name Ada")
    try session.wait(for: "First name") { $0.text == "Ada" && $0.caret == 3 && $0.states.contains("focused") }
    try display.xdotool("key", "Left", "b")
    try session.program.wait(for: "name Adba")
    try session.wait(for: "First name") { $0.caret == 3 }
    try reader.act("set caret", "First name", ["place": 0])
    try display.xdotool("key", "x")
    try session.program.wait(for: "name xAdba")
    try display.xdotool("key", "Tab")
    try session.heard("object:state-changed:focused", "Password", 1)
    // A client moves the keyboard, too.
    try reader.act("do", "First name", ["action": "activate"])
    try session.heard("object:state-changed:focused", "First name", 1)

    try reader.act("do", "Open sheet", ["action": "click"])
    let dialog = try wait(for: "the sheet") {
      try session.content().children.first { $0.role == "dialog" && $0.states.contains("focused") }
    }
    #expect(dialog.states.contains("modal"))
    #expect(try session.content().children.map(\.role) == ["dialog"])
    #expect(dialog.children.map { "\($0.role) \($0.name)" } == ["label In the sheet", "push button Close"])
    try reader.act("do", "Close", ["action": "click"])
    try session.wait(for: "First name") { $0.states.contains("focused") }
    try display.xdotool("key", "y")
    try session.program.wait(for: "name xAdbay")
  }
}
