import Foundation

/// Programs of the machine.
enum Tool {
  static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether a program ends well: asked once, before the tests.
  static func succeeds(_ path: String, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "DISPLAY" }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Runs a program to its end. The main actor is free meanwhile, but starts all processes: one that starts between the
  /// making of a pipe and the start of another would keep the pipe open.
  @MainActor
  @discardableResult
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    guard let program = name.contains("/") ? URL(fileURLWithPath: name) : find(name) else { throw Missing(what: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.filter { !$1.isEmpty }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let ended = AsyncStream<Int32> { stream in
      process.terminationHandler = {
        stream.yield($0.terminationStatus)
        stream.finish()
      }
    }
    try process.run()
    let reader = pipe.fileHandleForReading
    let data = await withCheckedContinuation { answer in
      DispatchQueue.global().async { answer.resume(returning: reader.readDataToEndOfFile()) }
    }
    var status: Int32 = -1
    for await each in ended { status = each }
    return (status, String(decoding: data, as: UTF8.self))
  }
}

extension Process {
  /// Kills it and returns when it has ended. The test runner's threads block all other signals, and its children inherit
  /// that. Unlike `waitUntilExit` this does not serve the main queue meanwhile, whose work belongs to other tests.
  func end() {
    guard isRunning else { return }
    kill(processIdentifier, SIGKILL)
    var information = siginfo_t()
    waitid(P_PID, id_t(processIdentifier), &information, WEXITED | WNOWAIT)
  }
}

struct Missing: Error, CustomStringConvertible {
  let what: String
  var description: String { "\(what) is missing" }
}
