// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting
@testable import EspalierTipKit

private struct Plain: Tip {
  var title: Text { Text("Save a favourite") }
  var message: Text? { Text("Tap the star.") }
  var image: Image? { Image(systemName: "star") }
}

private struct Twice: Tip {
  var title: Text { Text("Twice") }
  var options: [any TipOption] { Tips.MaxDisplayCount(2) }
}

@MainActor private enum Log { static var pressed: [String] = [] }

private struct Acting: Tip {
  var title: Text { Text("Learn more") }
  var actions: [Action] {
    Action(id: "more", title: "More", perform: { MainActor.assumeIsolated { Log.pressed.append("handler") } })
    Action(id: "faq") { Text("Questions") }
  }
}

private struct Ruled: Tip {
  static let isLoggedIn = Tips.Parameter(wrappedValue: false)
  static let didOpen = Event(id: "didOpen")
  var title: Text { Text("Ruled") }
  var rules: [Rule] {
    Rule(Self.isLoggedIn) { $0 }
    Rule(Self.didOpen) { $0.donations.donatedWithin(.day).count >= 2 }
  }
}

private struct Read: Codable, Sendable { let pages: Int }

/// Tips of a program, whose state is in a file.
@MainActor @Suite(.serialized) struct TipTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")

  init() { TipStore.shared.restart() }

  private func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate) throws {
    try Tips.configure([.datastoreLocation(.url(folder)), .displayFrequency(frequency)])
  }

  /// As if the program were started again.
  private func again() throws {
    TipStore.shared.restart()
    try configure()
  }

  @Test("no tip is shown before Tips.configure, and each call but the first fails")
  func configuration() throws {
    #expect(Plain().status == .pending)
    try configure()
    #expect(Plain().status == .available)
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try configure() }
    #expect(throws: TipKitError.self) { try Tips.resetDatastore() }
  }

  @Test("an invalidated tip stays so in the next run, until its state is forgotten")
  func invalidation() async throws {
    try configure()
    Plain().invalidate(reason: .actionPerformed)
    #expect(Plain().status == .invalidated(.actionPerformed))
    try again()
    #expect(Plain().status == .invalidated(.actionPerformed))
    await Plain().resetEligibility()
    #expect(Plain().status == .available)
    Plain().invalidate(reason: .tipClosed)
    TipStore.shared.restart()
    try Tips.resetDatastore()
    try configure()
    #expect(Plain().shouldDisplay)
  }

  @Test("a file that is no state of tips is an error")
  func damaged() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: folder.appendingPathComponent("tips.json"))
    do {
      try configure()
      Issue.record("read")
    } catch { #expect("\(error)".contains("cannot be read")) }
    do { try Tips.configure([.datastoreLocation(.groupContainer(identifier: "g"))]) } catch {
      #expect("\(error)" == "Linux has no folder for the group g: use .url.")
    }
  }

  @Test("a tip with rules is shown when all of them hold")
  func rules() async throws {
    try configure()
    Ruled.isLoggedIn.wrappedValue = false
    await Ruled.didOpen.donate()
    await Ruled.didOpen.donate()
    #expect(Ruled.didOpen.donations.count == 2)
    #expect(Ruled().status == .pending)
    Ruled.isLoggedIn.wrappedValue = true
    #expect(Ruled().status == .available)
    try again()
    #expect(Ruled.didOpen.donations.count == 2)
    let read = Tips.Event<Read>(id: "read")
    await read.donate(Read(pages: 9))
    #expect(read.donations.map(\.donation.pages) == [9])
  }

  @Test("a sequence of states has the present one and each other one")
  func updates() async throws {
    try configure()
    var states = Plain().statusUpdates.makeAsyncIterator()
    #expect(await states.next() == .available)
    Plain().invalidate(reason: .tipClosed)
    #expect(await states.next() == .invalidated(.tipClosed))
  }

  @Test("a card shows the tip's parts, and its button closes it for ever")
  func card() async throws {
    try configure()
    let host = ViewHost(VStack { TipView(Plain()) }, size: CGSize(width: 320, height: 300))
    _ = try host.get(.text("Save a favourite"))
    _ = try host.get(.text("Tap the star."))
    try host.get(.label("Close")).tap()
    for _ in 0..<200 where !host.all(.text("Save a favourite")).isEmpty {
      try await Task.sleep(for: .milliseconds(10))
      try host.update()
    }
    #expect(host.all(.text("Save a favourite")).isEmpty)
    #expect(Plain().status == .invalidated(.tipClosed))
  }

  @Test("a tip is shown as often as its option permits")
  func count() throws {
    try configure()
    for _ in 0..<2 {
      let host = ViewHost(Switched(), size: CGSize(width: 320, height: 300))
      _ = try host.get(.text("Twice"))
      try host.get(.role(.button, name: "Hide")).tap()
      try host.update()
    }
    #expect(Twice().status == .invalidated(.displayCountExceeded))
    #expect(ViewHost(TipView(Twice())).all(.text("Twice")).isEmpty)
  }

  private struct Switched: View {
    @State private var isShown = true
    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { TipView(Twice()) }
    }
  }

  @Test("a button of a tip runs its handler and the view's closure")
  func actions() throws {
    try configure()
    Log.pressed = []
    let host = ViewHost(
      TipView(Acting()) { Log.pressed.append($0.id) }, size: CGSize(width: 320, height: 300))
    try host.get(.role(.button, name: "More")).tap()
    try host.get(.role(.button, name: "Questions")).tap()
    #expect(Log.pressed == ["handler", "more", "faq"])
  }

  @Test("a popover shows a tip until it is closed; another waits for the time between tips")
  func popover() async throws {
    try configure(.daily)
    let host = ViewHost(
      Text("Star").popoverTip(Plain(), arrowEdge: .bottom), size: CGSize(width: 400, height: 400))
    try host.update()
    _ = try host.get(.text("Save a favourite"))
    #expect(Acting().status == .pending)
    try host.get(.label("Close")).tap()
    for _ in 0..<200 where !host.all(.text("Save a favourite")).isEmpty {
      try await Task.sleep(for: .milliseconds(10))
      try host.update()
    }
    #expect(host.all(.text("Save a favourite")).isEmpty)
  }

  @Test("tests of a program show all tips, or none")
  func testing() throws {
    try configure()
    Plain().invalidate(reason: .tipClosed)
    Tips.showTipsForTesting([Plain.self])
    #expect(Plain().shouldDisplay)
    Tips.hideAllTipsForTesting()
    #expect(!Twice().shouldDisplay)
  }

  @Test("a group shows its tips one after the other")
  func group() throws {
    try configure()
    let group = TipGroup(.ordered) {
      Plain()
      Twice()
    }
    #expect(group.currentTip?.id == "Plain")
    Plain().invalidate(reason: .actionPerformed)
    #expect(group.currentTip?.id == "Twice")
  }

  private struct Small: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        Text("Styled")
      }
    }
  }

  @Test("a style makes the view of a tip")
  func style() throws {
    try configure()
    let host = ViewHost(TipView(Plain()).tipViewStyle(Small()), size: CGSize(width: 320, height: 300))
    _ = try host.get(.text("Styled"))
  }
}
