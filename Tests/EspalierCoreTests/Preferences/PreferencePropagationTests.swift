// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Specification P62, P63, P72–P76, P81, P83: what values pass through.
@MainActor @Suite struct PreferencePropagationTests {
  @Test("P62 hidden views send their values") func hidden() {
    #expect(delivered(Sum.self, by: leaf.p(Sum.self, 1).hidden()) == [1])
    #expect(
      delivered(
        Sum.self,
        by: VStack {
          leaf.p(Sum.self, 1); leaf.p(Sum.self, 2).hidden()
        }) == [3])
  }

  @Test("P63 so do transparent views and views without a size") func invisible() {
    #expect(delivered(Sum.self, by: leaf.p(Sum.self, 1).opacity(0)) == [1])
    #expect(delivered(Sum.self, by: leaf.p(Sum.self, 1).frame(width: 0, height: 0)) == [1])
  }

  @Test("P72 environment flows down, preferences flow up") func directions() {
    let root = VStack {
      LevelWriter()
      LevelWriter().environment(\.level, 5)
      HStack {
        LevelWriter(); LevelWriter().environment(\.level, 7)
      }.environment(\.level, 6)
    }
    #expect(delivered(Cat.self, by: root) == [["0", "5", "6", "7"]])
  }

  @Test("P72 a value can go down again as environment, in the same frame") func upAndDown() throws {
    let host = ViewHost(Loop())
    #expect(host.preference(Cat.self) == ["3"])
    #expect(host.warnings.isEmpty)
  }

  @Test("P73 a GeometryReader's content sends its values out") func geometryReader() {
    let root = GeometryReader { leaf.p(Sum.self, Int($0.size.width)) }.frame(width: 40)
    #expect(delivered(Sum.self, by: root) == [40])
    let several = GeometryReader { _ in
      namedLeaf("a"); namedLeaf("b")
    }
    #expect(delivered(Cat.self, by: several) == [["a", "b"]])
  }

  @Test("P76 effects leave values alone") func effects() {
    let turned = leaf.p(Sum.self, 1).rotationEffect(.degrees(30)).scaleEffect(2).offset(x: 5).position(x: 1, y: 2)
    #expect(delivered(Sum.self, by: turned) == [1])
    let cut = leaf.p(Sum.self, 1).opacity(0.5).clipped().clipShape(Circle()).border(.red)
    #expect(delivered(Sum.self, by: cut) == [1])
    let placed = leaf.p(Sum.self, 1).padding().fixedSize().layoutPriority(1).zIndex(2).aspectRatio(1, contentMode: .fit)
    #expect(delivered(Sum.self, by: placed) == [1])
    let settings = leaf.p(Sum.self, 1).foregroundColor(.red).animation(.default, value: 1).transaction { _ in }
      .disabled(true).id(3)
    #expect(delivered(Sum.self, by: settings) == [1])
  }

  @Test("P78 a layout of one's own combines its views in their order, wherever it puts them") func ownLayout() {
    #expect(
      delivered(
        Cat.self,
        by: Backwards {
          namedLeaf("a"); namedLeaf("b")
        }) == [["a", "b"]])
    #expect(delivered(Cat.self, by: Backwards { ForEach(0..<3) { namedLeaf("\($0)") } }) == [["0", "1", "2"]])
    #expect(
      delivered(
        Sum.self,
        by: AnyLayout(Backwards()) {
          leaf; leaf.p(Sum.self, 1)
        }) == [1])
  }

  @Test("values pass through views and modifiers of one's own") func ownTypes() {
    #expect(delivered(Cat.self, by: Outer()) == [["top", "a", "b"]])
  }

  @Test("a modifier that shows its content twice sends its values twice") func contentTwice() {
    #expect(delivered(Cat.self, by: namedLeaf("x").modifier(Twice())) == [["x", "x"]])
  }

  @Test("equatable views and onAppear, onChange, task in between change nothing") func lifecycle() {
    let root = leaf.p(Sum.self, 1).onAppear {}.onChange(of: 1) { _, _ in }.task {}.accessibilityIdentifier("x")
    #expect(delivered(Sum.self, by: root) == [1])
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

private struct LevelWriter: View {
  @Environment(\.level) private var level
  var body: some View { namedLeaf("\(level)") }
}

private struct Backwards: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10 * CGFloat(subviews.count), height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.reversed().enumerated() {
      let point = CGPoint(x: bounds.minX + 10 * CGFloat(index), y: bounds.minY)
      view.place(at: point, proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}

private struct Loop: View {
  @State private var level = 0
  var body: some View {
    VStack {
      leaf.p(Sum.self, 3); LevelWriter()
    }
    .environment(\.level, level)
    .onPreferenceChange(Sum.self) { level = $0 }
  }
}

private struct Outer: View {
  var body: some View { Inner().modifier(Titled(title: "top")) }
}

private struct Inner: View {
  var body: some View {
    namedLeaf("a")
    namedLeaf("b")
  }
}

private struct Titled: ViewModifier {
  let title: String
  func body(content: Content) -> some View {
    VStack {
      namedLeaf(title)
      content
    }
  }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    HStack {
      content
      content
    }
  }
}
