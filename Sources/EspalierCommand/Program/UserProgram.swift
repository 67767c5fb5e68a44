// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A program made of a user's code, run to its end: its status becomes the command's, and if it crashes, the last output
/// is the place and the reason.
struct UserProgram {
  let path: URL
  let arguments: [String]
  let environment: [String: String]
  /// The user's files that this command compiled into it, and the toolchain's programs; empty for a package's program.
  var files: [String] = []
  var tools: URL?

  func run(with installation: Installation) throws {
    var environment = environment
    // The backtrace goes into a file, so that a crash's own message is printed alone.
    let log = try installation.cache("logs").appendingPathComponent("backtrace-\(getpid()).txt")
    Self.prune(log.deletingLastPathComponent())
    if environment["SWIFT_BACKTRACE"] == nil {
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,interactive=no,color=no,images=none,registers=none,threads=crashed,"
        + "output-to=\(log.path)"
    }
    let stack = try RunFolder.place("stack").path
    if tools != nil { environment["ESPALIER_STACK"] = stack }
    let result = try ChildProcess.attach(path.path, arguments, environment: environment, role: .program)
    if let signal = result.signal {
      let backtrace = try? RegularFile.text(log.path, limit: 16 << 20)
      Console.error(Self.crashMessage(signal, program: path.lastPathComponent, backtrace: backtrace, log: log.path))
      if let place = place(in: stack) { Console.error("It was in \(place) then") }
      throw Stop.failed
    }
    if let status = result.status, status != 0 { throw Stop(status: status, message: nil) }
  }

  /// The line of the user's files at which a program was ended from outside: a body that does not return has no
  /// backtrace.
  /// - Parameter stack: The text that the program has written (`StopPlace` of the module EspalierFileRunner).
  private func place(in stack: String) -> String? {
    guard let tools, let place = StackPlaces(stack, library: path.path, files: files, tools: tools).place else {
      return nil
    }
    return "\(place.file):\(place.line):\(max(place.column, 1))"
  }

  /// Keeps the newest 20 backtraces.
  private static func prune(_ folder: URL) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let byAge = files.map { file in
      (file, (try? file.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }.sorted { $0.1 > $1.1 }
    for (file, _) in byAge.dropFirst(20) { try? FileManager.default.removeItem(at: file) }
  }

  /// The signal that ended the program, the place in the user's file, the usual reason, and the place of the details.
  /// - Parameter program: The name of the program itself in the backtrace.
  static func crashMessage(_ signal: Int32, program: String, backtrace: String?, log: String) -> String {
    var lines = ["espalier: the program was ended by signal \(signal) (\(String(cString: strsignal(signal))))"]
    if signal == SIGSEGV || signal == SIGBUS {
      lines.append(
        "That is mostly a stack that ran over: a view whose body contains itself, or a function that calls itself.")
    }
    guard let backtrace else { return lines.joined(separator: "\n") }
    if backtrace.contains("__DISPATCH_WAIT_FOR_QUEUE__") || backtrace.contains("_dispatch_sync_f_slow") {
      lines.append(
        "DispatchQueue.main.sync was called on the main thread, which then waits for itself: call the code directly.")
    }
    let own = backtrace.split(separator: "\n").compactMap { function(in: $0, of: program) }
    if let first = own.first {
      lines.append("in \(first)" + own.dropFirst().prefix(2).map { ", called by \($0)" }.joined())
    }
    return (lines + ["The backtrace is in \(log)"]).joined(separator: "\n")
  }

  /// The function that a line of a backtrace names, if it is one of the user's file.
  private static func function(in line: Substring, of program: String) -> String? {
    guard !line.contains("[thunk]"), !line.contains("espalierEntry"), !line.contains("MainActor.assumeIsolated"),
      let end = line.range(of: " in \(program)"), let address = line.range(of: "0x"),
      let start = line[address.upperBound...].firstIndex(of: " ")
    else { return nil }
    let name = line[start..<end.lowerBound].dropFirst()
    return name.range(of: " + ", options: .backwards).map { String(name[..<$0.lowerBound]) } ?? String(name)
  }
}
