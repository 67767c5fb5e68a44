// SPDX-License-Identifier: MIT

import Foundation
import OSLog
import Synchronization
import Testing

/// Signposts are lines of a record that is on; other programs record none.
@Suite struct SignpostTests {
  private final class Lines: Sendable {
    private let all = Mutex<[String]>([])
    func add(_ line: String) { all.withLock { $0.append(line) } }
    var texts: [String] { all.withLock(\.self) }
  }

  private let log = OSLog(subsystem: "org.example.App", category: .pointsOfInterest)

  private func record(_ isOn: Bool = true) -> (SignpostRecord, Lines) {
    let lines = Lines()
    return (SignpostRecord(isOn: isOn) { lines.add($0) }, lines)
  }

  @Test("an interval has its duration at the end, and an event has none")
  func interval() {
    let (record, lines) = record()
    let start = ContinuousClock.now
    record.add(.begin, "Load", .exclusive, "42 rows", to: log, at: start)
    record.add(.event, "Row", .exclusive, "", to: log, at: start)
    record.add(.end, "Load", .exclusive, "", to: log, at: start + .milliseconds(12.5))
    #expect(
      lines.texts == [
        "[org.example.App:PointsOfInterest] signpost begin Load: 42 rows",
        "[org.example.App:PointsOfInterest] signpost event Row",
        "[org.example.App:PointsOfInterest] signpost end Load after 12.50 ms",
      ])
  }

  @Test("intervals of one name are distinguished by their numbers, and an end without a start has no duration")
  func numbers() {
    let (record, lines) = record()
    let start = ContinuousClock.now
    let (first, second) = (OSSignpostID(7), OSSignpostID(8))
    record.add(.begin, "Load", first, "", to: .default, at: start)
    record.add(.begin, "Load", second, "", to: .default, at: start + .seconds(1))
    record.add(.end, "Load", first, "", to: .default, at: start + .seconds(2))
    record.add(.end, "Load", second, "", to: .default, at: start + .seconds(2))
    record.add(.end, "Load", second, "", to: .default, at: start + .seconds(3))
    #expect(
      lines.texts.suffix(3) == [
        "signpost end Load (7) after 2000.00 ms", "signpost end Load (8) after 1000.00 ms", "signpost end Load (8)",
      ])
  }

  @Test("a record that is off, a disabled log and a number of no interval have no lines")
  func off() {
    let (silent, none) = record(false)
    silent.add(.event, "Row", .exclusive, "", to: log)
    #expect(none.texts.isEmpty)
    let (record, lines) = record()
    record.add(.event, "Row", .exclusive, "", to: .disabled)
    record.add(.event, "Row", .null, "", to: log)
    record.add(.event, "Row", .invalid, "", to: log)
    #expect(lines.texts.isEmpty)
    #expect(!log.signpostsEnabled && !OSSignposter(logHandle: log).isEnabled)
  }

  @Test("numbers are unique, and those of an object are the same")
  func identity() {
    let signposter = OSSignposter(subsystem: "org.example.App", category: "network")
    let object = OSLog.default
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.makeSignpostID(from: object) == OSSignpostID(log: log, object: object))
  }

  @Test("an interval around a task has the task's result and error")
  func task() {
    let signposter = OSSignposter(logger: Logger(subsystem: "org.example.App", category: "network"))
    #expect(signposter.withIntervalSignpost("Load", "\(3) rows") { 3 } == 3)
    #expect(throws: CancellationError.self) {
      try signposter.withIntervalSignpost("Load") { throw CancellationError() }
    }
    let state = signposter.beginInterval("Load", id: signposter.makeSignpostID())
    signposter.endInterval("Load", state, "done")
    os_signpost(.event, log: log, name: "Row", "%s of %d", "one", 3)
  }

  @Test("a string stands for one of C in a format")
  func strings() {
    #expect(
      CFormat("%s%s: %{public}s|%{private}s").text(["[Ada] ", "begun", "now", "key"]) == "[Ada] begun: now|<private>")
  }
}
