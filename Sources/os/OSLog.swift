// SPDX-License-Identifier: MIT

import Foundation

/// Where messages come from: a subsystem, mostly the program, and a category in it.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isOn: Bool

  /// - Parameters:
  ///   - subsystem: In reverse domain order: `org.example.App`.
  ///   - category: A part of the program: `network`.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  /// Messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "", isOn: true)
  /// Messages of it are written nowhere.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
    guard isOn else { return }
    FileHandle.standardError.write(Data((line(text(), type) + "\n").utf8))
  }

  /// `[org.example.App:network] error: no route`.
  package func line(_ text: String, _ type: OSLogType) -> String {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return (names.isEmpty ? "" : "[\(names)] ") + "\(type.name): \(text)"
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Without a name of its own: as `default`.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What always matters.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, and not more.
  public static let info = OSLogType(rawValue: 1)
  /// Of use while a defect is searched for.
  public static let debug = OSLogType(rawValue: 2)
  /// Something that the program was to do failed.
  public static let error = OSLogType(rawValue: 16)
  /// The program itself, or the system, is at fault.
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
