import SwiftUI
import Testing

@Test func valuesFollowDemand() {
  let subject = PassthroughSubject<Int, Never>()
  var subscription: (any Subscription)?
  var received: [Int] = []
  let subscriber = AnySubscriber<Int, Never>(
    receiveSubscription: { subscription = $0 },
    receiveValue: { value in
      received.append(value)
      return .none
    })
  subject.filter { $0 > 1 }.subscribe(subscriber)

  subject.send(2)  // nothing was requested
  subscription?.request(.max(1))
  subject.send(1)  // left out: the filter requests another value in its place
  subject.send(3)
  subject.send(4)  // one value was requested
  #expect(received == [3])

  // A conduit without state passes the subject's own subscription on.
  #expect(String(describing: subscription!) == "PassthroughSubject")
}
