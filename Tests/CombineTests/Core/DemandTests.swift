// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct DemandTests {
  @Test func demandsAddUpAndSaturate() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited + 1 == .unlimited)
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.max(1) - .max(3) == .none)
    #expect(Subscribers.Demand.max(4).max == 4)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test func aSequenceGivesWhatIsDemanded() {
    let recorder = Recorder<Int, Never>(initial: .max(2))
    [1, 2, 3, 4].publisher.filter { $0 % 2 == 0 }.subscribe(recorder)
    #expect(recorder.values == [2, 4])
    #expect(recorder.completions == [.finished])
  }

  @Test func aResultWaitsForDemand() {
    let recorder = Recorder<[Int], Never>(initial: .none)
    [1, 2].publisher.collect().subscribe(recorder)
    #expect(recorder.values.isEmpty)
    #expect(recorder.completions.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [[1, 2]])
    #expect(recorder.completions == [.finished])
  }

  @Test func mergedValuesWaitForDemand() {
    let recorder = Recorder<Int, Never>(initial: .max(1))
    [1, 2].publisher.merge(with: [3].publisher).subscribe(recorder)
    #expect(recorder.values == [1])
    recorder.request(.max(5))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completions == [.finished])
  }
}
