import Foundation

/// A file of this folder in a window, by `espalier run`.
final class RunningProgram: @unchecked Sendable {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs")
  /// The folder of Package.swift.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// Where the command was built with the tests.
  private static let products = CommandLine.arguments.first { $0.contains(".xctest") }
    .map { URL(fileURLWithPath: $0.components(separatedBy: ".xctest")[0]).deletingLastPathComponent() }

  static var command: URL { products!.appendingPathComponent("espalier") }

  static let canRun =
    ["espalier", "libEspalierRuntime.so", "SwiftUIMacros-tool"].allSatisfy { name in
      products.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent(name).path) } ?? false
    } && Display.isAvailable

  private let process = Process()
  private let lock = NSLock()
  private var text = ""

  /// - Parameters:
  ///   - file: in the folder of programs, or a path.
  ///   - display: nil for none.
  ///   - variables: of the environment, on top of ours; an empty value takes one away.
  ///   - wrapper: the words of a program that starts it.
  init(
    _ file: String, _ options: String..., on display: Display?, scale: Int = 1,
    variables: [String: String] = [:], through wrapper: [String] = []
  ) throws {
    let path = file.hasPrefix("/") ? file : Self.folder.appendingPathComponent(file).path
    let arguments = ["run", path] + options
    process.executableURL = wrapper.first.map { Tool.find($0)! } ?? Self.command
    process.arguments = wrapper.isEmpty ? arguments : wrapper.dropFirst() + [Self.command.path] + arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GTK_THEME"] { environment[name] = nil }
    environment["DISPLAY"] = display?.name
    environment["GDK_SCALE"] = "\(scale)"
    // The same pixels whatever drives the display; nobody listens for screen readers.
    environment["GSK_RENDERER"] = "cairo"
    environment["GTK_A11Y"] = "none"
    // What windows keep, they keep for one test.
    environment["XDG_STATE_HOME"] = display?.folder.path
    environment.merge(variables) { $1 }
    process.environment = environment.filter { !$0.value.isEmpty }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    pipe.fileHandleForReading.readabilityHandler = { [self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      lock.withLock { text += String(decoding: data, as: UTF8.self) }
    }
    try process.run()
  }

  /// What it wrote so far.
  var output: String { lock.withLock { text } }

  /// Waits until it has written something.
  func wait(for line: String, within seconds: Double = 10) throws {
    _ = try GTKHostTests.wait(seconds, for: "\"\(line)\" in the output") {
      output.split(separator: "\n", omittingEmptySubsequences: false).contains { $0 == line } ? true : nil
    }
  }

  func exitStatus(within seconds: Double) throws -> Int32 {
    try GTKHostTests.wait(seconds, for: "the end of the program") {
      process.isRunning ? nil : process.terminationStatus
    }
  }

  /// The process that has the windows: the command's only child.
  var windowProcess: Int32? {
    let path = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap {
      $0.split(separator: " ").first.flatMap { Int32($0) }
    }
  }

  /// Sends the command a signal, as a terminal does.
  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Ends it, whatever it does.
  func stop() {
    if let child = windowProcess { kill(child, SIGKILL) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
