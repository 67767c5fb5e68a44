// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// Events in time, and changes of their parameters: of code, of a dictionary, or of a file (AHAP).
open class CHHapticPattern: NSObject, @unchecked Sendable {
  /// A name in a dictionary or a file.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version of the file.
    public static let version = Self(rawValue: "Version")
    /// The list of the pattern's parts.
    public static let pattern = Self(rawValue: "Pattern")
    /// An event.
    public static let event = Self(rawValue: "Event")
    /// The kind of an event.
    public static let eventType = Self(rawValue: "EventType")
    /// The length of an event in seconds.
    public static let eventDuration = Self(rawValue: "EventDuration")
    /// The sound of an event.
    public static let eventWaveformPath = Self(rawValue: "EventWaveformPath")
    /// The values of an event.
    public static let eventParameters = Self(rawValue: "EventParameters")
    /// A change of all events.
    public static let parameter = Self(rawValue: "Parameter")
    /// The name of a parameter.
    public static let parameterID = Self(rawValue: "ParameterID")
    /// A value.
    public static let parameterValue = Self(rawValue: "ParameterValue")
    /// A change over time.
    public static let parameterCurve = Self(rawValue: "ParameterCurve")
    /// The points of a change over time.
    public static let parameterCurveControlPoints = Self(rawValue: "ParameterCurveControlPoints")
    /// A time in seconds.
    public static let time = Self(rawValue: "Time")
  }

  /// The largest file that is read, in bytes.
  private static let limit = 4 << 20

  let events: [CHHapticEvent]
  let parameters: [CHHapticDynamicParameter]
  let curves: [CHHapticParameterCurve]

  private init(
    _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve]
  ) throws {
    for event in events {
      guard event.relativeTime >= 0, event.relativeTime.isFinite else {
        throw CHHapticError(.invalidEventTime, "The time \(event.relativeTime) of an event is not valid.")
      }
      guard event.duration >= 0, event.duration.isFinite else {
        throw CHHapticError(.invalidEventDuration, "The duration \(event.duration) of an event is not valid.")
      }
    }
    for time in parameters.map(\.relativeTime) + curves.map(\.relativeTime) where !(time >= 0 && time.isFinite) {
      throw CHHapticError(.invalidTime, "The time \(time) of a parameter is not valid.")
    }
    (self.events, self.parameters, self.curves) = (events, parameters, curves)
  }

  /// Events, with changes of all of them.
  /// - Throws: `CHHapticError.invalidEventTime` or its like for a time that is negative or no number.
  public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    try self.init(events, parameters, [])
  }

  /// Events, with changes of all of them over time.
  /// - Throws: `CHHapticError.invalidEventTime` or its like for a time that is negative or no number.
  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    try self.init(events, [], parameterCurves)
  }

  /// The pattern of a dictionary with the names of `Key`.
  /// - Throws: A `CHHapticError` that names the part which is not valid.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    let reader = PatternReader()
    try reader.read(Dictionary(uniqueKeysWithValues: patternDict.map { ($0.key.rawValue, $0.value) }))
    try self.init(reader.events, reader.parameters, reader.curves)
  }

  /// The pattern of an AHAP file.
  /// - Throws: `CHHapticError.fileNotFound` for a file that cannot be read, and those of `init(dictionary:)`.
  public convenience init(contentsOf ahapURL: URL) throws {
    let data: Data
    do {
      data = try RegularFile.read(ahapURL, limit: Self.limit)
    } catch {
      throw CHHapticError(.fileNotFound, "The pattern \(ahapURL.path) cannot be read: \(error.localizedDescription)")
    }
    guard let dictionary = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw CHHapticError(.invalidPatternData, "\(ahapURL.lastPathComponent) is no dictionary in JSON.")
    }
    let reader = PatternReader()
    try reader.read(dictionary)
    try self.init(reader.events, reader.parameters, reader.curves)
  }

  /// The end of the last event, in seconds.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// The pattern as a dictionary with the names of `Key`.
  open func exportDictionary() throws -> [Key: Any] {
    var parts: [[Key: Any]] = events.map { event in
      var values: [Key: Any] = [
        .time: event.relativeTime, .eventType: event.type.rawValue,
        .eventParameters: event.eventParameters.map {
          [Key.parameterID: $0.parameterID.rawValue, Key.parameterValue: $0.value] as [Key: Any]
        },
      ]
      if event.duration > 0 { values[.eventDuration] = event.duration }
      if let waveform = event.waveform { values[.eventWaveformPath] = waveform }
      return [.event: values]
    }
    parts += parameters.map { parameter in
      let values: [Key: Any] = [
        .time: parameter.relativeTime, .parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value,
      ]
      return [.parameter: values]
    }
    parts += curves.map { curve in
      let points = curve.controlPoints.map { [Key.time: $0.relativeTime, Key.parameterValue: $0.value] as [Key: Any] }
      let values: [Key: Any] = [
        .time: curve.relativeTime, .parameterID: curve.parameterID.rawValue, .parameterCurveControlPoints: points,
      ]
      return [.parameterCurve: values]
    }
    return [.version: 1.0, .pattern: parts]
  }
}
