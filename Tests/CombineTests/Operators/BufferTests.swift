// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct BufferTests {
  private let source = Source<Int, Problem>()

  private func fill(
    _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Publishers.BufferingStrategy<Problem>
  ) -> Recorder<Int, Problem> {
    let recorder = source.buffer(size: 2, prefetch: prefetch, whenFull: whenFull).recorder(.none)
    for value in 1...3 { source.send(value) }
    recorder.request(.max(5))
    return recorder
  }

  @Test func aFullBufferDropsTheNewest() { #expect(fill(.byRequest, .dropNewest).values == [1, 2]) }
  @Test func aFullBufferDropsTheOldest() { #expect(fill(.byRequest, .dropOldest).values == [2, 3]) }

  @Test func aFullBufferFailsBehindItsValues() {
    let recorder = fill(.byRequest, .customError { Problem() })
    #expect(recorder.values == [1, 2] && recorder.completions == [.failure(Problem())] && source.isCancelled)
  }

  @Test func prefetching() {
    _ = fill(.keepFull, .dropNewest)
    #expect(source.requests == [.max(2), .max(2)])
    let other = Source<Int, Problem>()
    _ = other.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).recorder(.none)
    #expect(other.requests == [.unlimited])
  }

  @Test func theEndWaitsForTheValues() {
    let recorder = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).recorder(.none)
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    recorder.request(.unlimited)
    #expect(recorder.values == [1] && recorder.completions == [.finished])
  }

  @Test func aFailureDoesNotWait() {
    let recorder = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).recorder(.none)
    source.send(1)
    source.send(completion: .failure(Problem()))
    #expect(recorder.values.isEmpty && recorder.completions == [.failure(Problem())])
  }
}
