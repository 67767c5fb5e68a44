// SPDX-License-Identifier: MIT

import Foundation

/// An X display of its own for one test, with no other program on it: its pixels lie in a file.
@MainActor
final class Display {
  let name: String
  private let server: ChildProcess
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)

  /// The American layout with dead keys and a key for compositions.
  static let composing = ["us", "-variant", "intl", "-option", "compose:menu"]

  /// Whether this machine has a server for displays without a screen, and a program that moves the mouse.
  nonisolated static let isAvailable = ["Xvfb", "xdotool"].allSatisfy { Tool.find($0) != nil }

  /// - Parameters:
  ///   - width: pixels.
  ///   - height: pixels.
  ///   - keyboard: the layout, in the words of setxkbmap; without them the server's own.
  init(width: Int = 1000, height: Int = 800, keyboard: [String] = []) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The server writes the number of a free display to its standard output.
    let arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp", "-noreset",
    ]
    server = try ChildProcess(Tool.find("Xvfb")!, arguments, keepsErrors: false)
    name = try ":" + server.line()
    // xdotool adds a key that the keyboard lacks only for the moment of a press: a program that is busy meanwhile finds another key.
    if !keyboard.isEmpty { try Tool.run("setxkbmap", keyboard, variables: ["DISPLAY": name]) }
  }

  deinit {
    server.end()
    let number = name.dropFirst()
    for path in [folder.path, "/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// The picture of the screen.
  func shot() throws -> Shot { try Shot(xwd: pixels) }

  /// The picture of a part of the screen.
  func shot(x: Int, y: Int, width: Int, height: Int) throws -> Shot {
    try Shot(xwd: pixels, x: x, y: y, width: width, height: height)
  }

  /// The color of one pixel: red, green, blue, the last in the lowest byte.
  func pixel(x: Int, y: Int) throws -> UInt32 { try shot(x: x, y: y, width: 1, height: 1).pixels[0] }

  private var pixels: Data {
    get throws { try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"), options: .alwaysMapped) }
  }

  /// Moves the mouse, presses keys: the words of xdotool.
  @discardableResult
  func xdotool(_ words: String...) throws -> String { try xdotool(words) }

  @discardableResult
  func xdotool(_ words: [String]) throws -> String {
    try Tool.run("xdotool", words, variables: ["DISPLAY": name]).output
  }

  /// Gives a window the keyboard, presses keys in it, and returns when they are pressed.
  func keys(_ keys: String..., in window: DisplayWindow) throws {
    try focus(window)
    if !keys.isEmpty { try xdotool(["key"] + keys) }
  }

  /// Gives a window the keyboard and returns when the display has done so.
  func focus(_ window: DisplayWindow) throws {
    var focused = ""
    try wait(until: "the keyboard at window \(window.id)", insteadOf: focused) {
      focused = try xdotool("windowfocus", window.id, "getwindowfocus", "-f").trimmingCharacters(in: .newlines)
      return focused == window.id
    }
  }

  /// Moves a window and returns when it is there.
  func move(_ window: String, toX x: Int, y: Int) throws {
    try xdotool("windowmove", window, "\(x)", "\(y)")
    var lines: [Substring] = []
    try wait(until: "window \(window) at \(x), \(y)", insteadOf: lines) {
      lines = try xdotool("getwindowgeometry", "--shell", window).split(separator: "\n")
      return lines.contains("X=\(x)") && lines.contains("Y=\(y)")
    }
  }

  /// The windows whose title is the given one.
  func windows(_ title: String) throws -> [String] {
    try xdotool("search", "--onlyvisible", "--name", "^\(title)$").split(separator: "\n").map(String.init)
  }

  /// The window with a title, once it is there.
  /// - Parameter others: Windows of the same title that are not meant.
  func window(_ title: String, besides others: [DisplayWindow] = []) throws -> DisplayWindow {
    try wait(for: "the window \(title)") {
      for id in try windows(title) where !others.contains(where: { $0.id == id }) {
        // GDK has small ones of its own, of the same name.
        if let window = try window(withID: id), window.width > 10, window.height > 10 { return window }
      }
      return nil
    }
  }

  /// The place and size of a window now; nil without an answer.
  func window(withID id: String) throws -> DisplayWindow? {
    let lines = try xdotool("getwindowgeometry", "--shell", id).split(separator: "\n")
    func number(_ key: String) -> Int? {
      lines.first { $0.hasPrefix(key + "=") }.flatMap { Int($0.dropFirst(key.count + 1)) }
    }
    guard let x = number("X"), let y = number("Y"), let width = number("WIDTH"), let height = number("HEIGHT") else {
      return nil
    }
    return DisplayWindow(id: id, x: x, y: y, width: width, height: height)
  }
}

/// The place and size of a window, in pixels of the screen, with its title bar.
struct DisplayWindow: Equatable {
  let id: String
  let x, y, width, height: Int
}
