// SPDX-License-Identifier: MIT

import Combine
import Testing

@Suite struct SharingTests {
  @Test func aSharedPublisherSubscribesOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    var cancellations = 0
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    var seen: [Int] = []
    let first = shared.sink { seen.append($0) }
    let second = shared.sink { seen.append($0 * 10) }
    subject.send(1)
    #expect(subscriptions == 1)
    #expect(seen == [1, 10])
    first.cancel()
    #expect(cancellations == 0)
    second.cancel()
    #expect(cancellations == 1)
  }

  @Test func aMulticastStartsWhenConnected() {
    let multicast = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
    var seen: [Int] = []
    let subscription = multicast.sink { seen.append($0) }
    #expect(seen.isEmpty)
    let connection = multicast.connect()
    #expect(seen == [1, 2])
    connection.cancel()
    subscription.cancel()
  }

  @Test func aSharedPublisherThatHasEndedDoesNotStartAgain() {
    var subscriptions = 0
    let shared = [1].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    #expect(shared.record() == ([1], "finished"))
    #expect(shared.record() == ([], "finished"))
    #expect(subscriptions == 1)
  }
}
