// SPDX-License-Identifier: MIT

import Foundation

/// Reads the parts of a pattern from a dictionary, whose keys are texts or values of `CHHapticPattern.Key`.
final class PatternReader {
  private(set) var events: [CHHapticEvent] = []
  private(set) var parameters: [CHHapticDynamicParameter] = []
  private(set) var curves: [CHHapticParameterCurve] = []

  /// - Throws: A `CHHapticError` that names the part which is not valid.
  func read(_ dictionary: [String: Any]) throws {
    guard let parts = dictionary[CHHapticPattern.Key.pattern.rawValue] as? [Any] else {
      throw CHHapticError(.invalidPatternDictionary, "The pattern has no list “Pattern”.")
    }
    for (index, part) in parts.enumerated() {
      let part = PatternPart(part, place: "part \(index + 1)")
      if let event = part.part(.event) {
        events.append(try event.event())
      } else if let parameter = part.part(.parameter) {
        parameters.append(
          CHHapticDynamicParameter(
            parameterID: try parameter.dynamicID(), value: Float(try parameter.number(.parameterValue)),
            relativeTime: try parameter.number(.time)))
      } else if let curve = part.part(.parameterCurve) {
        curves.append(try curve.curve())
      } else {
        throw CHHapticError(
          .invalidPatternDictionary, "Part \(index + 1) of the pattern is no event, parameter or curve.")
      }
    }
  }
}

/// A dictionary in a pattern.
private struct PatternPart {
  let values: [String: Any]
  let place: String

  init(_ value: Any, place: String) {
    self.place = place
    if let values = value as? [String: Any] {
      self.values = values
    } else if let values = value as? [CHHapticPattern.Key: Any] {
      self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
    } else {
      values = [:]
    }
  }

  func part(_ key: CHHapticPattern.Key) -> PatternPart? {
    values[key.rawValue].map { PatternPart($0, place: place) }
  }

  func parts(_ key: CHHapticPattern.Key) -> [PatternPart] {
    ((values[key.rawValue] as? [Any]) ?? []).map { PatternPart($0, place: place) }
  }

  func number(_ key: CHHapticPattern.Key) throws -> Double {
    switch values[key.rawValue] {
    case let value as Double: return value
    case let value as Float: return Double(value)
    case let value as Int: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default:
      throw CHHapticError(.invalidPatternDictionary, "“\(key.rawValue)” in \(place) of the pattern is no number.")
    }
  }

  private func name(_ key: CHHapticPattern.Key) -> String {
    switch values[key.rawValue] {
    case let text as String: text
    case let type as CHHapticEvent.EventType: type.rawValue
    case let id as CHHapticEvent.ParameterID: id.rawValue
    case let id as CHHapticDynamicParameter.ID: id.rawValue
    default: ""
    }
  }

  func dynamicID() throws -> CHHapticDynamicParameter.ID {
    let id = CHHapticDynamicParameter.ID(rawValue: name(.parameterID))
    guard CHHapticDynamicParameter.ID.all.contains(id) else {
      throw CHHapticError(.invalidParameterType, "“\(id.rawValue)” in \(place) is no parameter of a pattern.")
    }
    return id
  }

  func event() throws -> CHHapticEvent {
    let type = CHHapticEvent.EventType(rawValue: name(.eventType))
    guard CHHapticEvent.EventType.all.contains(type) else {
      throw CHHapticError(.invalidEventType, "“\(type.rawValue)” in \(place) is no type of an event.")
    }
    let parameters = try parts(.eventParameters).map { part in
      let id = CHHapticEvent.ParameterID(rawValue: part.name(.parameterID))
      guard CHHapticEvent.ParameterID.all.contains(id) else {
        throw CHHapticError(.invalidParameterType, "“\(id.rawValue)” in \(place) is no parameter of an event.")
      }
      return CHHapticEventParameter(parameterID: id, value: Float(try part.number(.parameterValue)))
    }
    return CHHapticEvent(
      type: type, parameters: parameters, time: try number(.time),
      duration: values[CHHapticPattern.Key.eventDuration.rawValue] == nil ? 0 : try number(.eventDuration),
      waveform: values[CHHapticPattern.Key.eventWaveformPath.rawValue] as? String)
  }

  func curve() throws -> CHHapticParameterCurve {
    CHHapticParameterCurve(
      parameterID: try dynamicID(),
      controlPoints: try parts(.parameterCurveControlPoints).map { point in
        .init(relativeTime: try point.number(.time), value: Float(try point.number(.parameterValue)))
      }, relativeTime: try number(.time))
  }
}
