// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Article 3: a view gives its ancestors its size.
@MainActor @Suite struct Article3SizeReadingTests {
  @Test("the size is delivered once at first, in points") func firstSize() {
    let log = Record<CGSize>()
    _ = ViewHost(leaf(30, 20).readSize { log.values.append($0) }, size: CGSize(width: 200, height: 200))
    #expect(log.values == [CGSize(width: 30, height: 20)])
  }

  @Test("the size is delivered again whenever it changes, and only then") func changes() throws {
    let state = Cell((width: CGFloat(30), other: 0))
    let log = Record<CGSize>()
    let host = ViewHost(
      Stage(state) { state in
        VStack {
          leaf(state.width, 20).readSize { log.values.append($0) }
          Text("\(state.other)")
        }
      })
    state.value.other = 1
    try host.update()
    state.value.width = 50
    try host.update()
    state.value.width = 50
    try host.update()
    #expect(log.values.map(\.width) == [30, 50])
  }

  @Test("a background and an overlay are offered the size of the view, whatever that was offered") func proposedSize() {
    let log = Record<CGSize>()
    let reader = GeometryReader { log.add($0.size) }
    _ = ViewHost(leaf(30, 20).background(reader).overlay(reader), size: CGSize(width: 200, height: 200))
    #expect(log.values == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20)])
  }

  @Test("measuring changes neither the layout nor the picture") func noTrace() throws {
    let plain = ViewHost(Text("Espalier").padding())
    let measured = ViewHost(Text("Espalier").padding().readSize { _ in })
    #expect(plain.sizeThatFits(.unspecified) == measured.sizeThatFits(.unspecified))
    #expect(try plain.png() == measured.png())
  }

  @Test("a GeometryReader alone would not do: it takes all the space") func greedyReader() {
    let host = ViewHost(GeometryReader { _ in leaf(30, 20) }, size: CGSize(width: 200, height: 100))
    #expect(host.sizeThatFits(ProposedViewSize(width: 200, height: 100)) == CGSize(width: 200, height: 100))
  }

  @Test("the default is delivered where no view writes a value") func defaultValue() {
    #expect(value(of: SizeKey.self, in: leaf) == .zero)
  }

  @Test("any ancestor can read it, and an empty reduce keeps the first of several") func ancestors() {
    let root = HStack {
      leaf(30, 20).readSize { _ in }
      leaf(70, 20).readSize { _ in }
    }
    #expect(delivered(SizeKey.self, by: root.padding()) == [CGSize(width: 30, height: 20)])
  }

  @Test("several readers each get their own view's size") func severalReaders() {
    let log = Record<CGFloat>()
    _ = ViewHost(
      HStack {
        leaf(30, 20).readSize { log.values.append($0.width) }
        leaf(70, 20).readSize { log.values.append($0.width) }
      })
    #expect(log.values == [30, 70])
  }

  @Test("what was read can lay out an ancestor's other views in the same frame") func usedAtOnce() throws {
    let host = ViewHost(Underlined(), size: CGSize(width: 200, height: 100))
    #expect(try host.get(.identifier("line")).frame.width == 64)
    #expect(host.warnings.isEmpty)
  }
}

private enum SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension View {
  fileprivate func readSize(_ perform: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { leaf.preference(key: SizeKey.self, value: $0.size) })
      .onPreferenceChange(SizeKey.self, perform: perform)
  }
}

private struct Underlined: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack {
      leaf(64, 20).readSize { width = $0.width }
      leaf.frame(width: width, height: 2).accessibilityIdentifier("line")
    }
  }
}
