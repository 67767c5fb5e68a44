// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierLayout
import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// Grids in each other (issue 32, item 1): a grid of two rows asked the next one half again as much with each level, since a question for a
/// column's width was answered by a size, for which the grid inside laid out its rows too.
@MainActor
@Suite("Cost of nesting grids")
struct GridNestingTests {
  nonisolated enum Ratio: CaseIterable { case none, fit, fill }
  nonisolated enum Place: CaseIterable { case window, list, scrollView, sheet }

  nonisolated struct Case: CustomTestStringConvertible {
    let rows: Int
    let ratio: Ratio
    let place: Place
    var testDescription: String { "\(rows) rows, ratio \(ratio), in a \(place)" }
  }

  @ViewBuilder private static func grid(_ rows: Int, _ ratio: Ratio, around inner: AnyView) -> some View {
    let grid = Grid {
      GridRow {
        Text("•")
        inner
      }
      ForEach(1..<rows, id: \.self) { row in
        GridRow {
          Text("row \(row)")
          Text("some text of the item that may wrap")
        }
      }
    }
    switch ratio {
    case .none: grid
    case .fit: grid.aspectRatio(1.5, contentMode: .fit)
    case .fill: grid.aspectRatio(1.5, contentMode: .fill)
    }
  }

  private struct Appearing<Tree: View>: View {
    let place: Place
    @Bindable var appears: Switch
    let tree: Tree
    var body: some View {
      switch place {
      case .window: if appears.isOn { tree }
      case .list: List { if appears.isOn { tree } }
      case .scrollView: ScrollView { if appears.isOn { tree } }
      case .sheet: Color.white.sheet(isPresented: $appears.isOn) { tree }
      }
    }
  }

  /// The questions that are answered while a tree appears.
  private func questions(
    _ depth: Int, in place: Place = .window, _ size: CGSize = CGSize(width: 500, height: 800),
    _ level: (AnyView) -> AnyView
  ) throws -> Double {
    let tree = (0..<depth).reduce(AnyView(Text("leaf"))) { inner, _ in level(inner) }
    let appears = Switch()
    let host = ViewHost(Appearing(place: place, appears: appears, tree: tree), size: size)
    let work = try host.measure {
      appears.isOn = true
      try host.update()
    }
    return Double(work.sizesAsked)
  }

  private nonisolated static let cases = (1...4).flatMap { rows in
    Ratio.allCases.flatMap { ratio in
      Place.allCases.map { Case(rows: rows, ratio: ratio, place: $0) }
    }
  }

  /// Levels that run out of room differ in their answers; a ratio that fills makes them the third power of the levels (docs/layout.md).
  @Test("Twice as many grids are asked at most five times as many questions, with ratios eight times", arguments: cases)
  func grids(_ each: Case) throws {
    let costs = try [10, 20].map { depth in
      try questions(depth, in: each.place) { AnyView(Self.grid(each.rows, each.ratio, around: $0)) }
    }
    #expect(costs[0] > 0 && costs[1] <= (each.ratio == .none ? 5 : 8) * costs[0], "10 and 20 levels: \(costs)")
  }

  @Test("With room for everything, each of 60 grids in each other is asked as much as each of 10", arguments: 1...4)
  func deep(_ rows: Int) throws {
    let costs = try [10, 60].map { depth in
      try questions(depth, CGSize(width: 100_000, height: 100_000)) { AnyView(Self.grid(rows, .none, around: $0)) }
        / Double(depth)
    }
    #expect(costs[0] > 0 && costs[1] <= 2 * costs[0], "for each level of 10 and 60: \(costs)")
  }

  /// The width that a cell is asked alone is that of its size.
  @Test("A width that is asked alone is that of the size", arguments: 1...4)
  func widths(_ rows: Int) throws {
    var tree = AnyView(Text("leaf that may wrap"))
    for level in 0..<8 {
      let grid = AnyView(Self.grid(rows, level % 3 == 2 ? .fill : .none, around: tree))
      tree =
        switch level {
        case 1:
          AnyView(
            HStack {
              Text("beside"); grid.layoutPriority(1); Color.red
            })
        case 2:
          AnyView(
            VStack(alignment: .leading) {
              Text("above"); grid
            })
        case 3:
          AnyView(
            ZStack(alignment: .topTrailing) {
              grid; Text("over")
            })
        case 4: AnyView(grid.padding(-3).frame(maxWidth: 300, minHeight: 10))
        case 5: AnyView(grid.fixedSize(horizontal: false, vertical: true).alignmentGuide(.leading) { $0.height })
        case 6:
          AnyView(
            Grid(alignment: .leadingFirstTextBaseline) {
              Text("wide");
              GridRow {
                grid; Text("b")
              }
            })
        default: grid
        }
    }
    let host = ViewHost(tree, size: CGSize(width: 500, height: 800))
    for width in [500, 90, 2000] {
      host.size = CGSize(width: CGFloat(width), height: 400)
      try host.update()
      host.graph.checkLayout()
      var count = 0
      func compare(_ engine: LayoutEngine) {
        if let widths = (engine as? any WidthAnswering)?.widthEngine {
          for answer in widths.answers.sizes {
            count += 1
            let size = engine.sizeThatFits(answer.proposal)
            #expect(size.width == answer.size.width, "\(engine.label) in \(answer.proposal)")
          }
        }
        for child in engine.children { compare(child) }
      }
      compare(try #require(host.graph.layoutSteps()?.engine))
      #expect(count > 0)
    }
  }
}
