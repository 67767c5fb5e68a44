// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Lazy containers that are offered no length, along or across: their ideal sizes come from their first rows, and the first
/// frame is complete.
@MainActor
struct LazyIdealSizeTests {
  private static let size = CGSize(width: 200, height: 300)

  /// The first frame is that of a host which has been larger, and smaller, in between; it shows `text`.
  private func expectComplete(
    _ view: some View, shows text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let host = ViewHost(view, size: Self.size)
    let first = (host.dump(.layout), host.dump(.displayList))
    #expect(host.all(.text(text)).count == 1, sourceLocation: sourceLocation)
    for changed in [CGSize(width: 120, height: 200), CGSize(width: 300, height: 400)] {
      host.size = changed
      try host.update()
      host.size = Self.size
      #expect(host.dump(.layout) == first.0, sourceLocation: sourceLocation)
      #expect(host.dump(.displayList) == first.1, sourceLocation: sourceLocation)
    }
    #expect(host.warnings.isEmpty, sourceLocation: sourceLocation)
  }

  private var list: some View {
    List {
      Text("one")
      Text("two")
      Text("three")
    }
  }

  private var column: some View {
    LazyVStack {
      ForEach(["one", "two", "three"], id: \.self) { Text($0).padding(.horizontal, CGFloat($0.count)) }
    }
  }

  private var row: some View {
    LazyHStack { ForEach(["one", "two", "three"], id: \.self) { Text($0).padding(.vertical, CGFloat($0.count)) } }
  }

  @Test("a list in what offers no height")
  func lists() throws {
    try expectComplete(ScrollView { list }, shows: "two")
    try expectComplete(Form { list }, shows: "two")
    try expectComplete(List { list }, shows: "two")
    try expectComplete(ScrollView { LazyVStack { list } }, shows: "two")
    try expectComplete(list.fixedSize(), shows: "two")
    try expectComplete(ScrollView([.horizontal, .vertical]) { list }, shows: "two")
    try expectComplete(ScrollView { VStack { list } }, shows: "two")
    try expectComplete(Ideal { list }, shows: "two")
    try expectComplete(Grid { GridRow { list } }.fixedSize(), shows: "two")
  }

  @Test("a lazy stack in what offers no width or no height")
  func stacks() throws {
    try expectComplete(column.fixedSize(), shows: "two")
    try expectComplete(ScrollView { column }, shows: "two")
    try expectComplete(ScrollView(.horizontal) { column }, shows: "two")
    try expectComplete(ScrollView { ScrollView(.horizontal) { row } }, shows: "two")
    try expectComplete(ScrollView { LazyVStack { ScrollView(.horizontal) { row } } }, shows: "two")
    try expectComplete(Form { ScrollView(.horizontal) { row } }, shows: "two")
    try expectComplete(List { column }, shows: "two")
    try expectComplete(Ideal { column }, shows: "two")
    try expectComplete(Ideal { ScrollView(.horizontal) { row } }, shows: "two")
    try expectComplete(ScrollView(.horizontal) { LazyHStack { column } }, shows: "two")
    try expectComplete(ScrollView(.horizontal) { LazyHStack { ScrollView { column } } }, shows: "two")
  }

  @Test("a lazy grid in what offers no width or no height")
  func grids() throws {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(["one", "two", "three"], id: \.self) { Text($0) }
    }
    try expectComplete(ScrollView { ScrollView(.horizontal) { grid } }, shows: "two")
    try expectComplete(Ideal { grid }, shows: "two")
    try expectComplete(List { grid }, shows: "two")
  }

  @Test("the ideal size of a lazy stack is that of its rows")
  func idealSize() {
    let lazy = ViewHost(column).size
    let plain = ViewHost(
      VStack { ForEach(["one", "two", "three"], id: \.self) { Text($0).padding(.horizontal, CGFloat($0.count)) } }
    ).size
    #expect(lazy == plain)
  }

  @Test("a choice among lists")
  func choices() throws {
    let choice = ViewThatFits {
      List {
        ReadingRow()
        Text("two")
      }
      .frame(width: 150)
      list
    }
    try expectComplete(choice, shows: "two")
    try expectComplete(
      ViewThatFits { list.anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] } }, shows: "two")
    try expectComplete(ViewThatFits(in: .vertical) { List { Toggle("two", isOn: .constant(true)) } }, shows: "two")
  }
}

private struct ReadingRow: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .light ? "light" : "dark") }
}

private enum AnchorsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Offers nothing, and takes what its view takes then.
private struct Ideal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(.unspecified)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
  }
}
