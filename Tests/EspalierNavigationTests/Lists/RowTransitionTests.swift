// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A transition that ended looks as if it had never been, in whatever row it was (cases, looks/02).
@MainActor
@Suite struct RowTransitionTests {
  enum Container: CaseIterable {
    case form, formColumns, formSections, list, plain, insetGrouped, sidebar, listSections, lazyStack, lazyGrid, stack
  }

  struct Kind: CustomTestStringConvertible {
    let testDescription: String
    let transition: AnyTransition

    @MainActor init(_ name: String, _ transition: AnyTransition) {
      (testDescription, self.transition) = (name, transition)
    }
    @MainActor init(_ name: String, _ transition: some Transition) { self.init(name, AnyTransition(transition)) }
  }

  nonisolated static let kinds: [@MainActor () -> Kind] = [
    { Kind("top", .move(edge: .top)) }, { Kind("bottom", .move(edge: .bottom)) },
    { Kind("leading", .move(edge: .leading)) }, { Kind("trailing", .move(edge: .trailing)) },
    { Kind("slide", .slide) }, { Kind("push", .push(from: .bottom)) }, { Kind("scale", .scale) },
    { Kind("scale to a corner", .scale(0.3, anchor: .topTrailing)) }, { Kind("offset", .offset(x: 30, y: 90)) },
    { Kind("blur", .blurReplace) },
    { Kind("combined", AnyTransition.move(edge: .top).combined(with: .opacity).combined(with: .scale)) },
    { Kind("asymmetric", .asymmetric(insertion: .move(edge: .top), removal: .offset(y: 200))) },
    { Kind("own", Tumble()) },
    { Kind("modifier", .modifier(active: Taller(extra: 20), identity: Taller(extra: 0))) },
    { Kind("animation of its own", .move(edge: .bottom).animation(.linear(duration: 0.4))) },
  ]

  private struct Tumble: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(phase.isIdentity ? 0 : 10).rotationEffect(.degrees(phase.value * 40)).offset(y: phase.value * 50)
    }
  }

  private struct Taller: ViewModifier {
    let extra: CGFloat
    func body(content: Content) -> some View { content.padding(.vertical, extra).offset(x: extra) }
  }

  private final class Model: ObservableObject {
    @Published var isThere: Bool
    init(_ isThere: Bool) { self.isThere = isThere }
  }

  private struct Page: View {
    let container: Container
    let transition: AnyTransition
    @ObservedObject var model: Model
    private var isThere: Bool { model.isThere }

    var body: some View {
      switch container {
      case .form: Form { rows }.formStyle(.grouped)
      case .formColumns: Form { rows }.formStyle(.columns)
      case .formSections:
        Form {
          Section("Before") { Text("Above") }
          Section("Rows") { rows }
          if isThere { Section("Coming") { Text("Of a section") }.transition(transition) }
        }
        .formStyle(.grouped)
      case .list: List { rows }.listStyle(.insetGrouped)
      case .plain: List { rows }.listStyle(.plain)
      case .insetGrouped: List { rows }.listStyle(.insetGrouped)
      case .sidebar: List { rows }.listStyle(.sidebar)
      case .listSections:
        List {
          Section("Rows") { rows }
          if isThere { Section("Coming") { Text("Of a section") }.transition(transition) }
        }
        .listStyle(.insetGrouped)
      case .lazyStack: ScrollView { LazyVStack(spacing: 4) { rows } }
      case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
      case .stack: VStack(spacing: 4) { rows }
      }
    }

    @ViewBuilder private var rows: some View {
      Button("Above all") {}
      if isThere { Text("First to come").transition(transition) }
      Text("Between")
      if isThere { Text("Last to come").listRowInsets(EdgeInsets()).transition(transition) }
    }
  }

  private static let size = CGSize(width: 300, height: 330)

  private func host(_ container: Container, _ transition: AnyTransition, _ model: Model, _ look: Look) -> ViewHost<Page>
  {
    ViewHost(Page(container: container, transition: transition, model: model), size: Self.size, look: look)
  }

  /// Everything that is on screen, and where it can be touched.
  @MainActor private struct Screen {
    static let texts = ["First to come", "Between", "Last to come", "Of a section"]
    let picture: Pixels
    let tree: String
    let hittable: [[Bool]]

    init(_ host: ViewHost<Page>) throws {
      picture = try Pixels(host, RowTransitionTests.size)
      tree = host.dump(.accessibility)
      hittable = Self.texts.map { host.all(.text($0)).map(\.isHittable) }
    }
  }

  private func expectSame(
    _ host: ViewHost<Page>, _ expected: Screen, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try Screen(host)
    let isSame = screen.picture == expected.picture
    #expect(isSame, "the picture \(what)", sourceLocation: sourceLocation)
    #expect(screen.tree == expected.tree, "for a screen reader \(what)", sourceLocation: sourceLocation)
    for (text, (seen, expected)) in zip(Screen.texts, zip(screen.hittable, expected.hittable)) {
      #expect(seen == expected, "\(text) \(what)", sourceLocation: sourceLocation)
    }
  }

  @Test(
    "A row that has come or gone by a transition leaves nothing of it", arguments: Container.allCases,
    [Look.desktop, .phone])
  func ended(_ container: Container, _ look: Look) throws {
    let with = try Screen(host(container, .identity, Model(true), look))
    let without = try Screen(host(container, .identity, Model(false), look))
    for make in Self.kinds {
      let kind = make()
      try expectSame(
        host(container, kind.transition, Model(true), look), with, "from the beginning: \(kind.testDescription)")
      let model = Model(false)
      let page = host(container, kind.transition, model, look)
      func toggle(_ seconds: Double) throws {
        withAnimation(.linear(duration: 1)) { model.isThere.toggle() }
        if seconds > 0 { try page.advance(by: .seconds(seconds)) } else { try page.settle() }
      }
      try toggle(0)
      try expectSame(page, with, "after coming: \(kind.testDescription)")
      try toggle(0)
      try expectSame(page, without, "after going: \(kind.testDescription)")
      try toggle(0.3)
      try toggle(0)
      try expectSame(page, without, "after going in the middle: \(kind.testDescription)")
      try toggle(0.3)
      try toggle(0.1)
      try toggle(0)
      try expectSame(page, with, "after coming back in the middle: \(kind.testDescription)")
    }
  }

  private struct Card: View {
    let transition: AnyTransition
    @State private var isThere = false
    var body: some View {
      Form {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        if isThere {
          Button {
          } label: {
            Color.pureRed.accessibilityLabel("Red")
          }.frame(height: 40)
            .listRowInsets(EdgeInsets()).transition(transition)
        }
      }
      .formStyle(.grouped)
      .buttonStyle(.plain)
    }
  }

  @Test("On its way a row is seen as far as its card reaches, and is touched where it is seen") func underWay() throws {
    let size = CGSize(width: 300, height: 300)
    func page(_ transition: AnyTransition, at time: Double) throws -> (host: ViewHost<Card>, rows: [Int]) {
      let host = ViewHost(Card(transition: transition), size: size)
      try host.get(.text("Toggle")).tap()
      try host.advance(by: .seconds(time))
      let pixels = try Pixels(host, size)
      return (host, (0..<300).filter { pixels[150, $0][0] > 200 && pixels[150, $0][1] < 60 })
    }
    // The card begins at 20; it grows from 36 to 76 points. The row belongs at 56 to 96.
    let whole = try page(.move(edge: .bottom), at: 1.5)
    #expect(whole.rows == Array(56..<96))
    #expect(try whole.host.get(.label("Red")).isHittable)
    let halfway = try page(.move(edge: .bottom), at: 0.5)
    #expect(halfway.rows.isEmpty, "20 of its 40 points are to come, and 20 of the card's")
    #expect(try !halfway.host.get(.label("Red")).isHittable)
    let late = try page(.move(edge: .bottom), at: 0.75)
    #expect(late.rows == Array(66..<86))
    #expect(try late.host.get(.label("Red")).frame.minY == 66)
    // Its middle lies at 86, where the card ends.
    #expect(try page(.move(edge: .bottom), at: 0.9).host.get(.label("Red")).isHittable)
    let fromAbove = try page(.move(edge: .top), at: 0.5)
    #expect(fromAbove.rows == Array(36..<76))
    #expect(try page(.offset(x: 100), at: 0.5).host.get(.label("Red")).frame.minX == 70)
  }
}
