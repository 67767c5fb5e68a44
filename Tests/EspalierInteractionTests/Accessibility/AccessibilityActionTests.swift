// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Actions that screen readers can perform on views.
@MainActor
@Suite("Accessibility actions")
struct AccessibilityActionTests {
  @Test("Named and default actions") func actions() throws {
    var log: [String] = []
    let host = ViewHost(
      Text("Mail").accessibilityAction { log.append("open") }
        .accessibilityAction(named: "Archive") { log.append("archive") }
        .accessibilityAction(.escape) { log.append("escape") })
    let mail = try host.get(.text("Mail"))
    #expect(mail.actions == ["activate", "Archive", "escape"])
    try mail.perform("Archive")
    try mail.perform("activate")
    #expect(log == ["archive", "open"])
    #expect(throws: MissingAction.self) { try mail.perform("Delete") }
  }

  @Test("A button that has only a gesture is touched where it is activated") func touches() throws {
    var log: [String] = []
    let host = ViewHost(
      VStack {
        Text("Tap").onTapGesture { log.append("tap") }.accessibilityAddTraits(.isButton)
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20).onTapGesture { log.append("left") }
          Color.blue.frame(width: 50, height: 20).onTapGesture { log.append("right") }
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("Halves").accessibilityAddTraits(.isButton)
        .accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5))
        Text("Text").onTapGesture {}
        Text("Silent").onTapGesture {}.accessibilityAddTraits(.isButton).accessibilityRespondsToUserInteraction(false)
      })
    try host.get(.role(.button, name: "Tap")).perform("activate")
    try host.get(.label("Halves")).perform("activate")
    #expect(log == ["tap", "right"])
    #expect(try host.get(.text("Tap")).actions == ["activate"])
    #expect(try host.get(.text("Text")).actions.isEmpty)
    #expect(try host.get(.text("Silent")).actions.isEmpty)
    #expect(host.dump(.accessibility).contains(#"button "Tap" actions activate"#))
  }

  @Test("A dump shows what is selected: rows, tabs, options, and what has the trait") func selected() throws {
    func selected<V: View>(_ view: V) -> [String] {
      let host = ViewHost(view, size: CGSize(width: 300, height: 400))
      let lines = host.dump(.accessibility).split(separator: "\n")
      return lines.filter { $0.contains(" selected") }.compactMap { line in
        line.firstMatch(of: /"([^"]*)"/).map { String($0.1) } ?? line.split(separator: " ").first.map(String.init)
      }
    }
    #expect(selected(Text("A").accessibilityAddTraits(.isSelected)) == ["A"])
    let picker = Picker("P", selection: .constant(1)) {
      Text("One").tag(0)
      Text("Two").tag(1)
    }
    #expect(selected(picker.pickerStyle(.segmented)) == ["Two"])
    let tabs = TabView(selection: .constant(1)) {
      Text("a").tabItem { Text("One") }.tag(0)
      Text("b").tabItem { Text("Two") }.tag(1)
    }
    #expect(selected(tabs) == ["Two"])
    #expect(selected(List([1, 2], id: \.self, selection: .constant(2)) { Text("\($0)") }) == ["group"])
  }

  @Test("An action counts instead of the control's own") func override() throws {
    var log: [String] = []
    let host = ViewHost(Button("Go") { log.append("button") }.accessibilityAction { log.append("own") })
    try host.get(.role(.button)).perform("activate")
    try host.get(.role(.button)).tap()
    #expect(log == ["own", "button"])
  }

  @Test("Buttons that are not shown are actions") func buttons() throws {
    var log: [String] = []
    let host = ViewHost(
      Text("Mail").accessibilityActions {
        Button("Reply") { log.append("reply") }
        Button("Forward") { log.append("forward") }
      })
    #expect(try host.get(.text("Mail")).actions == ["Reply", "Forward"])
    try host.get(.text("Mail")).perform("Forward")
    #expect(log == ["forward"])
    #expect(host.all(.role(.button)).isEmpty)
  }

  @Test("Several buttons of a combined element are actions by their names, one activates it") func combined() throws {
    var log: [String] = []
    func actions(_ content: some View) throws -> [String] {
      let host = ViewHost(
        HStack {
          Text("Mail").accessibilityAction(named: "Archive") { log.append("archive") }
          content
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("mail"))
      let mail = try host.get(.identifier("mail"))
      for action in mail.actions { try mail.perform(action) }
      return mail.actions
    }
    let reply = Button("Reply") { log.append("reply") }
    #expect(try actions(reply.accessibilityIdentifier("reply")) == ["activate", "Archive"])
    #expect(log == ["reply", "archive"])
    log = []
    let both = HStack {
      reply
      Button("Delete") { log.append("delete") }
    }
    #expect(try actions(both) == ["Archive", "Reply", "Delete"])
    #expect(log == ["archive", "reply", "delete"])
    let host = ViewHost(both.accessibilityElement(children: .combine).accessibilityIdentifier("both"))
    #expect(try host.get(.identifier("both")).actions == ["Reply", "Delete"])
  }

  @Test("Adjusting goes step by step") func adjusting() throws {
    struct Stars: View {
      @State var count = 2
      var body: some View {
        Text("\(count) stars").accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
          .accessibilityIdentifier("stars")
      }
    }
    let host = ViewHost(Stars())
    try host.get(.identifier("stars")).adjust(.increment)
    try host.get(.identifier("stars")).adjust(.increment)
    try host.get(.identifier("stars")).adjust(.decrement)
    #expect(try host.get(.identifier("stars")).text == "3 stars")
  }

  @Test("A higher priority is read first, the others stay in order") func priority() throws {
    let host = ViewHost(
      VStack {
        Text("one")
        Text("two").accessibilitySortPriority(1)
        Text("three")
      }
      .accessibilityElement(children: .combine))
    #expect(try host.get(.label("two, one, three")).label == "two, one, three")
  }

  @Test("Priorities count beside each other in a window, in plain stacks, groups and identified views")
  func priorityWithoutAnElement() throws {
    let stack = ZStack {
      Text("back")
      Text("middle").accessibilitySortPriority(1).accessibilityIdentifier("middle")
      Text("front").accessibilitySortPriority(2)
    }
    for view in [AnyView(stack), AnyView(stack.accessibilityIdentifier("all")), AnyView(ScrollView { stack })] {
      let host = ViewHost(view, size: CGSize(width: 100, height: 100))
      #expect(host.all(.role(.text)).map(\.text) == ["front", "middle", "back"])
      let dump = host.dump(.accessibility)
      let places = ["front", "middle", "back"].map { dump.range(of: "\"\($0)\"")?.lowerBound }
      #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }
  }

  @Test("A view is described by another one that is not shown") func representation() throws {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let host = ViewHost(
      Circle().frame(width: 30, height: 30).accessibilityRepresentation { Toggle("Lamp", isOn: binding) })
    let lamp = try host.get(.role(.toggle))
    #expect(lamp.label == "Lamp")
    #expect(lamp.frame.size == CGSize(width: 30, height: 30))
    try lamp.perform("activate")
    #expect(isOn)
    #expect(host.shown.count == 1)
  }
}
