// SPDX-License-Identifier: MIT

import Foundation

/// A file that is edited while `espalier preview` or `espalier run --watch` shows it. What the screen shows is found by colours
/// that occur in one place each.
@MainActor
final class PreviewedFile {
  /// Colours of the file's views, and of what the window says about them.
  enum Mark: UInt32, CaseIterable {
    case red = 0xE00000
    case green = 0x00A000
    case blue = 0x0000C0
    case yellow = 0xE0E000
    case pink = 0xE000E0
    case teal = 0x00A0A0
    /// A view that is there as often as the state counts.
    case box = 0x204060
    /// The view that is pressed.
    case button = 0x602040
    case second = 0x406020
    // The edges of the banners.
    case compilerProblem = 0xD93333
    case crash = 0xE67300
    case hang = 0x8C4DD9
    case notice = 0x4080D9

    /// As the file writes it.
    var source: String {
      func part(_ shift: UInt32) -> String { "\(Double(rawValue >> shift & 255) / 255)" }
      return "Color(red: \(part(16)), green: \(part(8)), blue: \(part(0)))"
    }
  }

  let display: Display
  let path: String
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
  private var program: RunningProgram!
  /// From a save until the screen showed it, in seconds, by what was done.
  private(set) var times: [(edit: String, seconds: Double)] = []

  init(_ text: String, named name: String = "Board.swift") throws {
    display = try Display(width: 1120, height: 820)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(name).path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The argument of the command.
  enum Subject { case file, folder }

  /// Opens the window.
  func start(
    showing subject: Subject = .file, _ verb: String = "preview", _ options: String...,
    variables: [String: String] = [:]
  ) throws {
    program = try RunningProgram(
      files: [subject == .file ? path : folder.path], options, on: display, variables: variables, verb: verb)
  }

  /// Another file of the folder.
  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }

  /// The command's own process.
  var command: Int32 { program.command }
  var output: String { program.output }
  func exitStatus() throws -> Int32 { try program.exitStatus() }
  func signal(_ number: Int32) { program.signal(number) }

  func stop() {
    program?.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: - Edits

  /// Writes the file, and waits until the screen shows what it says now.
  /// - Parameters:
  ///   - isRenamed: As editors save that write another file first.
  ///   - marks: The marks that are seen then; the `others` are not.
  func save(
    _ edit: String, _ text: String, isRenamed: Bool = false, shows marks: [Mark], without others: [Mark] = []
  ) throws {
    let start = Date()
    if isRenamed {
      let new = path + ".new"
      try text.write(toFile: new, atomically: false, encoding: .utf8)
      guard rename(new, path) == 0 else { throw Missing(what: "a renamed file") }
    } else {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
    }
    try wait(for: edit, shows: marks, without: others)
    times.append((edit, Date().timeIntervalSince(start)))
  }

  func wait(for edit: String, shows marks: [Mark], without others: [Mark] = []) throws {
    var seen: [Mark: Int] = [:]
    defer { try? keep("preview-last") }
    try GTKHostTests.wait(
      until: "\(marks) without \(others) after \(edit)", insteadOf: "\(seen), \(output.suffix(600))"
    ) {
      seen = try count()
      return marks.allSatisfy { seen[$0, default: 0] > 20 } && others.allSatisfy { seen[$0, default: 0] <= 20 }
    }
  }

  // MARK: - The screen

  /// The number of pixels of each mark.
  func count() throws -> [Mark: Int] {
    var counts: [Mark: Int] = [:]
    try forEachMark { mark, _, _ in counts[mark, default: 0] += 1 }
    return counts
  }

  /// The middle of a mark's pixels; nil where there are none.
  func center(of mark: Mark) throws -> (x: Int, y: Int)? {
    var (count, x, y) = (0, 0, 0)
    try forEachMark { found, column, row in
      guard found == mark else { return }
      (count, x, y) = (count + 1, x + column, y + row)
    }
    return count > 20 ? (x / count, y / count) : nil
  }

  /// The upper end of a mark's pixels; nil where there are none.
  func top(of mark: Mark) throws -> Int? {
    var top: Int?
    try forEachMark { found, _, row in if found == mark { top = min(top ?? row, row) } }
    return top
  }

  private static let marks = Dictionary(uniqueKeysWithValues: Mark.allCases.map { ($0.rawValue, $0) })

  private func forEachMark(_ visit: (Mark, _ x: Int, _ y: Int) -> Void) throws {
    let shot = try display.shot()
    shot.pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      // Most pixels are like the one before.
      var (last, lastMark): (UInt32, Mark?) = (0, nil)
      while index < pixels.count {
        let pixel = pixels[index]
        if pixel != last { (last, lastMark) = (pixel, Self.marks[pixel]) }
        if let mark = lastMark { visit(mark, index % shot.width, index / shot.width) }
        index += 1
      }
    }
  }

  /// Presses what has a mark.
  func click(_ mark: Mark) throws {
    let point = try GTKHostTests.wait(for: "\(mark) on the screen") { try center(of: mark) }
    try display.xdotool("mousemove", "\(point.x)", "\(point.y)", "click", "1")
  }

  /// Waits until there are as many boxes: each has 100 pixels.
  func wait(forBoxes number: Int) throws {
    var found = 0
    try GTKHostTests.wait(until: "\(number) boxes", insteadOf: "\(found) pixels, \(output.suffix(600))") {
      found = try count()[.box, default: 0]
      return found == number * 100
    }
  }

  /// Keeps the screen in the folder that `ESPALIER_SHOTS` names, to be looked at.
  func keep(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["ESPALIER_SHOTS"] else { return }
    try display.shot().write("\(folder)/\(name).ppm")
  }
}
