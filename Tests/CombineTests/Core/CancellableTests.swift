// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct CancellableTests {
  @Test func releasingTheLastReferenceCancelsOnce() {
    var cancellations = 0
    var cancellable: AnyCancellable? = AnyCancellable { cancellations += 1 }
    cancellable?.cancel()
    #expect(cancellations == 1)
    cancellable = nil
    #expect(cancellations == 1)
    do { _ = AnyCancellable { cancellations += 1 } }
    #expect(cancellations == 2)
  }

  @Test func aSubscriptionLivesAsLongAsItsSet() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var set: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &set)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func cancellingReleasesTheClosure() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let watch = token
    let subscription = subject.sink { [token] _ in withExtendedLifetime(token) {} }
    token = nil
    #expect(watch != nil)
    subscription.cancel()
    #expect(watch == nil)
  }

  @Test func assignWritesUntilCancelled() {
    final class Model { var value = 0 }
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.assign(to: \.value, on: model)
    subject.send(1)
    #expect(model.value == 1)
    subscription.cancel()
    subject.send(2)
    #expect(model.value == 1)
  }
}
