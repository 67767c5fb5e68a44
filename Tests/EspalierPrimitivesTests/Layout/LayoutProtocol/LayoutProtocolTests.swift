// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierMotion
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Runs closures as a layout, and counts its calls.
@MainActor
private final class Record {
  var bounds: [CGRect] = []
  var proposals: [ProposedViewSize] = []
  var cachesMade = 0
  var cachesUpdated = 0
}

/// Puts its views on a diagonal, each at a multiple of `step`.
private struct Diagonal: Layout {
  var step: CGFloat = 10
  var record: Record?

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    MainActor.assumeIsolated { record?.cachesMade += 1 }
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    MainActor.assumeIsolated { record?.cachesUpdated += 1 }
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    MainActor.assumeIsolated { record?.proposals.append(proposal) }
    let steps = step * CGFloat(max(0, subviews.count - 1))
    return CGSize(width: steps + (cache.sizes.last?.width ?? 0), height: steps + (cache.sizes.last?.height ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    MainActor.assumeIsolated { record?.bounds.append(bounds) }
    for (index, subview) in subviews.enumerated() {
      let offset = CGFloat(index) * step
      subview.place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
    }
  }
}

/// Takes all it is offered, and places with a closure.
private struct Placing: Layout {
  let place: (CGRect, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, subviews)
  }
}

private struct Column: LayoutValueKey {
  static let defaultValue = 0
}

@MainActor
@Suite struct LayoutProtocolTests {
  @Test("L86, L87: places relative to its bounds")
  func placesRelativeToItsBounds() throws {
    let record = Record()
    let laidOut = try LaidOut(nil, nil) {
      Diagonal(record: record) {
        box(5, 5).named("a"); box(5, 5).named("b"); box(20, 30).named("c")
      }.padding(7)
    }
    #expect(laidOut.size == CGSize(width: 54, height: 64))
    #expect(try ["a", "b", "c"].map { try laidOut[$0].minX } == [7, 17, 27])
    #expect(try laidOut["c"].size == CGSize(width: 20, height: 30))
    let bounds = try #require(record.bounds.last)
    #expect(bounds.size == CGSize(width: 40, height: 50))
    #expect(bounds.minX > 0 && bounds.minY > 0, "the origin is the layout's place, not zero")
  }

  @Test("L91: unplaced views lie in the middle")
  func unplacedViewsLieInTheMiddle() throws {
    let laidOut = try LaidOut(100, 60) {
      Placing { _, _ in }() {
        box(20, 20).named("a"); clear.named("b")
      }
    }
    #expect(try laidOut["a"] == CGRect(x: 40, y: 20, width: 20, height: 20))
    #expect(try laidOut["b"] == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test("L91, L92: last placement and anchor")
  func lastPlacementAndAnchor() throws {
    let laidOut = try LaidOut(100, 60) {
      Placing { bounds, subviews in
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[0].place(
          at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom,
          proposal: ProposedViewSize(width: 10, height: 20))
      }() { clear.named("a") }
    }
    #expect(try laidOut["a"] == CGRect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test("L88, L89: cache is made once and updated")
  func cacheIsMadeOnceAndUpdated() throws {
    struct Changing: View {
      @State var width: CGFloat = 5
      let record: Record
      let change: Change
      var body: some View {
        change.action = { width = $0 }
        return Diagonal(record: record) {
          box(5, 5); Color.clear.frame(width: width, height: 5).named("b")
        }.named("all")
      }
    }
    final class Change { var action: (CGFloat) -> Void = { _ in } }
    let record = Record()
    let change = Change()
    let host = ViewHost(Changing(record: record, change: change), size: CGSize(width: 100, height: 100))
    #expect(record.cachesMade == 1 && record.cachesUpdated == 0)
    let asked = record.proposals.count
    host.size = CGSize(width: 100, height: 100)
    try host.update()
    #expect(record.proposals.count == asked, "answers are cached")
    change.action(25)
    #expect(try host.get(.identifier("all")).frame.width == 35)
    #expect(record.cachesMade == 1 && record.cachesUpdated >= 1)
  }

  @Test("L93: layout values")
  func layoutValues() throws {
    struct Changing: View {
      @State var column = 2
      let change: Change
      let seen: Seen
      var body: some View {
        change.action = { column = $0 }
        return Placing { _, subviews in
          seen.values = subviews.map { $0[Column.self] }
        }() {
          clear
          clear.layoutValue(key: Column.self, value: 1)
          clear.layoutValue(key: Column.self, value: column).zIndex(1).layoutValue(key: Column.self, value: 9)
          VStack { clear.layoutValue(key: Column.self, value: 3) }
        }
      }
    }
    final class Change { var action: (Int) -> Void = { _ in } }
    final class Seen { var values: [Int] = [] }
    let (change, seen) = (Change(), Seen())
    let host = ViewHost(Changing(change: change, seen: seen), size: CGSize(width: 100, height: 100))
    #expect(seen.values == [0, 1, 2, 0])
    change.action(7)
    try host.update()
    #expect(seen.values == [0, 1, 7, 0])
  }

  @Test("L93: a subview whose view is gone has the default values, and still answers")
  func subviewOutlivesItsView() throws {
    struct Changing: View {
      @State var isThere = true
      let change: Change
      let seen: Seen
      var body: some View {
        change.action = { isThere = false }
        return Placing { _, subviews in
          if seen.subviews.isEmpty { seen.subviews = Array(subviews) }
        }() {
          if isThere {
            Color.clear.frame(width: 30, height: 20).layoutValue(key: Column.self, value: 4)
          }
          clear
        }
      }
    }
    final class Change { var action: () -> Void = {} }
    final class Seen { var subviews: [LayoutSubview] = [] }
    let (change, seen) = (Change(), Seen())
    func read() -> [CGFloat] {
      let subview = seen.subviews[0]
      subview.place(at: .zero, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      return [CGFloat(subview[Column.self]), size.width, subview.dimensions(in: .unspecified).height]
    }
    do {
      let host = ViewHost(Changing(change: change, seen: seen), size: CGSize(width: 100, height: 100))
      #expect(read() == [4, 30, 20])
      change.action()
      try host.update()
      #expect(read() == [0, 30, 20])
    }
    #expect(read() == [0, 30, 20])
  }

  @Test func subviewsAreACollection() throws {
    _ = try LaidOut(100, 100) {
      Placing { _, subviews in
        #expect(subviews.count == 3)
        #expect(subviews[1...].first == subviews[1])
        #expect(subviews[[2, 0]].map(\.priority) == [3, 1])
        #expect(subviews.last?.priority == 3)
        #expect(subviews.layoutDirection == .leftToRight)
        #expect(subviews[0].dimensions(in: .unspecified).width == 10)
        #expect(subviews[0].sizeThatFits(ProposedViewSize(width: -5, height: .nan)) == CGSize(width: 0, height: 10))
        #expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal) == 8)
      }() {
        clear.layoutPriority(1)
        clear
        clear.layoutPriority(3)
      }
    }
  }

  @Test("L84: guides of placed views are combined")
  func guidesOfPlacedViewsAreCombined() throws {
    let row = try LaidOut(nil, nil) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Diagonal {
          box(5, 5); box(5, 5).alignmentGuide(.lastTextBaseline) { _ in 2 }
        }.named("a")
        box(5, 20).named("b")
      }
    }
    #expect(try row["b"].maxY - row["a"].minY == 12)
  }

  @Test("M42: layouts animate")
  func layoutsAnimate() throws {
    struct Moving: View {
      @State var step: CGFloat = 10
      let change: Change
      var body: some View {
        change.action = { withAnimation(.linear(duration: 1)) { step = 110 } }
        return AnyLayout(Diagonal(step: step)) {
          box(5, 5); box(5, 5)
        }.named("all")
      }
    }
    final class Change { var action: () -> Void = {} }
    let change = Change()
    let host = ViewHost(Moving(change: change), size: CGSize(width: 500, height: 500))
    change.action()
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(isClose(try host.get(.identifier("all")).frame.width, 65))
    try host.settle()
    #expect(try host.get(.identifier("all")).frame.width == 115)
  }

  @Test("a call of the layout's own comes before that of every layout")
  func ownCall() throws {
    let host = ViewHost(Pile { box(5, 5).named("a") }, size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("a")).frame.size == CGSize(width: 5, height: 5))
    #expect(host.all(.text("pile of views")).count == 1)
  }

  @Test func impossibleAnswers() {
    struct Impossible: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: -3)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 4), proposal: .unspecified)
      }
    }
    let host = ViewHost(Impossible() { box(5, 5).named("a") }, size: CGSize(width: 100, height: 100))
    #expect(host.sizeThatFits(.unspecified) == .zero)
    #expect(try! host.get(.identifier("a")).frame.origin == CGPoint(x: 50, y: 4))
    #expect(host.warnings.allSatisfy { $0.text.contains("Impossible") })
    #expect(host.warnings.contains { $0.text.contains("Impossible.sizeThatFits answered the size nan") })
    #expect(host.warnings.contains { $0.text.contains("Impossible placed a subview of 5.0×5.0 at (nan, 4.0)") })
  }

  @Test("L89: the cache is updated when views come and go")
  func cache() throws {
    final class Counts {
      var made = 0
      var updated: [Int] = []
    }
    struct Counting: Layout {
      let counts: Counts
      func makeCache(subviews: Subviews) -> Int {
        counts.made += 1
        return subviews.count
      }
      func updateCache(_ cache: inout Int, subviews: Subviews) {
        cache = subviews.count
        counts.updated.append(cache)
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: cache * 10, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
    }
    struct Content: View {
      let counts: Counts
      @State private var count = 2
      var body: some View {
        Counting(counts: counts)() { ForEach(0..<count, id: \.self) { _ in clear } }.named("all")
          .contentShape(Rectangle()).onTapGesture { count += 3 }
      }
    }
    let counts = Counts()
    let host = ViewHost(Content(counts: counts), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("all")).frame.width == 20)
    #expect(counts.made == 1)
    try host.get(.identifier("all")).tap()
    #expect(try host.get(.identifier("all")).frame.width == 50)
    #expect(counts.made == 1)
    #expect(counts.updated.last == 5)
  }

  /// A row that places its views one after the other.
  private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(proposal) }
      return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var x = bounds.minX
      for view in subviews {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
        x += view.dimensions(in: proposal).width
      }
    }
  }

  @Test("L12, L84: a stack's question for the most that a layout can use is no mistake of the layout")
  func noWarningForEndlessBounds() {
    let host = ViewHost(
      HStack {
        VStack {
          HStack(alignment: .firstTextBaseline) {
            Flow {
              Color.red
              Text("abc")
            }
            Text("y")
          }
          Color.blue
        }
        Text("z")
      }, size: CGSize(width: 200, height: 100))
    #expect(host.warnings.isEmpty)
  }
}

/// A layout that is a view, whose initialiser arranges its content with itself.
private struct Pile: View, Layout {
  private let content: AnyView?

  private init(_ content: AnyView?) { self.content = content }

  init<V: View>(@ViewBuilder _ content: () -> V) { self.init(AnyView(Pile(nil)(content))) }

  /// A view builder of the same form as the call of every layout.
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(spacing: 0) {
      Text("pile of views")
      AnyLayout(self).callAsFunction(content)
    }
  }

  var body: some View { content }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
