// SPDX-License-Identifier: MIT

/// Writes messages of a subsystem and category: `logger.info("\(count) rows")`.
///
/// Each message is a line of standard error, of all levels, at once. Apple's systems store them in a log of their own.
public struct Logger: Sendable {
  private let log: OSLog

  /// - Parameters:
  ///   - subsystem: In reverse domain order: `org.example.App`.
  ///   - category: A part of the program: `network`.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Messages without a subsystem.
  public init() { log = .default }
  /// Messages of a log; none if it is `.disabled`.
  public init(_ logObj: OSLog) { log = logObj }

  /// A message that matters as `level` has it.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// A message that always matters.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// A message of use while a defect is searched for, step by step.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// A message of use while a defect is searched for.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// A helpful message.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// A message that always matters.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Something is not as expected.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Something failed.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Something failed on which the program depends.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// The program itself is at fault.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A message of type `type`, in the form of `Logger`.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
