import Foundation
import Testing
import ViewTesting

/// What a desktop and a program may have wrong.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct TroubleTests {
  /// A folder that goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws -> String {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  enum Trouble: String, CaseIterable {
    case unknownTheme, brokenFiles, noData, deadBus, noHome, unknownLanguage
  }

  @Test(
    "A desktop with something broken: the window is as on any other, and ends as on any other",
    arguments: Trouble.allCases)
  func trouble(_ trouble: Trouble) throws {
    let folder = try Folder()
    var variables: [String: String]
    switch trouble {
    case .unknownTheme: variables = ["GTK_THEME": "nonsense"]
    case .brokenFiles:
      _ = try folder.write("window { background: nonsense( ; } }}} @import url('no.css');", to: "gtk-4.0/gtk.css")
      _ = try folder.write(
        "[Settings]\ngtk-theme-name=None\ngtk-icon-theme-name=None\ngtk-xft-dpi=many\n", to: "gtk-4.0/settings.ini")
      variables = ["XDG_CONFIG_HOME": folder.url.path]
    case .noData: variables = ["XDG_DATA_DIRS": "/nonexistent", "XDG_DATA_HOME": "/nonexistent"]
    case .deadBus: variables = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"]
    case .noHome: variables = ["HOME": "/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent"]
    case .unknownLanguage: variables = ["LANG": "xx_YY.nonsense", "LC_ALL": "nonsense"]
    }
    let display = try Display()
    let program = try RunningProgram("Shapes.swift", "--size", "300x330", on: display, variables: variables)
    defer { program.stop() }
    let window = try display.window("Shapes")
    let host = ViewHost(Shapes(), size: CGSize(width: 300, height: 330))
    try WindowContent(window, width: 300, height: 330).wait(for: try Shot(of: host), on: display)
    try display.xdotool("windowfocus", "--sync", window.id, "key", "ctrl+w")
    #expect(try program.exitStatus(within: 10) == 0)
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")
  }

  @Test("A window that is closed while something moves and works: the task is cancelled, the view is told")
  func closingWhileMoving() throws {
    let display = try Display()
    let program = try RunningProgram("Restless.swift", "--size", "200x200", on: display)
    defer { program.stop() }
    let window = try display.window("Restless")
    try program.wait(for: "working")
    try display.xdotool("windowfocus", "--sync", window.id, "key", "ctrl+w")
    #expect(try program.exitStatus(within: 10) == 0)
    #expect(program.output.contains("gone\n") && program.output.contains("cancelled\n"), "\(program.output)")
  }

  @Test("Fifty windows, opened and closed three times: the memory comes back")
  func fiftyWindows() throws {
    let display = try Display()
    let program = try RunningProgram("FiftyWindows.swift", on: display)
    defer { program.stop() }
    #expect(try program.exitStatus(within: 60) == 0)
    let memory = program.output.split(separator: "\n").compactMap { Int($0.dropFirst("memory ".count)) }
    try #require(memory.count == 3, "\(program.output)")
    // Kilobytes: the first round fills caches.
    #expect(memory[2] < memory[0] + 8_000, "\(memory)")
  }

  @Test("A body that traps: the last lines name the view")
  func trappingBody() throws {
    let folder = try Folder()
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
    #expect(try program.exitStatus(within: 60) == 1)
    let lines = program.output.split(separator: "\n")
    #expect(lines.suffix(2).first?.hasPrefix("in Row.body.getter") == true, "\(program.output)")
    #expect(lines.last?.hasPrefix("The backtrace is in ") == true)
    #expect(program.output.contains("Fatal error: Index out of range"))
  }

  @Test("DispatchQueue.main.sync on the main thread: it is said what that is")
  func waitingForItself() throws {
    let folder = try Folder()
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
    #expect(try program.exitStatus(within: 60) == 1)
    #expect(program.output.contains("\nDispatchQueue.main.sync was called on the main thread"), "\(program.output)")
    #expect(!program.output.contains("never"))
  }
}
