// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite struct DistributedNotificationTests {
  @Test func observersInTheProgramReceiveTheirObject() async {
    let center = DistributedNotificationCenter.default()
    let name = Notification.Name("test.\(UUID().uuidString)")
    let objects: [String?] = await withCheckedContinuation { continuation in
      let received = Received()
      received.token = center.addObserver(forName: name, object: "wanted", queue: nil) { notification in
        received.objects.append(notification.object as? String)
        if notification.userInfo?["last"] as? Bool == true { continuation.resume(returning: received.objects) }
      }
      center.post(name: name, object: "other")
      center.post(name: name, object: "wanted")
      center.postNotificationName(name, object: "wanted", userInfo: ["last": true], deliverImmediately: true)
    }
    #expect(objects == ["wanted", "wanted"])
  }

  private final class Received: @unchecked Sendable {
    var objects: [String?] = []
    var token: (any NSObjectProtocol)?
  }

  @Test func aSequenceReturnsNotificationsAfterItsBeginning() async {
    let name = Notification.Name("test.\(UUID().uuidString)")
    var iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
    for number in 1...3 { NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number]) }
    var numbers: [Int?] = []
    for _ in 1...3 { numbers.append(await iterator.next()?.userInfo?["number"] as? Int) }
    #expect(numbers == [1, 2, 3])
  }
}
