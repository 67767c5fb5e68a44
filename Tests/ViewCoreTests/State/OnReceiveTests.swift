// SPDX-License-Identifier: MIT

import Combine
import Foundation
import SwiftUI
import Testing
import ViewTesting

private final class Source: ObservableObject {
  @Published var count = 0
  let subject = PassthroughSubject<Int, Never>()
}

@MainActor @Suite struct OnReceiveTests {
  @Test("S75: an emission reaches the action, and what that writes the view") func emissionsWriteState() throws {
    struct Counter: View {
      let source: Source
      @State private var sum = 0
      var body: some View { Text("\(sum)").onReceive(source.subject) { sum += $0 } }
    }
    let source = Source()
    let host = ViewHost(Counter(source: source))
    source.subject.send(2)
    source.subject.send(3)
    #expect(host.all(.text("5")).count == 1)
    let work = host.measure { source.subject.send(1) }
    #expect(work.bodies(of: Counter.self) == 1)
  }

  @Test func aViewMayBeMadeOfAPublisher() throws {
    struct Counter: View {
      let source: Source
      @State private var sum = 0
      var body: some View {
        SubscriptionView(content: Text("\(sum)"), publisher: source.subject) { sum += $0 }
      }
    }
    let source = Source()
    let host = ViewHost(Counter(source: source))
    source.subject.send(2)
    source.subject.send(3)
    #expect(host.all(.text("5")).count == 1)
  }

  @Test func aPublishedPropertyGivesItsValueAtOnceAndDoesNotLoop() throws {
    struct Mirror: View {
      let source: Source
      @State private var seen: [Int] = []
      var body: some View {
        Text(seen.map(String.init).joined(separator: ",")).onReceive(source.$count) { seen.append($0) }
      }
    }
    let source = Source()
    let host = ViewHost(Mirror(source: source))
    #expect(host.all(.text("0")).count == 1)
    source.count = 4
    #expect(host.all(.text("0,4")).count == 1)
  }

  @Test func aViewThatIsGoneReceivesNothing() throws {
    final class Log { var received: [Int] = [] }
    struct Switch: View {
      let source: Source
      let log: Log
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Text("there").onReceive(source.subject) { log.received.append($0) } }
          Button("go") { isThere = false }
        }
      }
    }
    let (source, log) = (Source(), Log())
    let host = ViewHost(Switch(source: source, log: log))
    source.subject.send(1)
    try host.get(.text("go")).tap()
    source.subject.send(2)
    #expect(log.received == [1])
  }

  @Test func theActionIsTheLatestOne() throws {
    final class Log { var received: [String] = [] }
    struct Named: View {
      let source: Source
      let log: Log
      @State private var name = "first"
      var body: some View {
        Button("rename") { name = "second" }.onReceive(source.subject) { log.received.append("\(name) \($0)") }
      }
    }
    let (source, log) = (Source(), Log())
    let host = ViewHost(Named(source: source, log: log))
    source.subject.send(1)
    try host.get(.text("rename")).tap()
    source.subject.send(2)
    #expect(log.received == ["first 1", "second 2"])
  }

  @Test func notificationsArrive() throws {
    struct Listener: View {
      @State private var count = 0
      let name: Notification.Name
      var body: some View {
        Text("\(count)").onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
      }
    }
    let name = Notification.Name(UUID().uuidString)
    let host = ViewHost(Listener(name: name))
    NotificationCenter.default.post(name: name, object: nil)
    #expect(host.all(.text("1")).count == 1)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(host.all(.text("2")).count == 1)
  }
}
