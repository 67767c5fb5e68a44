// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

/// Publishers whose values are known: what operators make of them is known too, and has their own types.
@Suite struct KnownValueTests {
  @Test func operatorsOfOneValue() {
    let just: Just<Int> = Just(2).map { $0 }.removeDuplicates().max().replaceEmpty(with: 1).first()
    let optional: Optional<Int>.Publisher = just.filter { $0 > 2 }
    let result: Result<Int, any Error>.Publisher = just.tryMap { _ in throw Problem() }
    let sequence: Publishers.Sequence<[Int], Never> = just.prepend(1).append([3])
    #expect(just == Just(2) && optional == .init(nil) && sequence.sequence == [1, 2, 3])
    #expect(result.record().end == "failure")
    #expect(just.contains(2) == Just(true) && just.collect() == Just([2]) && just.count() == Just(1))
    #expect(just.output(at: 1) == .init(nil) && just.prefix(1) == .init(2))
  }

  @Test func operatorsOfAnOptional() {
    let some = Optional(2).publisher
    let none = Int?.none.publisher
    #expect(some.map { $0 * 2 } == .init(4) && none.map { $0 * 2 } == .init(nil))
    #expect(none.replaceEmpty(with: 1) == Just(1) && none.collect() == .init([]))
    #expect(some.reduce(1, +) == .init(3) && some.dropFirst() == .init(nil))
    #expect(some.record() == ([2], "finished") && none.record() == ([], "finished"))
  }

  @Test func operatorsOfAResult() {
    let success = Result<Int, Problem>.success(2).publisher
    let failure = Result<Int, Problem>.failure(Problem()).publisher
    #expect(success.map { $0 * 2 } == .init(4) && failure.replaceError(with: 1) == .init(1))
    #expect(success.scan(1, +) == .init(3) && failure.count() == .init(Problem()))
    #expect(failure.record() == ([], "failure"))
  }

  @Test func operatorsOfASequence() {
    let numbers = [3, 1, 2].publisher
    #expect(numbers.map { $0 * 2 }.sequence == [6, 2, 4] && numbers.min() == .init(1))
    #expect(numbers.append(4).prepend(0).sequence == [0, 3, 1, 2, 4])
    #expect(numbers.output(at: 1) == .init(1) && numbers.output(at: 9) == .init(nil))
    #expect(numbers.count() == Just(3) && numbers.last() == .init(2) && numbers.allSatisfy { $0 > 0 } == .init(true))
    #expect(Array(numbers.drop { $0 > 1 }.sequence) == [1, 2])
  }

  @Test func aRecordingRepeatsItself() throws {
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .finished)
    }
    #expect(record.record() == ([1, 2], "finished") && record.record() == ([1, 2], "finished"))
    let recorder = record.recorder(.max(1))
    #expect(recorder.values == [1] && recorder.completions.isEmpty)
  }

  @Test func recordingsAndDemandsAreCoded() throws {
    let text = Data(#"{"completion":{"success":true},"output":[1,2]}"#.utf8)
    let recording = try JSONDecoder().decode(Record<Int, CodedProblem>.Recording.self, from: text)
    #expect(recording.output == [1, 2] && recording.completion == .finished)
    #expect(String(decoding: try JSONEncoder().encode([Subscribers.Demand.max(3)]), as: UTF8.self) == "[3]")
  }

  private struct CodedProblem: Error, Codable, Equatable {}

  @Test func demandsCompareWithNumbers() {
    #expect(Subscribers.Demand.max(2) > 1 && 3 > Subscribers.Demand.max(2) && Subscribers.Demand.unlimited > .max)
    #expect(Subscribers.Demand.max(2) * 3 == 6 && Subscribers.Demand.max(.max) * 2 == .unlimited)
  }
}
