// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing
import ViewTesting

/// Faults that a desktop and a program may have.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct TroubleTests {
  /// Faults of a desktop, by name: variables of the environment, with files in a folder.
  private func troubles(_ folder: TemporaryFolder) throws -> [String: [String: String]] {
    _ = try folder.write("window { background: nonsense( ; } }}} @import url('no.css');", to: "gtk-4.0/gtk.css")
    _ = try folder.write(
      "[Settings]\ngtk-theme-name=None\ngtk-icon-theme-name=None\ngtk-xft-dpi=many\n", to: "gtk-4.0/settings.ini")
    return [
      "unknown theme": ["GTK_THEME": "nonsense"],
      "broken files": ["XDG_CONFIG_HOME": folder.url.path],
      "no icons": ["XDG_DATA_DIRS": "/nonexistent", "XDG_DATA_HOME": "/nonexistent"],
      "dead bus": ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"],
      "no home": ["HOME": "/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent"],
      "unknown language": ["LANG": "xx_YY.nonsense", "LC_ALL": "nonsense"],
    ]
  }

  @Test("A desktop with something broken: the window is as on any other, and ends as on any other")
  func trouble() throws {
    let folder = TemporaryFolder()
    let picture = try Shot(of: ViewHost(Shapes(), size: CGSize(width: 300, height: 330)))
    for (name, variables) in try troubles(folder) {
      let display = try Display()
      let program = try RunningProgram("Shapes.swift", "--size", "300x330", on: display, variables: variables)
      defer { program.stop() }
      let window = try display.window("Shapes")
      try WindowContent(window, width: 300, height: 330).wait(for: picture, on: display)
      try display.keys("ctrl+w", in: window)
      #expect(try program.exitStatus() == 0, "\(name)")
      #expect(!program.output.contains("CRITICAL"), "\(name): \(program.output)")
    }
  }

  @Test(
    "The session bus goes while a window is open: it goes on, also with a screen reader's interface",
    .enabled(if: PortalBus.isAvailable, "no D-Bus, or no Python for a service on it"), arguments: ["none", "atspi"])
  func busGoes(accessibility: String) throws {
    let display = try Display()
    let bus = try PortalBus()
    let program = try RunningProgram(
      "Counting.swift", on: display,
      variables: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "GTK_A11Y": accessibility])
    defer { program.stop() }
    let window = try display.window("Counting")
    try display.keys("n", in: window)
    try program.wait(for: "count 1")
    bus.end()
    for count in 2...5 {
      try display.keys("n", in: window)
      try program.wait(for: "count \(count)")
    }
    try display.keys("ctrl+w", in: window)
    #expect(try program.exitStatus() == 0)
  }

  @Test("A machine without fonts: the window opens, its shapes are drawn, and keys reach it")
  func noFonts() throws {
    let folder = TemporaryFolder()
    let fonts = try folder.write("<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n", to: "fonts.conf")
    let display = try Display()
    let program = try RunningProgram("Counting.swift", on: display, variables: ["FONTCONFIG_FILE": fonts])
    defer { program.stop() }
    let window = try display.window("Counting")
    try display.keys("n", in: window)
    try program.wait(for: "count 1")
    try display.keys("ctrl+w", in: window)
    #expect(try program.exitStatus() == 0)
  }

  @Test("Every third surface fails: the window opens, keys and taps reach it, and it ends as any other")
  func failingSurfaces() throws {
    let folder = TemporaryFolder()
    let library = try FailingCalls.compile("failing-pictures.c", into: folder.url)
    let variables = ["LD_PRELOAD": library.path, "ESPALIER_FAIL_EACH": "3"]
    let display = try Display()
    let counting = try RunningProgram("Counting.swift", on: display, variables: variables)
    defer { counting.stop() }
    let window = try display.window("Counting")
    for count in 1...5 {
      try display.keys("n", in: window)
      try counting.wait(for: "count \(count)")
    }
    try display.keys("ctrl+w", in: window)
    #expect(try counting.exitStatus() == 0)

    let shapes = try RunningProgram("Shapes.swift", "--size", "300x330", on: display, variables: variables)
    defer { shapes.stop() }
    let drawn = try display.window("Shapes")
    let frames = try shapes.frames(on: display)
    let word = try ViewHost(Shapes(), size: CGSize(width: 300, height: 330)).get(.text("Move")).frame
    try WindowContent(drawn, width: 300, height: 330).click(CGPoint(x: word.midX, y: word.midY), on: display)
    try wait(until: "the frames of the change") { try shapes.frames(on: display) > frames + 2 }
    try display.keys("ctrl+w", in: drawn)
    #expect(try shapes.exitStatus() == 0)
  }

  /// Mesa's compiler would take a third of the start and of the memory (docs/hosts.md).
  @Test("Without a graphics card no window loads an emulation of OpenGL, unless a renderer that needs it is chosen")
  func withoutGraphicsCard() throws {
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    let hasCard = devices.contains { $0.hasPrefix("renderD") } || FileManager.default.fileExists(atPath: "/dev/dxg")
    for (renderer, isLoaded) in [("", hasCard), ("cairo", hasCard), ("gl", true)] {
      let display = try Display()
      let program = try RunningProgram(
        "Shapes.swift", "--size", "300x330", on: display, variables: ["GSK_RENDERER": renderer])
      defer { program.stop() }
      _ = try display.window("Shapes")
      let process = try #require(program.windowProcess)
      // The file states no length, so that it is read to its end.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(process)/maps"))
      let libraries = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      #expect(libraries.contains("libgtk-4"))
      #expect(libraries.contains("/dri/") == isLoaded, "\(renderer)")
      #expect(!program.output.contains("Gsk"), "\(renderer): \(program.output)")
    }
  }

  @Test("A window that is closed while something moves and works: the task is cancelled, `onDisappear` runs")
  func closingWhileMoving() throws {
    let display = try Display()
    let program = try RunningProgram("Restless.swift", "--size", "200x200", on: display)
    defer { program.stop() }
    let window = try display.window("Restless")
    try program.wait(for: "working")
    try display.keys("ctrl+w", in: window)
    #expect(try program.exitStatus() == 0)
    #expect(program.output.contains("gone\n") && program.output.contains("cancelled\n"), "\(program.output)")
  }

  @Test("Fifty windows, opened and closed three times: the memory comes back")
  func fiftyWindows() throws {
    let display = try Display()
    let program = try RunningProgram("FiftyWindows.swift", on: display)
    defer { program.stop() }
    let main = try display.window("Main")
    func key(_ key: String) throws {
      try display.keys(key, in: main)
    }
    var memory: [Int] = []
    for round in 1...3 {
      let frames = try program.frames(on: display)
      try key("ctrl+o")
      var count = 0
      func seen() throws -> Int {
        count = try display.windows("Many").count
        return count
      }
      try wait(until: "fifty windows", insteadOf: count) { try seen() == 50 }
      try wait(until: "a frame of each") { try program.frames(on: display) >= frames + 50 }
      try key("ctrl+d")
      try wait(until: "no window but the first", insteadOf: count) { try seen() == 0 }
      try key("ctrl+m")
      memory.append(
        try wait(for: "the memory of round \(round)", insteadOf: program.output) {
          let all = program.lines.filter { $0.hasPrefix("memory ") }
          return all.count == round ? Int(all[round - 1].dropFirst("memory ".count)) : nil
        })
    }
    try key("ctrl+w")
    #expect(try program.exitStatus() == 0)
    // Kilobytes: the first round fills caches.
    #expect(memory[2] < memory[0] + 8_000, "\(memory)")
  }

  @Test("A body that traps: the last lines name the view")
  func trappingBody() throws {
    let folder = TemporaryFolder()
    let file = try folder.write(
      """
      import SwiftUI
      struct Row: View {
        let items: [Int]
        var body: some View { Text("\\(items[3])") }
      }
      struct ContentView: View {
        var body: some View { VStack { Row(items: []) } }
      }
      """, to: "Trap.swift")
    let display = try Display()
    let program = try RunningProgram(file, on: display)
    defer { program.stop() }
    #expect(try program.exitStatus() == 1)
    let lines = program.output.split(separator: "\n")
    #expect(lines.suffix(2).first?.hasPrefix("in Row.body.getter") == true, "\(program.output)")
    #expect(lines.last?.hasPrefix("The backtrace is in ") == true)
    #expect(program.output.contains("Fatal error: Index out of range"))
  }

  @Test("DispatchQueue.main.sync on the main thread: a message names it")
  func waitingForItself() throws {
    let folder = TemporaryFolder()
    let file = try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Text("a").onAppear { DispatchQueue.main.sync { print("never") } } }
      }
      """, to: "Sync.swift")
    let display = try Display()
    let program = try RunningProgram(file, on: display)
    defer { program.stop() }
    #expect(try program.exitStatus() == 1)
    #expect(program.output.contains("\nDispatchQueue.main.sync was called on the main thread"), "\(program.output)")
    #expect(!program.output.contains("never"))
  }
}
