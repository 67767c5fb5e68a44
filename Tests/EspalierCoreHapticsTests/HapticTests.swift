// SPDX-License-Identifier: MIT

import EspalierCoreHaptics
import EspalierTestSupport
import Foundation
import Testing

@Suite("Haptics")
struct HapticTests {
  @Test("A machine has no hardware, and its engine fails with the reason") func engine() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    do {
      let engine = try CHHapticEngine()
      try engine.start()
      Issue.record("an engine was made")
    } catch CHHapticError.notSupported {
      #expect(CHHapticError(.notSupported).errorCode == -4809)
    } catch { Issue.record("\(error)") }
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine(audioSession: nil) }
  }

  @Test("A pattern of code lasts to the end of its last event") func pattern() throws {
    let tap = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)], relativeTime: 2)
    let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 1.5)
    let pattern = try CHHapticPattern(events: [tap, hum], parameters: [])
    #expect(pattern.duration == 2.5)
    #expect(throws: CHHapticError.self) {
      try CHHapticPattern(
        events: [CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: -.infinity)], parameters: [])
    }
  }

  @Test("A pattern is exported as a dictionary, and read again") func dictionary() throws {
    let tap = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.25)], relativeTime: 0.5, duration: 1)
    let curve = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl,
      controlPoints: [.init(relativeTime: 0, value: 1), .init(relativeTime: 2, value: 0)], relativeTime: 0.25)
    let exported = try CHHapticPattern(events: [tap], parameterCurves: [curve]).exportDictionary()
    let again = try CHHapticPattern(dictionary: exported)
    #expect(again.duration == 1.5)
    let dictionary = try again.exportDictionary()
    let parts = try #require(dictionary[.pattern] as? [[CHHapticPattern.Key: Any]])
    let event = try #require(parts[0][.event] as? [CHHapticPattern.Key: Any])
    #expect(event[.eventType] as? String == "HapticTransient")
    #expect((event[.eventParameters] as? [[CHHapticPattern.Key: Any]])?[0][.parameterValue] as? Float == 0.25)
    let points = (parts[1][.parameterCurve] as? [CHHapticPattern.Key: Any])?[.parameterCurveControlPoints]
    #expect((points as? [[CHHapticPattern.Key: Any]])?.map { $0[.time] as? Double } == [0, 2])
  }

  private let folder = TemporaryFolder()

  private func file(_ text: String) throws -> URL { URL(fileURLWithPath: try folder.write(text, to: "pattern.ahap")) }

  @Test("A pattern is read from a file") func ahap() throws {
    let url = try file(
      """
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0.0, "EventType": "HapticTransient",
          "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}},
        {"Event": {"Time": 1, "EventType": "HapticContinuous", "EventDuration": 0.25, "EventParameters": []}},
        {"Parameter": {"Time": 0, "ParameterID": "AudioVolumeControl", "ParameterValue": 1}}
      ]}
      """)
    #expect(try CHHapticPattern(contentsOf: url).duration == 1.25)
  }

  @Test(
    "A file that is no pattern fails with its error",
    arguments: [
      ("[", CHHapticError.Code.invalidPatternData), ("{}", .invalidPatternDictionary),
      (#"{"Pattern": [{"Sound": 1}]}"#, .invalidPatternDictionary),
      (#"{"Pattern": [{"Event": {"Time": 0, "EventType": "Smell"}}]}"#, .invalidEventType),
      (#"{"Pattern": [{"Event": {"EventType": "HapticTransient"}}]}"#, .invalidPatternDictionary),
      (#"{"Pattern": [{"Event": {"Time": -1, "EventType": "HapticTransient"}}]}"#, .invalidEventTime),
      (
        #"{"Pattern": [{"Parameter": {"Time": 0, "ParameterID": "Colour", "ParameterValue": 1}}]}"#,
        .invalidParameterType
      ),
    ])
  func damaged(text: String, code: CHHapticError.Code) throws {
    let url = try file(text)
    do {
      _ = try CHHapticPattern(contentsOf: url)
      Issue.record("the pattern was read")
    } catch let error as CHHapticError { #expect(error.code == code) }
    #expect(throws: CHHapticError.self) { try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/nowhere.ahap")) }
  }
}
