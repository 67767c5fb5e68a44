// SPDX-License-Identifier: MIT

/// Writes messages of a subsystem and category: `logger.info("\(count) rows")`.
///
/// Each message, of any level, is written at once as a line of standard error. Apple's systems store them in a log of
/// their own.
public struct Logger: Sendable {
  let log: OSLog

  /// - Parameters:
  ///   - subsystem: A name in reverse domain order: `org.example.App`.
  ///   - category: A part of the program: `network`.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A logger without a subsystem.
  public init() { log = .default }
  /// A logger for a log; it writes nothing if that is `.disabled`.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message for the search of a defect, step by step.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message for the search of a defect.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a helpful message.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message about an unexpected state.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message about a failure on which the program depends.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a message about a defect of the program itself.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message of type `type`, in the form of `Logger`.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
