// SPDX-License-Identifier: MIT

import Foundation

/// Receives reports of the system about the program. Linux makes none.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Figures of a day. It is not called.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Reports of crashes and hangs. It is not called.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Ignores the figures.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Ignores the reports.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// The system's reports about the program: Linux makes none.
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// The program's.
  public static let shared = MXMetricManager()
  private override init() { super.init() }
  /// Adds a receiver, which no report reaches.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Removes a receiver.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
  /// The earlier figures: none.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// The earlier reports: none.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
}

/// The figures of a day. There are none on Linux.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  init(none: Void) {}
  /// The beginning of the time.
  open var timeStampBegin: Date { .distantPast }
  /// The end of the time.
  open var timeStampEnd: Date { .distantPast }
  /// The version of the program.
  open var latestApplicationVersion: String { "" }
  /// The figures as JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// The figures as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Reports of crashes and hangs. There are none on Linux.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  init(none: Void) {}
  /// The beginning of the time.
  open var timeStampBegin: Date { .distantPast }
  /// The end of the time.
  open var timeStampEnd: Date { .distantPast }
  /// The crashes.
  open var crashDiagnostics: [MXDiagnostic]? { nil }
  /// The hangs.
  open var hangDiagnostics: [MXDiagnostic]? { nil }
  /// The reports as JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// The reports as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A crash or a hang. There are none on Linux.
open class MXDiagnostic: NSObject, @unchecked Sendable {
  init(none: Void) {}
  /// The version of the program.
  open var applicationVersion: String { "" }
  /// The report as JSON.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
