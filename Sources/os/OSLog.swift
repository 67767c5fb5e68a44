// SPDX-License-Identifier: MIT

import Foundation

/// The origin of messages: a subsystem, mostly the program, and a category in it.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isOn: Bool

  /// - Parameters:
  ///   - subsystem: A name in reverse domain order: `org.example.App`.
  ///   - category: A part of the program: `network`.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "", isOn: true)
  /// A log whose messages are not written.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
    guard isOn else { return }
    FileHandle.standardError.write(Data((line(text(), type) + "\n").utf8))
  }

  /// The line of a message: `[org.example.App:network] error: no route`.
  package func line(_ text: String, _ type: OSLogType) -> String { prefix + "\(type.name): \(text)" }

  /// The start of each line: `[org.example.App:network] `; empty without names.
  var prefix: String {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return names.isEmpty ? "" : "[\(names)] "
  }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A type of a number; one without a name of its own is written as `default`.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message that is always important.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that is helpful, but not necessary.
  public static let info = OSLogType(rawValue: 1)
  /// A message for the search of a defect.
  public static let debug = OSLogType(rawValue: 2)
  /// An error: something that the program was to do failed.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program itself, or of the system.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
