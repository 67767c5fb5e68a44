// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierLayout
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Observation
import Testing
import ViewTesting

/// The values that a layout reads from its subviews, its guides, and the places of the subviews.
@MainActor
@Suite struct LayoutSubviewsTests {
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

  private struct Number: LayoutValueKey { static let defaultValue = 0 }

  @Observable
  fileprivate final class Numbers { var all = [1, 2, 3] }

  /// Random program 91253: views of one kind may share their measures.
  @Test(
    "Views that replace as many others bring their own values",
    arguments: ["colour", "reader", "shape", "text"])
  func replacedViews(_ kind: String) throws {
    struct Content: View {
      let kind: String
      let numbers: Numbers
      let seen: ([Int]) -> Void
      var body: some View {
        VStack {
          Free(place: { _, _, subviews in seen(subviews.map { $0[Number.self] }) })() {
            ForEach(numbers.all, id: \.self) { number in view.layoutValue(key: Number.self, value: number) }
          }
          ForEach(numbers.all, id: \.self) { Text("\($0)").padding().background(Color.red) }
        }
      }
      @ViewBuilder private var view: some View {
        switch kind {
        case "colour": Color.red
        case "reader": GeometryReader { _ in Color.red }
        case "shape": Rectangle()
        default: Text("one")
        }
      }
    }
    let numbers = Numbers()
    var seen: [Int] = []
    let host = ViewHost(Content(kind: kind, numbers: numbers) { seen = $0 })
    #expect(seen == [1, 2, 3])
    for all in [[4, 5, 6], [7, 8, 9], [1, 2, 3], [3, 4, 5], [5, 3, 4]] {
      numbers.all = all
      try host.settle()
      #expect(seen == all)
    }
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
}

private struct Rank: ContainerValueKey { static var defaultValue: Int { 0 } }
extension ContainerValues {
  fileprivate var rank: Int {
    get { self[Rank.self] }
    set { self[Rank.self] = newValue }
  }
}
