import CoreGeometry
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
    let content = WindowContent(try display.window("Widgets"), width: 320, height: 300)
    func place(_ name: String) throws -> CGPoint {
      try wait(10, for: "the place of \(name)") {
        program.output.split(separator: "\n").last { $0.hasPrefix(name + " is at ") }.map { line in
          let numbers = line.split(separator: " ").suffix(2).compactMap { Double($0) }
          return CGPoint(x: numbers[0], y: numbers[1])
        }
      }
    }
    func click(_ name: String) throws { try content.click(place(name), on: display) }

    try click("button")
    try program.wait(for: "pressed 1")
    // Our state changes GTK's widget, and GTK's widget our state.
    try click("half")
    try program.wait(for: "level 50")
    let scale = try place("scale")
    try content.click(CGPoint(x: scale.x + 60, y: scale.y), on: display)
    _ = try wait(10, for: "a level above the half") {
      program.output.split(separator: "\n").last { $0.hasPrefix("level ") }
        .flatMap { Int($0.dropFirst(6)) }.flatMap { $0 > 50 ? $0 : nil }
    }
    if let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] {
      try content.shot(display).write(folder + "/widgets.ppm")
    }
    // What our views draw in front of a widget takes the pointer.
    try click("cover")
    usleep(300_000)
    // GTK looks once per motion what is below the pointer, before we can say it.
    let button = try place("button")
    for step in 1...3 {
      try display.xdotool("mousemove", "\(content.x + Int(button.x) - 9 + step)", "\(content.y + Int(button.y))")
      usleep(200_000)
    }
    try content.click(button, on: display)
    try program.wait(for: "cover")
    #expect(!program.output.contains("pressed 2"))
    try click("remove")
    try program.wait(for: "dismantled")
    #expect(!program.output.contains("CRITICAL") && !program.output.contains("WARNING"), "\(program.output)")
  }
}
