// SPDX-License-Identifier: MIT

import Combine
import EspalierTestSupport
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
    struct Named: View {
      let source: Source
      let log: Log
      @State private var name = "first"
      var body: some View {
        Button("rename") { name = "second" }.onReceive(source.subject) { log.lines.append("\(name) \($0)") }
      }
    }
    let (source, log) = (Source(), Log())
    let host = ViewHost(Named(source: source, log: log))
    source.subject.send(1)
    try host.get(.text("rename")).tap()
    source.subject.send(2)
    #expect(log.lines == ["first 1", "second 2"])
  }

  @Test("Values that one action sends arrive in the order in which they were sent, whatever the order of the receivers")
  func orderOfSentValues() throws {
    struct Receivers: View {
      let a = PassthroughSubject<Int, Never>()
      let b = PassthroughSubject<Int, Never>()
      let log: Log
      var body: some View {
        VStack {
          Button("send") {
            b.send(1)
            a.send(2)
            b.send(3)
          }
          .onReceive(a) { log.lines.append("inner a\($0)") }
        }
        .onReceive(b) { log.lines.append("b\($0)") }
        .onReceive(a) { log.lines.append("a\($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Receivers(log: log))
    try host.get(.text("send")).tap()
    #expect(log.lines == ["b1", "inner a2", "a2", "b3"])
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

  /// The place from which a value is sent while a page appears.
  enum Sender: CaseIterable { case own, inner, row, lazyRow, change, sheet, list }

  private struct Page: View {
    let sender: Sender
    let subject = PassthroughSubject<Int, Never>()
    @State private var received = 0
    @State private var yes = true

    private func sending(_ name: String) -> some View { Text(name).onAppear { subject.send(5) } }

    @ViewBuilder private var content: some View {
      switch sender {
      case .own: Text("a")
      case .inner: VStack { HStack { sending("b") } }
      case .row: ForEach(0..<1) { _ in sending("c") }
      case .lazyRow: ScrollView { LazyVStack { sending("d") } }
      case .change: Text("e").onChange(of: yes, initial: true) { subject.send(5) }
      case .sheet: Text("f").sheet(isPresented: $yes) { sending("g") }
      case .list: List { sending("h") }
      }
    }

    var body: some View {
      VStack {
        Text("received \(received)")
        content
      }
      .onAppear { if sender == .own { subject.send(5) } }
      .onReceive(subject) { received = $0 }
    }
  }

  @Test("State/s4 of the cases: what is sent while views appear is received", arguments: Sender.allCases)
  func sentWhileAppearing(_ sender: Sender) throws {
    let host = ViewHost(Page(sender: sender), size: CGSize(width: 200, height: 400))
    try host.update()
    #expect(host.all(.text("received 5")).count == 1)
  }

  @Test("S75: a value that an action sends is received after the action, with the new value of a published property")
  func afterTheAction() throws {
    struct Page: View {
      let source: Source
      let log: Log
      var body: some View {
        VStack {
          Button("send") {
            source.subject.send(1)
            source.count += 1
            log.lines.append("sent")
          }
          Text("\(source.count)")
        }
        .onReceive(source.subject) { log.lines.append("received \($0)") }
        .onReceive(source.$count.dropFirst()) { log.lines.append("count \($0) of \(source.count)") }
      }
    }
    let log = Log()
    let host = ViewHost(Page(source: Source(), log: log))
    try host.get(.text("send")).tap()
    #expect(log.lines == ["sent", "received 1", "count 1 of 1"])
    try host.get(.text("send")).tap()
    #expect(log.lines.suffix(3) == ["sent", "received 1", "count 2 of 2"])
  }

  @Test("A first value is received among the actions of `onAppear`, of inner views before outer ones")
  func firstValues() {
    struct Page: View {
      let log: Log
      var body: some View {
        VStack {
          Text("a").onAppear { log.lines.append("inner") }.onReceive(Just(1)) { _ in log.lines.append("inner value") }
        }
        .onReceive(Just(1)) { _ in log.lines.append("outer value") }
        .onAppear { log.lines.append("outer") }
      }
    }
    let log = Log()
    _ = ViewHost(Page(log: log))
    #expect(log.lines.filter { $0.contains("value") } == ["inner value", "outer value"])
    #expect(log.lines.filter { !$0.contains("value") } == ["inner", "outer"])
  }
}
