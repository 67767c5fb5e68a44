// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation

/// A file of this folder in a window, by `espalier run`.
final class RunningProgram: @unchecked Sendable {
  static let folder = Repository.root.appendingPathComponent("Tests/GTKHostTests/Programs")

  static let canRun = BuiltProducts.hasCommand && Display.isAvailable

  private let process: ChildProcess

  /// - Parameters:
  ///   - file: in the folder of programs, or a path.
  ///   - display: nil for none.
  ///   - variables: of the environment, on top of ours; an empty value takes one away.
  ///   - wrapper: the words of a program that starts it.
  @MainActor
  convenience init(
    _ file: String, _ options: String..., on display: Display?, scale: Int = 1,
    variables: [String: String] = [:], through wrapper: [String] = []
  ) throws {
    let path = file.hasPrefix("/") ? file : Self.folder.appendingPathComponent(file).path
    try self.init(files: [path], options, on: display, scale: scale, variables: variables, through: wrapper)
  }

  /// - Parameters:
  ///   - files: The paths of one module's files.
  ///   - takesInput: Whether ``write(_:)`` reaches it.
  ///   - verb: The command's action on the files, such as "run".
  @MainActor
  init(
    files: [String], _ options: [String], on display: Display?, scale: Int = 1,
    variables: [String: String] = [:], through wrapper: [String] = [], takesInput: Bool = false, verb: String = "run"
  ) throws {
    let arguments = [verb] + files + options
    var environment = ["WAYLAND_DISPLAY": "", "DBUS_SESSION_BUS_ADDRESS": "", "GTK_THEME": ""]
    environment["DISPLAY"] = display?.name ?? ""
    environment["GDK_SCALE"] = "\(scale)"
    // The same pixels whatever drives the display; no screen reader listens.
    environment["GSK_RENDERER"] = "cairo"
    environment["GTK_A11Y"] = "none"
    // The state that windows keep is kept for one test.
    environment["XDG_STATE_HOME"] = display?.folder.path
    environment["ESPALIER_FRAMES"] = display.map { Self.frameLog($0).path }
    environment.merge(variables) { $1 }
    process = try ChildProcess(
      wrapper.first.map { Tool.find($0)! } ?? BuiltProducts.command,
      wrapper.isEmpty ? arguments : wrapper.dropFirst() + [BuiltProducts.command.path] + arguments,
      variables: environment, takesInput: takesInput)
  }

  /// Gives it a line to read.
  func write(_ line: String) throws { try process.write(line) }

  /// The text that it wrote so far.
  var output: String { process.output }

  /// The lines that it wrote so far.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  func count(of line: String) -> Int { lines.filter { $0 == line }.count }

  /// Waits until it has written a line, as often as given.
  func wait(for line: String, times: Int = 1) throws {
    try GTKHostTests.wait(until: "the line \"\(line)\", \(times) times", insteadOf: output) {
      count(of: line) >= times
    }
  }

  func exitStatus() throws -> Int32 { try process.exitStatus() }

  /// The command's own process.
  var command: Int32 { process.identifier }

  /// The process that has the windows: what the command runs below its supervisor, and no compiler.
  var windowProcess: Int32? {
    ProcessTree.below(process.identifier).first {
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")
      return program?.contains("/programs/") == true
    }
  }

  /// The number of frames that its windows have shown.
  @MainActor
  func frames(on display: Display) throws -> Int {
    try String(contentsOf: Self.frameLog(display), encoding: .utf8).split(separator: "\n").count
  }

  /// Milliseconds that each of the frames spent on the view tree.
  @MainActor
  func treeTimes(on display: Display) throws -> [Double] {
    try String(contentsOf: Self.frameLog(display), encoding: .utf8).split(separator: "\n").compactMap {
      Double($0.split(separator: " ")[1])
    }
  }

  /// The file to which its windows write a line for each frame.
  @MainActor
  private static func frameLog(_ display: Display) -> URL { display.folder.appendingPathComponent("frames") }

  /// Sends the command a signal, as a terminal does.
  func signal(_ number: Int32) { process.signal(number) }

  /// Ends it, whatever it does.
  func stop() {
    if let child = windowProcess { kill(child, SIGKILL) }
    process.end()
  }
}
