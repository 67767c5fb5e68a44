// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// Runs other programs.
enum ChildProcess {
  struct Result {
    /// The exit status; nil if a signal or the limit ended the program.
    let status: Int32?
    let signal: Int32?
    /// Standard output and standard error, in their order of arrival.
    let output: String
    var isSuccess: Bool { status == 0 }
    /// Whether the program was ended after its limit.
    var isTooLong: Bool { status == nil && signal == nil }
  }

  /// The path of a program on the PATH.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The greatest part of a program's output that is read: a module's errors take a few hundred kilobytes at most.
  private static let longestOutput = 64 << 20

  /// Runs a program to its end and returns its output. The output goes through an unnamed file: a pipe would have
  /// to be read by a thread of its own.
  /// - Parameters:
  ///   - limit: Seconds after which it is ended.
  ///   - progress: Called with the output since the last call, five times a second.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil, limit: Double? = nil,
    progress: ((String) -> Void)? = nil
  ) throws -> Result {
    let place = try RunFolder.place("output").path
    let file = open(place, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CocoaError(writing: errno, path: place) }
    unlink(place)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer {
      close(file)
      close(nothing)
    }
    var environment = environment ?? ProcessInfo.processInfo.environment
    // A tool's own temporary files are removed with this process's.
    environment["TMPDIR"] = try RunFolder.url().path
    let process = try start(
      program, arguments, environment, .init(input: nothing, output: file, error: file), .tool(limit: limit))
    let reader = progress.map { OutputReader(file, $0) }
    let end = process.wait()
    reader?.end()
    return try Result(end, program, output: text(read(file, from: 0, atMost: longestOutput)))
  }

  /// Runs a program with this process's standard input, output and error.
  /// - Parameter output: The destination of the program's standard output.
  static func attach(
    _ program: String, _ arguments: [String], environment: [String: String], output: Output = .own,
    role: SupervisedProcess.Role
  ) throws -> Result {
    let files = SupervisedProcess.Files(output: output == .own ? STDOUT_FILENO : STDERR_FILENO)
    return try Result(try start(program, arguments, environment, files, role).wait(), program, output: "")
  }

  enum Output {
    /// This process's own standard output.
    case own
    /// This process's standard error.
    case ownError
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String], _ files: SupervisedProcess.Files,
    _ role: SupervisedProcess.Role
  ) throws -> SupervisedProcess {
    guard let path = program.contains("/") ? program : find(program) else {
      throw Stop.missing("no \(program) on the PATH")
    }
    return try SupervisedProcess(path, arguments, environment: environment, files: files, role: role)
  }

  /// The content of a file from an offset on.
  fileprivate static func read(_ file: Int32, from offset: Int, atMost limit: Int) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < limit {
      let count = pread(file, &buffer, min(buffer.count, limit - data.count), off_t(offset + data.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }

  fileprivate static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
}

extension ChildProcess.Result {
  /// - Throws: status 69 if the program could not be started.
  fileprivate init(_ end: SupervisedProcess.End, _ program: String, output: String) throws {
    switch end {
    case .status(let status): self.init(status: status, signal: nil, output: output)
    case .signal(let signal): self.init(status: nil, signal: signal, output: output)
    case .tooLong: self.init(status: nil, signal: nil, output: output)
    case .notStarted(let error):
      throw Stop.missing("\(program) cannot be started: \(String(cString: strerror(error)))")
    }
  }
}

/// Calls a closure with new content of a file, five times a second.
private final class OutputReader: @unchecked Sendable {
  private let file: Int32
  private let announce: (String) -> Void
  private let lock = NSLock()
  private var offset = 0
  private var timer: (any DispatchSourceTimer)?

  init(_ file: Int32, _ announce: @escaping (String) -> Void) {
    self.file = file
    self.announce = announce
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 0.2, repeating: 0.2)
    timer.setEventHandler { [weak self] in self?.announceMore() }
    timer.resume()
    self.timer = timer
  }

  private func announceMore() {
    lock.withLock {
      guard timer != nil else { return }
      let data = ChildProcess.read(file, from: offset, atMost: 1 << 20)
      offset += data.count
      if !data.isEmpty { announce(ChildProcess.text(data)) }
    }
  }

  /// Stops: afterwards the closure is not called.
  func end() {
    timer?.cancel()
    lock.withLock { timer = nil }
  }
}
