// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import SwiftUI
import Testing
import ViewTesting

/// The way of a layout's findings up the view tree: `ReportingLayout`.
@MainActor
@Suite("Layouts that send a value up")
struct ReportingLayoutTests {
  enum Left: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// A row of views that are 50 points wide, which reports how many of them have no space.
  struct Row: ReportingLayout {
    var gap: CGFloat = 0
    typealias Report = Left

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? 50 * CGFloat(subviews.count), height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * (50 + gap), y: bounds.minY),
          proposal: ProposedViewSize(width: 50, height: 20))
      }
    }

    func report(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Int {
      subviews.indices.count { CGFloat($0) * (50 + gap) + 50 > bounds.width }
    }
  }

  struct Page: View {
    @State private var left = 0
    @State private var count = 4
    @State private var gap: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Row(gap: gap) { ForEach(0..<count, id: \.self) { Text("\($0)").preference(key: Left.self, value: 100) } }
          .onPreferenceChange(Left.self) { left = $0 }
        Text("\(left) left")
        Button("More") { count += 2 }
        Button("Apart") { gap = 30 }
      }
    }
  }

  @Test("A value reaches the reader in the first frame, and follows the size, the views and the layout")
  func follows() throws {
    let host = ViewHost(Page(), size: CGSize(width: 120, height: 200))
    _ = try host.get(.text("2 left"))
    try host.get(.text("More")).tap()
    _ = try host.get(.text("4 left"))
    try host.get(.text("Apart")).tap()
    _ = try host.get(.text("5 left"))
    host.size = CGSize(width: 400, height: 200)
    try host.update()
    _ = try host.get(.text("1 left"))
  }

  @Test("A reported value is a preference as others: joined with its siblings', and it replaces its views' values")
  func joined() {
    let host = ViewHost(
      HStack(spacing: 0) {
        Row { ForEach(0..<3, id: \.self) { Text("\($0)").preference(key: Left.self, value: 100) } }
        ScrollView { Row { ForEach(0..<4, id: \.self) { _ in Text("x") } } }
        Text("y").preference(key: Left.self, value: 10)
      }.frame(width: 200), size: CGSize(width: 300, height: 100))
    let width = host.all(.text("y")).first?.frame.width ?? 0
    let offered = (200 - width) / 2
    let first = (0..<3).count { CGFloat($0) * 50 + 50 > offered }
    let second = (0..<4).count { CGFloat($0) * 50 + 50 > offered }
    #expect(host.preference(Left.self) == first + second + 10)
  }

  @Test("A container that is erased, mirrored or in a list reports the same")
  func containers() throws {
    let row = Row { ForEach(0..<4, id: \.self) { _ in Text("x") } }.frame(width: 120)
    for view in [AnyView(row), AnyView(row.environment(\.layoutDirection, .rightToLeft)), AnyView(Group { row })] {
      #expect(ViewHost(view).preference(Left.self) == 2)
    }
    #expect(ViewHost(List { row }, size: CGSize(width: 300, height: 200)).preference(Left.self) == 2)
  }
}
