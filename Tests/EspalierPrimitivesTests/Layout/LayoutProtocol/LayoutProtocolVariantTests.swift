// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The rules for layouts of one's own, and for choices among layouts and views, in other examples.
@MainActor
@Suite struct LayoutProtocolVariantTests {
  /// Computes a size and places by closures.
  private struct Free: Layout {
    var size: CGSize?
    var guides: [HorizontalOrVertical: CGFloat] = [:]
    var place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

    enum HorizontalOrVertical: Hashable { case horizontal, vertical }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      size ?? proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      place(bounds, proposal, subviews)
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guides[.horizontal].map { $0 + bounds.minX } }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guides[.vertical].map { $0 + bounds.minY } }
  }

  @Test("L84: a layout's own explicit guides are used by what is around it, of edges too")
  func explicitGuides() throws {
    let row = try LaidOut {
      HStack(alignment: .top, spacing: 0) {
        Free(size: CGSize(width: 10, height: 20), guides: [.vertical: 7])() {}.named("own")
        box(10, 10).named("b")
      }
    }
    #expect(try row["b"].minY - row["own"].minY == 7)
    let padded = try LaidOut {
      VStack(alignment: .leading, spacing: 0) {
        Free(size: CGSize(width: 10, height: 20), guides: [.horizontal: 7])() {}.named("own").padding(.leading, 5)
        box(10, 10).named("b")
      }
    }
    #expect(try padded["b"].minX - padded["own"].minX == 7)
  }

  @Test("L87: the bounds are where the layout is, in any container; the proposal is the one that it answered")
  func bounds() throws {
    var found: [CGRect] = []
    var proposals: [ProposedViewSize] = []
    let view = try LaidOut(100, 80) {
      HStack(spacing: 0) {
        box(30, 10)
        VStack(spacing: 0) {
          box(10, 20)
          Free(place: { bounds, proposal, subviews in
            found.append(bounds)
            proposals.append(proposal)
            subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
          })() { box(5, 6).named("a") }
        }
      }
    }
    #expect(found.last?.size == CGSize(width: 70, height: 60))
    #expect(found.last?.minX ?? 0 >= 30)
    #expect(found.last?.minY ?? 0 >= 20)
    #expect(proposals.last == ProposedViewSize(width: 70, height: 60))
    #expect(try view["a"] == CGRect(x: 95, y: 74, width: 5, height: 6))
  }

  nonisolated static let anchors: [(UnitPoint, CGPoint)] = [
    (.topLeading, CGPoint(x: 50, y: 30)), (.top, CGPoint(x: 40, y: 30)), (.topTrailing, CGPoint(x: 30, y: 30)),
    (.leading, CGPoint(x: 50, y: 25)), (.center, CGPoint(x: 40, y: 25)), (.trailing, CGPoint(x: 30, y: 25)),
    (.bottomLeading, CGPoint(x: 50, y: 20)), (.bottom, CGPoint(x: 40, y: 20)), (.bottomTrailing, CGPoint(x: 30, y: 20)),
    (UnitPoint(x: 2, y: -1), CGPoint(x: 10, y: 40)),
  ]

  @Test("L92: the anchor is the view's unit point at the place", arguments: anchors)
  func anchors(_ anchor: UnitPoint, _ origin: CGPoint) throws {
    let view = try LaidOut(100, 80) {
      Free(place: { bounds, _, subviews in
        subviews[0].place(
          at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 30), anchor: anchor,
          proposal: ProposedViewSize(width: 20, height: 10))
      })() { clear.named("a") }
    }
    #expect(try view["a"] == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
  }

  @Test("L91: what is left out lies in the middle; a later placement of one does not move the others")
  func leftOut() throws {
    let view = try LaidOut(100, 80) {
      Free(place: { bounds, _, subviews in
        subviews[1].place(at: bounds.origin, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.minX + 3, y: bounds.minY), proposal: .unspecified)
      })() {
        box(20, 20).named("a")
        clear.named("b")
        Text("x").named("c")
      }
    }
    #expect(try view["a"].origin == CGPoint(x: 40, y: 30))
    #expect(try view["b"] == CGRect(x: 3, y: 0, width: 10, height: 10))
    #expect(try isClose(view["c"].midX, 50))
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

  @Test("L93: a layout value is read through modifiers, groups and loops, not through containers")
  func layoutValues() throws {
    struct Flag: LayoutValueKey { static let defaultValue = 0 }
    var seen: [Int] = []
    _ = try LaidOut(100, 100) {
      Free(place: { _, _, subviews in seen = subviews.map { $0[Flag.self] } })() {
        clear.layoutValue(key: Flag.self, value: 1).padding(3).frame(width: 5)
        Group {
          clear
          AnyView(clear.layoutValue(key: Flag.self, value: 3))
        }.layoutValue(key: Flag.self, value: 2)
        ForEach(4..<6) { clear.layoutValue(key: Flag.self, value: $0) }
        HStack { clear.layoutValue(key: Flag.self, value: 9) }
      }
    }
    #expect(seen == [1, 2, 3, 4, 5, 0])
  }

  @Test("a layout reads its views' container values, and follows them")
  func containerValues() throws {
    struct Content: View {
      let seen: ([Int]) -> Void
      @State private var rank = 2
      var body: some View {
        Free(place: { _, _, subviews in seen(subviews.map(\.containerValues.rank)) })() {
          clear
          clear.containerValue(\.rank, rank).padding(1)
        }.contentShape(Rectangle()).onTapGesture { rank = 5 }.named("all")
      }
    }
    var seen: [Int] = []
    let host = ViewHost(Content { seen = $0 }, size: CGSize(width: 50, height: 50))
    #expect(seen == [0, 2])
    try host.get(.identifier("all")).tap()
    #expect(seen == [0, 5])
  }

  @Test(
    "L94: state lives through a change of the layout, in loops too, and nothing appears again; a branch begins anew")
  func changing() throws {
    struct Counter: View {
      let name: String
      let appeared: (String) -> Void
      @State private var count = 0
      var body: some View {
        Text("\(name)\(count)").onTapGesture { count += 1 }.onAppear { appeared(name) }
      }
    }
    struct Content: View {
      let appeared: (String) -> Void
      @State private var isColumn = false
      var body: some View {
        let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(ZStackLayout())
        VStack {
          Text("turn").onTapGesture { isColumn.toggle() }
          layout { ForEach(0..<2) { Counter(name: "a\($0) ", appeared: appeared).offset(x: CGFloat($0) * 50) } }
          if isColumn {
            VStack { Counter(name: "b", appeared: appeared) }
          } else {
            HStack { Counter(name: "b", appeared: appeared) }
          }
        }
      }
    }
    var log: [String] = []
    let host = ViewHost(Content { log.append($0) }, size: CGSize(width: 300, height: 300))
    try host.get(.text("a1 0")).tap()
    try host.get(.text("b0")).tap()
    log = []
    try host.get(.text("turn")).tap()
    #expect(host.all(.text("a1 1")).count == 1)
    #expect(host.all(.text("b0")).count == 1)
    #expect(log == ["b"])
  }

  @Test("L95: the layouts of stacks and grids as values, with their parameters")
  func layoutsAsValues() throws {
    let pile = try LaidOut {
      ZStackLayout(alignment: .bottomTrailing)() {
        box(40, 30); box(10, 10).named("a")
      }
    }
    #expect(try pile["a"].origin == CGPoint(x: 30, y: 20))
    let column = try LaidOut {
      AnyLayout(VStackLayout(alignment: .trailing, spacing: 3))() {
        box(40, 30); box(10, 10).named("a")
      }
    }
    #expect(try column["a"].origin == CGPoint(x: 30, y: 33))
  }

  @Test("L96, L97: inside of scroll views, of each other, and with conditions")
  func choices() throws {
    let scrolled = try LaidOut(100, 50) {
      ScrollView(.horizontal) {
        ViewThatFits {
          box(300, 10).named("a"); box(20, 10).named("b")
        }
      }
    }
    #expect(try scrolled["a"].width == 300)
    let nested = ViewHost(
      ViewThatFits(in: .horizontal) {
        ViewThatFits(in: .horizontal) {
          box(300, 10).named("a"); box(20, 10).named("b")
        }
        box(50, 10).named("c")
      }, size: CGSize(width: 100, height: 50))
    // The inner choice's ideal width is that of its first view.
    #expect(nested.all(.identifier("c")).count == 1)
    let condition = ViewHost(
      ViewThatFits(in: .horizontal) {
        if false { box(10, 10) }
        ForEach(0..<3) { box(CGFloat(120 - 50 * $0), 10).named("\($0)") }
      }, size: CGSize(width: 100, height: 50))
    #expect(condition.all(.identifier("1")).count == 1)
    let exact = ViewHost(
      ViewThatFits(in: .horizontal) {
        box(100, 10).named("a"); box(20, 10)
      }, size: CGSize(width: 100, height: 50))
    #expect(exact.all(.identifier("a")).count == 1)
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

private struct Rank: ContainerValueKey { static var defaultValue: Int { 0 } }
extension ContainerValues {
  fileprivate var rank: Int {
    get { self[Rank.self] }
    set { self[Rank.self] = newValue }
  }
}
