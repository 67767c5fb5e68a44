// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A list among the rows of a form or of another list: its rows are rows of that one, as on iOS.
@MainActor
@Suite("Lists among rows")
struct JoinedListTests {
  enum Outer: CaseIterable { case form, list, plainList, sectionOfForm, sectionOfList, condition, repeated }

  private struct Person: Identifiable {
    let id: Int
    var name: String { "person \(id)" }
  }

  private struct Page: View {
    let outer: Outer
    @State private var people = (0..<3).map(Person.init)
    @State private var one: Int? = 1
    @State private var several: Set<Int> = [10]
    @State private var isShown = true

    var body: some View {
      switch outer {
      case .form: Form { rows }.formStyle(.grouped)
      case .list: List { rows }
      case .plainList: List { rows }.listStyle(.plain)
      case .sectionOfForm: Form { Section("Section") { rows } }.formStyle(.grouped)
      case .sectionOfList: List { Section("Section") { rows } }
      case .condition: Form { if isShown { rows } }.formStyle(.grouped)
      case .repeated: List { ForEach(0..<1) { _ in rows } }
      }
    }

    @ViewBuilder private var rows: some View {
      Text("first")
      List {
        ForEach(people) { Text($0.name) }.onDelete { people.remove(atOffsets: $0) }
      }
      List(10..<12, id: \.self, selection: $one) { Text("one \($0)") }
      List(selection: $several) { ForEach(10..<12, id: \.self) { Text("several \($0)") } }
      Text("last \(one ?? 0) \(several.sorted().description)")
    }
  }

  private func host(_ outer: Outer, _ look: Look) -> ViewHost<Page> {
    ViewHost(Page(outer: outer), size: CGSize(width: 350, height: 700), look: look)
  }

  @Test(
    "Rows of lists in each other stand below each other at one edge, as in the source", arguments: Outer.allCases,
    [Look.desktop, .phone])
  func places(outer: Outer, look: Look) throws {
    let host = host(outer, look)
    let names = ["first", "person 0", "person 1", "person 2", "one 10", "one 11", "several 10", "several 11"]
    let frames = try names.map { try host.get(.text($0)).frame }
    #expect(Set(frames.map(\.minX)).count == 1)
    let pitches = zip(frames, frames.dropFirst()).map { $1.midY - $0.midY }
    #expect(pitches.allSatisfy { abs($0 - pitches[0]) < 0.01 }, "\(pitches)")
    #expect(host.all(.role(.list)).count <= 1)
  }

  @Test("A swipe deletes from the data of the list inside", arguments: Outer.allCases)
  func deletion(outer: Outer) throws {
    let host = host(outer, .phone)
    try host.get(.text("person 1")).drag(by: CGSize(width: -300, height: 0))
    try host.settle()
    #expect(host.all(.text("person 1")).isEmpty && host.all(.text("person 2")).count == 1)
  }

  @Test("The list inside keeps its selection", arguments: Outer.allCases, [Look.desktop, .phone])
  func selection(outer: Outer, look: Look) throws {
    let host = host(outer, look)
    #expect(host.all(.text("last 1 [10]")).count == 1)
    try host.get(.text("one 11")).tap()
    #expect(host.all(.text("last 11 [10]")).count == 1)
    try host.get(.text("several 11")).tap()
    try host.get(.text("several 10")).tap()
    #expect(host.all(.text("last 11 [11]")).count == 1)
    try host.get(.text("first")).tap()
    #expect(host.all(.text("last 11 [11]")).count == 1)
  }

  @Test("A list with a frame of its own, or in a stack, scrolls in its row") func own() throws {
    let host = ViewHost(
      Form {
        Text("first")
        List(0..<50, id: \.self) { Text("framed \($0)") }.frame(height: 120)
        AnyView(List(0..<50, id: \.self) { Text("erased \($0)") }).frame(height: 120)
        VStack { List(0..<50, id: \.self) { Text("stacked \($0)") } }.frame(height: 120)
        Text("last")
      }
      .formStyle(.grouped), size: CGSize(width: 350, height: 700))
    let distance = try host.get(.text("last")).frame.midY - host.get(.text("first")).frame.midY
    #expect(distance < 560)
    #expect(try host.get(.text("erased 0")).frame.minX > host.get(.text("first")).frame.minX)
    #expect(try host.get(.text("framed 0")).frame.minX > host.get(.text("first")).frame.minX)
    #expect(try host.get(.text("stacked 0")).frame.minX > host.get(.text("first")).frame.minX)
  }

  nonisolated enum Wrapper: CaseIterable {
    case emptyModifier, twoEmptyModifiers, ownModifier, ownView, anyView, condition, environment, noInteraction

    @MainActor @ViewBuilder func around(_ list: some View) -> some View {
      switch self {
      case .emptyModifier: list.modifier(EmptyModifier())
      case .twoEmptyModifiers: list.modifier(EmptyModifier.identity.concat(EmptyModifier()))
      case .ownModifier: list.modifier(Unchanged())
      case .ownView: Own(content: list)
      case .anyView: AnyView(list)
      case .condition: if true { list }
      case .environment: list.environment(\.lineLimit, nil)
      case .noInteraction: list.presentationContentInteraction(.automatic)
      }
    }

    private struct Unchanged: ViewModifier {
      func body(content: Content) -> some View { content }
    }

    private struct Own<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
  }

  @Test(
    "What neither draws nor takes space leaves their rows rows of the other list", arguments: Wrapper.allCases,
    [Look.desktop, .phone])
  func wrapped(wrapper: Wrapper, look: Look) throws {
    func places(_ page: some View) throws -> [CGPoint] {
      let host = ViewHost(page, size: CGSize(width: 350, height: 700), look: look)
      return try ["first", "inner 0", "inner 1", "last"].map { try host.get(.text($0)).frame.origin }
    }
    @ViewBuilder @MainActor func rows(_ inner: some View) -> some View {
      Text("first")
      inner
      Text("last")
    }
    let inner = List(0..<2, id: \.self) { Text("inner \($0)") }
    #expect(try places(List { rows(wrapper.around(inner)) }) == places(List { rows(inner) }))
    let form = try places(Form { rows(inner) }.formStyle(.grouped))
    #expect(try places(Form { rows(wrapper.around(inner)) }.formStyle(.grouped)) == form)
  }
}
