// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The kind of a signpost: the start or the end of an interval, or one moment.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A kind of a number; one without a name of its own is recorded as an event.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  var name: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    default: "event"
    }
  }
}

/// The number of an interval, which distinguishes it from those of the same name that run at the same time.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// The number of an interval of which only one runs at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The number of no interval; its signposts are not recorded.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The number of no interval; its signposts are not recorded.
  public static let null = OSSignpostID(0)

  /// An interval of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// An interval of a number that no other has.
  public init(log: OSLog) { rawValue = Self.next() }
  /// The interval of an object: the same number as long as the object exists.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }

  private static let last = OSAllocatedUnfairLock(initialState: UInt64(0))
  private static func next() -> UInt64 {
    last.withLock { number in
      number &+= 1
      return number
    }
  }
}

extension OSLog {
  /// Whether signposts of the log are recorded: in a program that is started with the environment variable `ESPALIER_SIGNPOSTS=1`.
  public var signpostsEnabled: Bool { isOn && SignpostRecord.shared.isOn }

  /// A category with a meaning for Instruments on Apple systems; here each is a name.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Moments that are marked in a recording.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that exist only while a tool records.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with the calls that led to them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// A log of a category with a meaning for Instruments.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }
}

/// Records a signpost: `os_signpost(.begin, log: log, name: "Load")`.
///
/// A program that is started with the environment variable `ESPALIER_SIGNPOSTS=1` writes each as a line of standard error; others
/// record none.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { SignpostRecord.shared.add(type, name, signpostID, "", to: log) }

/// Records a signpost with a text in C's form.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  guard log.signpostsEnabled else { return }
  SignpostRecord.shared.add(type, name, signpostID, CFormat("\(format)").text(arguments), to: log)
}
