// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import Testing

/// GTK widgets in a view tree.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct WidgetTests {
  @Test("GTKWidgetRepresentable: updates, coordinator, pointer, what covers it, and its end")
  func widgets() throws {
    let display = try Display()
    let program = try RunningProgram("Widgets.swift", "--size", "320x300", on: display)
    defer { program.stop() }
    // With the bar of the window, which belongs to the tree.
    let content = WindowContent(try display.window("Widgets"), width: 320, height: 344)
    func lastPlace(_ name: String) -> CGPoint? {
      program.output.split(separator: "\n").last { $0.hasPrefix(name + " is at ") }.map { line in
        let numbers = line.split(separator: " ").suffix(2).compactMap { Double($0) }
        return CGPoint(x: numbers[0], y: numbers[1])
      }
    }
    // The bar comes with the first frames and moves the views: their place is the one at which they stay.
    func place(_ name: String) throws -> CGPoint {
      try wait(for: "the place at which \(name) stays") {
        guard let place = lastPlace(name) else { return nil }
        usleep(500_000)
        return lastPlace(name) == place ? place : nil
      }
    }
    func click(_ name: String) throws { try content.click(try place(name), on: display) }

    try click("button")
    try program.wait(for: "pressed 1")
    // Our state changes GTK's widget, and GTK's widget our state.
    try click("half")
    try program.wait(for: "level 50")
    let scale = try place("scale")
    try content.click(CGPoint(x: scale.x + 60, y: scale.y), on: display)
    _ = try wait(for: "a level above the half") {
      program.output.split(separator: "\n").last { $0.hasPrefix("level ") }
        .flatMap { Int($0.dropFirst(6)) }.flatMap { $0 > 50 ? $0 : nil }
    }
    try content.keep("widgets", from: display)
    // A view of ours in front of a widget takes the pointer.
    try click("cover")
    // GTK looks what is below the pointer before a view receives a motion: the motion before the press triggers that.
    let button = try place("button")
    try content.mouse(CGPoint(x: button.x - 9, y: button.y), on: display)
    try program.wait(for: "over the cover")
    try content.click(button, on: display)
    try program.wait(for: "cover")
    #expect(!program.output.contains("pressed 2"))
    try click("remove")
    try program.wait(for: "dismantled")
    #expect(!program.output.contains("CRITICAL") && !program.output.contains("WARNING"), "\(program.output)")
  }
}
