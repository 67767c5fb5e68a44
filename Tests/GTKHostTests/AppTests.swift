import Foundation
import Testing

/// Apps: their menus, settings, addresses and their end.
@Suite(.serialized, .enabled(if: RunningProgram.canRun, "no Xvfb, no xdotool, or no library beside the tests"))
@MainActor
struct AppTests {
  @Test("Menus: keys with the bar closed and open, marks, the focused window's values, settings, addresses")
  func menus() throws {
    let display = try Display()
    let program = try RunningProgram("Menus.swift", "--", "note:one", on: display)
    defer { program.stop() }
    let main = try display.window("Main")
    try program.wait(for: "opened note:one")
    try display.xdotool("windowfocus", "--sync", main.id)
    try program.wait(for: "app active")

    try display.xdotool("key", "ctrl+o", "ctrl+b", "ctrl+u")
    for line in ["open", "bold true", "shouted ADA"] { try program.wait(for: line) }
    // By keys through the bar: Shape, then its first item.
    let closed = try display.shot()
    try display.xdotool("key", "alt+s")
    _ = try wait(10, for: "the menu to open") { try display.shot() == closed ? nil : true }
    try display.xdotool("key", "Return")
    try program.wait(for: "bold false")
    // The bar's last menu, its first item; a shortcut while a menu is open.
    try display.xdotool("key", "alt+h", "Return")
    try program.wait(for: "help")
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")

    try display.xdotool("windowfocus", "--sync", main.id, "key", "ctrl+comma")
    let settings = try display.window("Preferences", within: 10)
    try program.wait(for: "settings")
    try display.xdotool("windowfocus", "--sync", settings.id, "key", "ctrl+w")
    try display.xdotool("windowfocus", "--sync", main.id, "key", "ctrl+l")
    try program.wait(for: "gone")
    #expect(try program.exitStatus(within: 10) == 0)
  }

  @Test("A signal closes the windows as their user does, and the status tells of it", arguments: [SIGINT, SIGTERM])
  func signals(_ number: Int32) throws {
    let display = try Display()
    let program = try RunningProgram("Menus.swift", on: display)
    defer { program.stop() }
    _ = try display.window("Main")
    program.signal(number)
    #expect(try program.exitStatus(within: 10) == 128 + number)
    #expect(program.output.contains("gone\n"))
  }

  // MARK: - The desktop's settings

  @Test(
    "The desktop's portal: dark, contrast, text, motion and accent, at first and while the window is open",
    .enabled(if: SessionBus.isAvailable, "no dbus-daemon, or no Python with gi"))
  func portal() throws {
    let bus = try SessionBus(
      "org.freedesktop.appearance color-scheme u 1", "org.freedesktop.appearance accent-color (ddd) (1.0,0.0,0.0)")
    let display = try Display()
    let program = try RunningProgram(
      "DesktopLook.swift", "--size", "300x200", on: display, variables: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    defer { program.stop() }
    let window = try display.window("DesktopLook")
    try program.wait(for: "dark standard large moving leftToRight")
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
      try display.shot().part(x: window.x + x, y: window.y + y, width: 1, height: 1).pixels[0]
    }
    func wait(forCorner color: UInt32) throws {
      _ = try GTKHostTests.wait(10, for: "the background") { try pixel(10, window.height - 10) == color ? true : nil }
    }
    try wait(forCorner: 0x000000)
    // The lowest byte is red.
    #expect(try pixel(window.width / 2, window.height - 90) == 0x0000FF)

    try bus.set("org.freedesktop.appearance color-scheme u 2")
    try program.wait(for: "light standard large moving leftToRight")
    try wait(forCorner: 0xFFFFFF)
    try bus.set("org.freedesktop.appearance contrast u 1")
    try bus.set("org.gnome.desktop.interface text-scaling-factor d 1.25")
    try bus.set("org.gnome.desktop.interface enable-animations b False")
    try program.wait(for: "light increased xxLarge still leftToRight")
    try bus.set("org.freedesktop.appearance accent-color (ddd) (0.0,1.0,0.0)")
    _ = try GTKHostTests.wait(10, for: "the accent") {
      try pixel(window.width / 2, window.height - 90) == 0x00FF00 ? true : nil
    }
    // A wrong type, and no colour, change nothing or take the value away.
    try bus.set("org.freedesktop.appearance color-scheme s 'dark'")
    try bus.set("org.freedesktop.appearance accent-color (ddd) (-1.0,-1.0,-1.0)")
    _ = try GTKHostTests.wait(10, for: "the usual accent") {
      try pixel(window.width / 2, window.height - 90) == 0xFF7A00 ? true : nil
    }
    #expect(!program.output.contains("CRITICAL") && !program.output.contains("dark increased"), "\(program.output)")
  }

  @Test("A language that is written from right to left")
  func rightToLeft() throws {
    let display = try Display()
    let program = try RunningProgram(
      "DesktopLook.swift", on: display, variables: ["LANG": "ar_EG.UTF-8", "LC_ALL": ""])
    defer { program.stop() }
    try program.wait(for: "light standard large moving rightToLeft", within: 60)
  }
}
