// SPDX-License-Identifier: MIT

import Foundation

/// A program that a test starts, and what it writes.
///
/// What it writes goes to a file without a name: it can be read at any time without a wait, and is complete when the
/// program has ended. A pipe ends only with the last process that has it, which may be a daemon. For the same reason the
/// program is given no open file but its three, which Foundation's `Process` does not promise. The signals that the test
/// runner's threads block are not blocked in it.
final class ChildProcess {
  let identifier: pid_t
  private let written: FileHandle
  private let questions: FileHandle?
  /// Bytes of lines that were read.
  private var position = 0
  private var status: Int32?

  /// - Parameters:
  ///   - variables: of the environment, on top of the tests' own; an empty value takes one away.
  ///   - takesInput: Whether ``write(_:)`` reaches it; else its input is empty.
  ///   - keepsErrors: Whether its standard error belongs to what it writes; else it is lost.
  init(
    _ program: URL, _ arguments: [String], variables: [String: String] = [:], takesInput: Bool = false,
    keepsErrors: Bool = true
  ) throws {
    var name = Array((FileManager.default.temporaryDirectory.path + "/espalier-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw Missing(what: "a file for what \(program.path) writes") }
    unlink(name)
    written = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    let input = takesInput ? Pipe() : nil
    questions = input?.fileHandleForWriting

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.fileHandleForReading.fileDescriptor, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, file, 1)
    if keepsErrors {
      posix_spawn_file_actions_adddup2(&actions, file, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    for other in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap({ Int32($0) })
    where other > 2 {
      posix_spawn_file_actions_addclose(&actions, other)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }.filter { !$1.isEmpty }
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for each in words + settings { free(each) } }
    var identifier: pid_t = 0
    let error = posix_spawn(&identifier, program.path, &actions, &attributes, &words, &settings)
    guard error == 0 else { throw Missing(what: "\(program.path): \(String(cString: strerror(error)))") }
    self.identifier = identifier
  }

  /// The text that it wrote so far.
  var output: String { String(decoding: bytes(from: 0), as: UTF8.self) }

  private func bytes(from start: Int) -> [UInt8] {
    var file = stat()
    fstat(written.fileDescriptor, &file)
    return [UInt8](unsafeUninitializedCapacity: max(Int(file.st_size) - start, 0)) {
      $1 = max(pread(written.fileDescriptor, $0.baseAddress, $0.count, start), 0)
    }
  }

  /// Waits for the next line that it writes.
  func line() throws -> String {
    let line = try wait(for: "a line of process \(identifier)", insteadOf: output) {
      let rest = bytes(from: position)
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) { return rest[..<end] }
      if hasEnded { throw Missing(what: "a line of a program that has ended: \(output)") }
      return nil
    }
    position += line.count + 1
    return String(decoding: line, as: UTF8.self)
  }

  /// Gives it a line to read.
  func write(_ line: String) throws { try questions?.write(contentsOf: Data((line + "\n").utf8)) }

  /// Waits for its end. Of one that a signal ended, the signal's number below zero.
  func exitStatus() throws -> Int32 {
    try wait(for: "the end of process \(identifier)", insteadOf: output) { hasEnded ? status : nil }
  }

  var hasEnded: Bool {
    if status != nil { return true }
    var word: Int32 = 0
    guard waitpid(identifier, &word, WNOHANG) == identifier else { return false }
    status = word & 0x7F == 0 ? word >> 8 & 0xFF : -(word & 0x7F)
    return true
  }

  func signal(_ number: Int32) { if !hasEnded { kill(identifier, number) } }

  /// Kills it, and returns when it has ended.
  func end() {
    signal(SIGKILL)
    _ = try? exitStatus()
  }

  deinit { end() }
}
