// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct FailureTests {
  let failing = [1, 2, 3].publisher.tryMap { value -> Int in
    if value == 2 { throw Problem() }
    return value
  }

  @Test func aThrownErrorEndsTheStream() {
    #expect(failing.record() == ([1], "failure"))
  }

  @Test func failuresAreReplaced() {
    #expect(failing.replaceError(with: 9).record() == ([1, 9], "finished"))
    #expect(failing.catch { _ in [7, 8].publisher }.record() == ([1, 7, 8], "finished"))
    #expect(failing.tryCatch { _ -> Just<Int> in throw Problem() }.record() == ([1], "failure"))
    #expect(failing.retry(1).record() == ([1, 1], "failure"))
  }

  @Test func failuresAreTranslated() {
    struct Other: Error {}
    var caught: Other?
    let subscription = failing.mapError { _ in Other() }.sink(
      receiveCompletion: { if case .failure(let error) = $0 { caught = error } }, receiveValue: { _ in })
    #expect(caught != nil)
    subscription.cancel()
    #expect(Just(1).setFailureType(to: Problem.self).assertNoFailure().record() == ([1], "finished"))
  }

  @Test func whatFollowsAFailureGetsOnlyTheRemainingDemand() {
    let recorder = Recorder<Int, Never>(initial: .max(2))
    failing.catch { _ in [7, 8].publisher }.subscribe(recorder)
    #expect(recorder.values == [1, 7])
  }
}
