// SPDX-License-Identifier: MIT

import EspalierCProcesses
import Foundation
import Synchronization

/// A program that ends with this process, with all processes that it has started, however this process ends.
///
/// A supervisor is between the two (`Sources/EspalierCProcesses`): it adopts the program's orphans, and detects by the end of a
/// pipe that this process is gone, also by SIGKILL. The program is in this process's group: it may read the terminal, and
/// Control-C and Control-Z reach it as they would without this process.
final class SupervisedProcess: @unchecked Sendable {
  /// The way in which a program has ended.
  enum End: Equatable {
    case status(Int32)
    case signal(Int32)
    /// The program was ended after its limit.
    case tooLong
    /// The program could not be started; the system's error.
    case notStarted(Int32)
  }

  /// The role of the program.
  enum Role: Equatable {
    /// A tool whose processes end with it. The limit is in seconds.
    case tool(limit: Double?)
    /// A tool in the place of this process, with its terminal: signals that would stop this process end the tool instead.
    case attachedTool
    /// The user's program: its processes may outlive it.
    case program

    fileprivate var isAttached: Bool { self == .attachedTool || self == .program }
  }

  /// Descriptors of this process that become those of the program.
  struct Files {
    var input = STDIN_FILENO
    var output = STDOUT_FILENO
    var error = STDERR_FILENO
  }

  /// The program's process identifier; 0 if no process was available.
  let identifier: pid_t
  let role: Role
  private let supervisor: pid_t
  private let orders: Int32
  private let reports: Int32
  /// The report that came instead of the first one.
  private let early: End?
  private let isReaped = Mutex(false)

  /// - Parameter path: The program's file.
  /// - Throws: an error of the system.
  init(_ path: String, _ arguments: [String], environment: [String: String], files: Files, role: Role) throws {
    let (ordersEnd, orders) = try Self.pipe()
    let (reports, reportsEnd) = try Self.pipe()
    defer {
      close(ordersEnd)
      close(reportsEnd)
    }
    self.role = role
    (self.orders, self.reports) = (orders, reports)
    Running.waitWhileStopping()
    supervisor = Self.withStrings([path] + arguments) { words in
      Self.withStrings(environment.map { $0.key + "=" + $0.value }) { variables in
        var launch = espalier_launch()
        launch.path = UnsafePointer(words[0])
        launch.arguments = UnsafePointer(words)
        launch.environment = UnsafePointer(variables)
        (launch.input, launch.output, launch.error) = (files.input, files.output, files.error)
        (launch.orders, launch.reports, launch.held) = (ordersEnd, reportsEnd, RunFolder.held)
        launch.ends_all = role == .program ? 0 : 1
        if case .tool(let limit?) = role { launch.limit = Int64((limit * 1000).rounded(.up)) }
        launch.patience = role == .attachedTool ? 5000 : 0
        return espalier_start(&launch)
      }
    }
    guard supervisor > 0 else {
      let error = errno
      close(orders)
      close(reports)
      throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EAGAIN)
    }
    let first = Self.read(reports)
    if let first, first.kind == Int32(ESPALIER_STARTED.rawValue) {
      (identifier, early) = (first.value, nil)
    } else {
      (identifier, early) = (0, Self.end(first))
    }
    Running.add(self)
  }

  deinit {
    close(orders)
    close(reports)
  }

  /// Waits for the program's end. To be called once.
  func wait() -> End {
    let end = early ?? Self.end(Self.read(reports))
    // The program's orphans end first.
    reap()
    Running.remove(self)
    // While this process is being stopped, the program's end follows from that, and this thread has nothing to report.
    Running.waitWhileStopping()
    return end
  }

  /// Reaps the supervisor: its process identifier is in use until then.
  private func reap() {
    var end = siginfo_t()
    while waitid(P_PID, id_t(supervisor), &end, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    isReaped.withLock {
      var status: Int32 = 0
      while waitpid(supervisor, &status, 0) < 0, errno == EINTR {}
      $0 = true
    }
  }

  /// Forwards a signal that this process received. A signal that the whole group received is not sent twice.
  func forward(_ signal: Int32) { order(UInt8(clamping: signal)) }

  /// Ends the program with all processes that it has started, even if it is stopped.
  func endAll() {
    order(UInt8(ESPALIER_END_ALL))
    isReaped.withLock { if !$0 { kill(supervisor, SIGCONT) } }
  }

  private func order(_ byte: UInt8) { espalier_order(orders, byte) }

  // MARK: - Reports

  private static func read(_ file: Int32) -> espalier_report? {
    var report = espalier_report()
    while true {
      let count = Glibc.read(file, &report, MemoryLayout<espalier_report>.size)
      if count < 0, errno == EINTR { continue }
      return count == MemoryLayout<espalier_report>.size ? report : nil
    }
  }

  /// - Parameter report: Nil if the supervisor has ended the program without a report, or was ended itself.
  private static func end(_ report: espalier_report?) -> End {
    guard let report else { return .signal(SIGKILL) }
    switch UInt32(report.kind) {
    case ESPALIER_TOO_LONG.rawValue: return .tooLong
    case ESPALIER_NOT_STARTED.rawValue: return .notStarted(report.value)
    default:
      let signal = report.value & 0x7F
      return signal == 0 ? .status(report.value >> 8 & 0xFF) : .signal(signal)
    }
  }

  // MARK: - Parts of a start

  /// Makes a pipe that no program inherits except by the descriptors that it is given.
  /// - Throws: an error of the system.
  static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard espalier_pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
    return (ends[0], ends[1])
  }

  private static func withStrings<Value>(
    _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var copies = words.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}

/// The programs of this process that have not ended.
private enum Running {
  private struct State {
    var processes: [ObjectIdentifier: SupervisedProcess] = [:]
    var isStopping = false
  }

  private static let state = Mutex(State())

  static func add(_ process: SupervisedProcess) { state.withLock { $0.processes[ObjectIdentifier(process)] = process } }
  static func remove(_ process: SupervisedProcess) { state.withLock { $0.processes[ObjectIdentifier(process)] = nil } }
  static var all: [SupervisedProcess] { state.withLock { Array($0.processes.values) } }

  static func stop() -> [SupervisedProcess] {
    state.withLock {
      $0.isStopping = true
      return Array($0.processes.values)
    }
  }

  /// Blocks if this process is about to end.
  static func waitWhileStopping() {
    while state.withLock({ $0.isStopping }) { sleep(60) }
  }
}

extension SupervisedProcess {
  /// Forwards a signal to the program that runs in the place of this process.
  /// - Returns: False if there is none.
  static func forward(_ signal: Int32) -> Bool {
    guard let attached = Running.all.first(where: \.role.isAttached) else { return false }
    attached.forward(signal)
    return true
  }

  /// Ends all programs, and starts no other. Threads that wait for one of them stay blocked: this process is to end.
  static func stop() {
    let all = Running.stop()
    for process in all { process.endAll() }
    // Only the threads that wait for them know when they have ended; the run folder is removed after the last.
    let end = Date(timeIntervalSinceNow: 5)
    while !Running.all.isEmpty, Date() < end { usleep(2000) }
  }
}
