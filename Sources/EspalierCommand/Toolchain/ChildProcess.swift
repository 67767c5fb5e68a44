// SPDX-License-Identifier: MIT

import Foundation

/// Runs other programs.
enum ChildProcess {
  struct Result {
    /// The exit status; nil if a signal ended the program.
    let status: Int32?
    let signal: Int32?
    /// Standard output and standard error, as they came.
    let output: String
    var isSuccess: Bool { status == 0 }
  }

  /// Where a program stands on the PATH.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end and returns what it wrote. The output goes through a file: a pipe would be inherited by
  /// programs started at the same time on other threads.
  /// - Parameter progress: Gets what the program wrote since the last call, five times a second.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil,
    progress: ((String) -> Void)? = nil
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let reader = try progress.map { (announce: $0, handle: try FileHandle(forReadingFrom: file)) }
    let (status, signal) = try launch(program, arguments, environment: environment, output: .file(handle)) {
      if let reader { reader.announce(String(decoding: reader.handle.availableData, as: UTF8.self)) }
    }
    try handle.close()
    try reader?.handle.close()
    return Result(status: status, signal: signal, output: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  /// Runs a program with this process's standard input, output and error.
  /// - Parameter output: Where the program's standard output goes.
  static func attach(
    _ program: String, _ arguments: [String], environment: [String: String], output: Output = .own
  ) throws -> Result {
    let (status, signal) = try launch(program, arguments, environment: environment, output: output)
    return Result(status: status, signal: signal, output: "")
  }

  enum Output {
    /// Input, output and error are this process's own.
    case own
    /// As `own`, but what is written to the standard output goes to the standard error.
    case ownError
    /// Output and error go into a file, and there is no input.
    case file(FileHandle)
  }

  private static func launch(
    _ program: String, _ arguments: [String], environment: [String: String]?, output: Output,
    meanwhile: () -> Void = {}
  ) throws -> (Int32?, Int32?) {
    guard let path = program.contains("/") ? program : find(program) else {
      throw Stop.missing("no \(program) on the PATH")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    var isAttached = true
    switch output {
    case .own: break
    case .ownError: process.standardOutput = FileHandle.standardError
    case .file(let file):
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = file
      process.standardError = file
      isAttached = false
    }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if isAttached { SignalForwarding.begin(to: process.processIdentifier) }
    while ended.wait(timeout: .now() + .milliseconds(200)) == .timedOut { meanwhile() }
    if isAttached { SignalForwarding.end() }
    return process.terminationReason == .exit ? (process.terminationStatus, nil) : (nil, process.terminationStatus)
  }
}
