// SPDX-License-Identifier: MIT

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
    try display.focus(main)
    try program.wait(for: "app active")

    try display.xdotool("key", "ctrl+o", "ctrl+b", "ctrl+u")
    for line in ["open", "bold true", "shouted ADA"] { try program.wait(for: line) }
    // With Shift the keyboard sends another character than the shortcut's.
    try display.xdotool("key", "ctrl+shift+1")
    try program.wait(for: "digit")
    // By keys through the main menu: Shape, then its first item. Menus are windows of the program's name to the display.
    func openMenu(_ key: String, count: Int) throws {
      try display.xdotool("key", key)
      try wait(until: "\(count) menus") { try display.windows("Menus").count == count }
    }
    try openMenu("alt+s", count: 2)
    try display.xdotool("key", "Return")
    try program.wait(for: "bold false")
    try wait(until: "no menu") { try display.windows("Menus").isEmpty }
    // The item after the preferences, below the menus.
    try openMenu("F10", count: 1)
    try display.xdotool("key", "Down", "Down", "Down", "Down", "Return")
    try program.wait(for: "help")
    #expect(!program.output.contains("CRITICAL"), "\(program.output)")

    try display.keys("ctrl+comma", in: main)
    let settings = try display.window("Preferences")
    try program.wait(for: "settings")
    try display.keys("ctrl+w", in: settings)
    try wait(until: "the settings to close") { try display.windows("Preferences").isEmpty }
    try display.keys("ctrl+l", in: main)
    try program.wait(for: "gone")
    #expect(try program.exitStatus() == 0)
  }

  @Test("A signal closes the windows as their user does, and the status shows it", arguments: [SIGINT, SIGTERM])
  func signals(_ number: Int32) throws {
    let display = try Display()
    let program = try RunningProgram("Menus.swift", on: display)
    defer { program.stop() }
    _ = try display.window("Main")
    program.signal(number)
    #expect(try program.exitStatus() == 128 + number)
    #expect(program.output.contains("gone\n"))
  }

  /// The commonest mistake of all: nothing but the body runs on the main thread then.
  @Test("A body that does not return is ended by a signal, at the latest by the second, and its line is named")
  func endlessBody() throws {
    for (number, isTwice) in [(SIGINT, true), (SIGTERM, false), (SIGHUP, true)] {
      let display = try Display()
      let program = try RunningProgram("Endless.swift", on: display)
      defer { program.stop() }
      try display.keys("ctrl+r", in: display.window("Endless"))
      try program.wait(for: "endless")
      program.signal(number)
      if isTwice {
        usleep(600_000)
        program.signal(number)
      }
      // As for each program that a signal has ended.
      #expect(try program.exitStatus() == 1)
      #expect(program.output.contains("It was in \(RunningProgram.folder.path)/Endless.swift:12:"), "\(program.output)")
    }
  }

  @Test("What code writes to the user defaults is there the next time, also when the program was killed")
  func defaultsOfCode() throws {
    let display = try Display()
    for start in [0, 1, 2] {
      let program = try RunningProgram(
        "KeptByCode.swift", on: display, variables: ["XDG_CONFIG_HOME": display.folder.path])
      defer { program.stop() }
      let window = try display.window("Counted \(start)")
      try display.keys("ctrl+k", in: window)
      _ = try display.window("Counted \(start + 1)")
      if start == 1 {
        kill(try #require(program.windowProcess), SIGKILL)
      } else {
        program.signal(SIGTERM)
      }
      _ = try program.exitStatus()
    }
  }

  @Test("What a window keeps is there the next time, for the first window and the second by itself; titles show it")
  func sceneStorage() throws {
    let display = try Display()
    for start in [0, 2] {
      let program = try RunningProgram("Kept.swift", on: display)
      defer { program.stop() }
      let first = try display.window("Kept – \(start)")
      try display.keys("ctrl+k", "ctrl+k", in: first)
      _ = try display.window("Kept – \(start + 2)")
      try display.xdotool("key", "ctrl+n")
      let second = try display.window("Kept – \(start / 2)")
      try display.keys("ctrl+k", in: second)
      _ = try display.window("Kept – \(start / 2 + 1)")
      try display.xdotool("key", "ctrl+q")
      #expect(try program.exitStatus() == 0)
    }
  }

  // MARK: - The desktop's settings

  @Test(
    "The desktop's portal: dark, contrast, text, motion and accent, at first and while the window is open",
    .enabled(if: PortalBus.isAvailable, "no dbus-daemon, or no Python with gi"))
  func portal() throws {
    let bus = try PortalBus(
      "org.freedesktop.appearance color-scheme u 1", "org.freedesktop.appearance accent-color (ddd) (1.0,0.0,0.0)")
    let display = try Display()
    let program = try RunningProgram(
      "DesktopLook.swift", "--size", "300x200", on: display, variables: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    defer { program.stop() }
    let window = try display.window("DesktopLook")
    try program.wait(for: "dark standard large moving leftToRight")
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
      try display.pixel(x: window.x + x, y: window.y + y)
    }
    func wait(forCorner color: UInt32) throws {
      func corner() throws -> UInt32 { try pixel(10, window.height - 10) }
      try GTKHostTests.wait(until: "the background \(color)", insteadOf: try corner()) { try corner() == color }
    }
    func wait(forAccent color: UInt32) throws {
      func accent() throws -> UInt32 { try pixel(window.width / 2, window.height - 90) }
      try GTKHostTests.wait(until: "the accent \(color)", insteadOf: try accent()) { try accent() == color }
    }
    try wait(forCorner: 0x1E1E20)
    try wait(forAccent: 0xFF0000)

    try bus.set("org.freedesktop.appearance color-scheme u 2")
    try program.wait(for: "light standard large moving leftToRight")
    try wait(forCorner: 0xFFFFFF)
    try bus.set("org.freedesktop.appearance contrast u 1")
    try bus.set("org.gnome.desktop.interface text-scaling-factor d 1.25")
    try bus.set("org.gnome.desktop.interface enable-animations b False")
    try program.wait(for: "light increased xxLarge still leftToRight")
    try bus.set("org.freedesktop.appearance contrast u 0")
    try program.wait(for: "light standard xxLarge still leftToRight")
    try bus.set("org.gnome.desktop.a11y.interface high-contrast b True")
    try program.wait(for: "light increased xxLarge still leftToRight", times: 2)
    try bus.set("org.freedesktop.appearance accent-color (ddd) (0.0,1.0,0.0)")
    try wait(forAccent: 0x00FF00)
    // A wrong type, and no colour, change nothing or take the value away.
    try bus.set("org.freedesktop.appearance color-scheme s 'dark'")
    try bus.set("org.freedesktop.appearance accent-color (ddd) (-1.0,-1.0,-1.0)")
    try wait(forAccent: 0x007AFF)
    #expect(!program.output.contains("CRITICAL") && !program.output.contains("dark increased"), "\(program.output)")
  }

  @Test("A language that is written from right to left")
  func rightToLeft() throws {
    let display = try Display()
    let program = try RunningProgram(
      "DesktopLook.swift", on: display, variables: ["LANG": "ar_EG.UTF-8", "LC_ALL": ""])
    defer { program.stop() }
    try program.wait(for: "light standard large moving rightToLeft")
  }
}
