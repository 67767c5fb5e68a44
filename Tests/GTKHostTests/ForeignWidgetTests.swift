// SPDX-License-Identifier: MIT

import Foundation
import GTKViews
import SwiftUI
import Testing
import ViewTesting

/// A program whose views hold widgets of GTK's.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct ForeignWidgetTests {
  @Test("Entries of GTK's stand among views: made, updated, typed in, covered, dismantled")
  func entries() throws {
    let display = try Display()
    let program = try RunningProgram("Entries.swift", "--size", "300x220", on: display)
    defer {
      program.stop()
      if ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] != nil { print(program.output) }
    }
    let window = try display.window("Entries")
    try program.wait(for: "make Ada")
    try program.wait(for: "make behind")
    // The keyboard goes from view to widget to view.
    try display.keys("Tab", in: window)
    try display.xdotool("type", "Bob")
    try program.wait(for: "typed Bob")
    try program.wait(for: "text Bob")
    try display.xdotool("key", "Tab", "Tab", "space")
    try program.wait(for: "text Grace")
    try display.xdotool("key", "shift+Tab", "shift+Tab", "End")
    try display.xdotool("type", "!")
    try program.wait(for: "text Grace!")
    try display.xdotool("key", "Tab", "Tab", "Tab", "space")
    try program.wait(for: "dismantle Grace!")
    #expect(program.output.split(separator: "\n").filter { $0.hasPrefix("make") }.count == 3)

    // A view in front takes the pointer, beside it the widget does. The page is as large as the window's content.
    try display.xdotool("key", "Tab", "space")
    try program.wait(for: "covered")
    let content = WindowContent(window, width: 300, height: 220)
    func click(_ x: Int, _ y: Int) throws {
      // A hand moves more than once: GTK looks what is below the pointer before a view receives a motion.
      try content.mouse(CGPoint(x: x - 1, y: y), on: display)
      try program.wait(for: "pointer at \(x - 1) \(y)")
      try content.click(CGPoint(x: x, y: y), on: display)
    }
    try click(60, 65)
    try display.xdotool("type", "z")
    try click(180, 65)
    try display.xdotool("key", "End")
    try display.xdotool("type", "q")
    try program.wait(for: "typed behindq")
    try content.keep("entries", from: display)
    // One that is turned is touched where it is seen: its left end lies lower.
    try click(40, 207)
    try display.xdotool("key", "End")
    try display.xdotool("type", "k")
    try program.wait(for: "typed turnedk")
    // With the window they go, in order.
    try display.xdotool("key", "shift+Tab", "space")
    #expect(try program.exitStatus() == 0)
    #expect(program.output.contains("dismantle behind\n") && program.output.contains("dismantle turned\n"))
    #expect(!program.output.contains("WARNING") && !program.output.contains("CRITICAL"))
    #expect(!program.output.contains("z"))
  }
}

/// Without a window there are no widgets.
@MainActor
@Test func aWidgetOfGTKIsEmptyWithoutAWindow() {
  struct Calendar: GTKWidgetRepresentable {
    func makeGTKWidget(context: Context) -> GTKWidget { fatalError("no window") }
    func updateGTKWidget(_ widget: GTKWidget, context: Context) {}
  }
  let host = ViewHost(Calendar(), size: CGSize(width: 100, height: 100))
  #expect(host.displayList.isEmpty)
  #expect(
    host.warnings.map(\.text) == ["Calendar is a widget of GTK's: only a window shows it. Here the view is empty."])
}
