import Foundation
import Testing

/// Apps: their menus, settings, addresses and their end.
@Suite(.opensWindows, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct AppTests {
  @Test("Menus: keys with the bar closed and open, marks, the focused window's values, settings, addresses")
  func menus() async throws {
    let display = try await Display()
    let program = try await RunningProgram("Menus.swift", "--", "note:one", on: display)
    defer { program.stop() }
    let main = try await display.window("Main")
    try await program.wait(for: "opened note:one")
    try await display.xdotool("windowfocus", "--sync", main.id)
    try await program.wait(for: "app active")

    try await display.xdotool("key", "ctrl+o", "ctrl+b", "ctrl+u")
    for line in ["open", "bold true", "shouted ADA"] { try await program.wait(for: line) }
    // By keys through the bar: Shape, then its first item.
    func openMenu(_ key: String) async throws {
      let times = program.count(of: "app inactive")
      try await display.xdotool("key", key)
      // An open menu has the keyboard, and the window has it not.
      try await program.wait(for: "app inactive", times: times + 1)
    }
    try await openMenu("alt+s")
    try await display.xdotool("key", "Return")
    try await program.wait(for: "bold false")
    // The bar's last menu, its first item; a shortcut while a menu is open.
    try await program.wait(for: "app active", times: 2)
    try await openMenu("alt+h")
    try await display.xdotool("key", "Return")
    try await program.wait(for: "help")
    try await program.wait(for: "app active", times: 3)
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")

    try await display.xdotool("windowfocus", "--sync", main.id, "key", "ctrl+comma")
    let settings = try await display.window("Preferences")
    try await program.wait(for: "settings")
    try await display.xdotool("windowfocus", "--sync", settings.id, "key", "ctrl+w")
    try await wait(until: "the settings to close") { try await display.windows("Preferences").isEmpty }
    // The display may take the keyboard from the closed window after the first window has got it: then it is given again.
    try await wait(until: "the first window to leave", insteadOf: program.output) {
      try await display.xdotool("windowfocus", main.id, "key", "ctrl+l")
      return program.count(of: "gone") > 0
    }
    #expect(try await program.exitStatus() == 0)
  }

  @Test("A signal closes the windows as their user does, and the status tells of it", arguments: [SIGINT, SIGTERM])
  func signals(_ number: Int32) async throws {
    let display = try await Display()
    let program = try await RunningProgram("Menus.swift", on: display)
    defer { program.stop() }
    _ = try await display.window("Main")
    program.signal(number)
    #expect(try await program.exitStatus() == 128 + number)
    #expect(program.output.contains("gone\n"))
  }

  @Test("What a window keeps is there the next time, for the first window and the second by itself; titles tell of it")
  func sceneStorage() async throws {
    let display = try await Display()
    for start in [0, 2] {
      let program = try await RunningProgram("Kept.swift", on: display)
      defer { program.stop() }
      let first = try await display.window("Kept – \(start)")
      try await display.xdotool("windowfocus", "--sync", first.id, "key", "ctrl+k", "ctrl+k")
      _ = try await display.window("Kept – \(start + 2)")
      try await display.xdotool("key", "ctrl+n")
      let second = try await display.window("Kept – \(start / 2)")
      try await display.xdotool("windowfocus", "--sync", second.id, "key", "ctrl+k")
      _ = try await display.window("Kept – \(start / 2 + 1)")
      try await display.xdotool("key", "ctrl+q")
      #expect(try await program.exitStatus() == 0)
    }
  }

  // MARK: - The desktop's settings

  @Test(
    "The desktop's portal: dark, contrast, text, motion and accent, at first and while the window is open",
    .enabled(if: PortalBus.isAvailable, "no dbus-daemon, or no Python with gi"))
  func portal() async throws {
    let bus = try await PortalBus(
      "org.freedesktop.appearance color-scheme u 1", "org.freedesktop.appearance accent-color (ddd) (1.0,0.0,0.0)")
    let display = try await Display()
    let program = try await RunningProgram(
      "DesktopLook.swift", "--size", "300x200", on: display, variables: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    defer { program.stop() }
    let window = try await display.window("DesktopLook")
    try await program.wait(for: "dark standard large moving leftToRight")
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
      try display.pixel(x: window.x + x, y: window.y + y)
    }
    func wait(forCorner color: UInt32) async throws {
      func corner() throws -> UInt32 { try pixel(10, window.height - 10) }
      try await GTKHostTests.wait(until: "the background \(color)", insteadOf: try corner()) { try corner() == color }
    }
    func wait(forAccent color: UInt32) async throws {
      func accent() throws -> UInt32 { try pixel(window.width / 2, window.height - 90) }
      try await GTKHostTests.wait(until: "the accent \(color)", insteadOf: try accent()) { try accent() == color }
    }
    try await wait(forCorner: 0x000000)
    try await wait(forAccent: 0xFF0000)

    try bus.set("org.freedesktop.appearance color-scheme u 2")
    try await program.wait(for: "light standard large moving leftToRight")
    try await wait(forCorner: 0xFFFFFF)
    try bus.set("org.freedesktop.appearance contrast u 1")
    try bus.set("org.gnome.desktop.interface text-scaling-factor d 1.25")
    try bus.set("org.gnome.desktop.interface enable-animations b False")
    try await program.wait(for: "light increased xxLarge still leftToRight")
    try bus.set("org.freedesktop.appearance accent-color (ddd) (0.0,1.0,0.0)")
    try await wait(forAccent: 0x00FF00)
    // A wrong type, and no colour, change nothing or take the value away.
    try bus.set("org.freedesktop.appearance color-scheme s 'dark'")
    try bus.set("org.freedesktop.appearance accent-color (ddd) (-1.0,-1.0,-1.0)")
    try await wait(forAccent: 0x007AFF)
    #expect(!program.output.contains("CRITICAL") && !program.output.contains("dark increased"), "\(program.output)")
  }

  @Test("A language that is written from right to left")
  func rightToLeft() async throws {
    let display = try await Display()
    let program = try await RunningProgram(
      "DesktopLook.swift", on: display, variables: ["LANG": "ar_EG.UTF-8", "LC_ALL": ""])
    defer { program.stop() }
    try await program.wait(for: "light standard large moving rightToLeft")
  }
}
