// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// Containers in each other: every level puts several questions to the next one, and what is asked must not multiply.
/// `layout/f3` of the cases: an outline tripled its cost with each level.
@MainActor
@Suite("Cost of nesting")
struct NestingCostTests {
  /// One level around the next.
  nonisolated enum Level: String, CaseIterable {
    case outline, minimum, maximumHeight, aspectRatio, lazyGrid, custom, fitting, overlay, inset, geometry,
      labeled
    case fixed, padded, guides, list, scroll, form, group, disclosure, baselines, grid, coloured
    case fitted, filled, ratioOfText, fittedGrid, fittedCell, fittedOverlap

    @MainActor @ViewBuilder func view(around inner: AnyView?) -> some View {
      let text = Text("some text of the item that may wrap into several lines on a narrow screen")
      switch self {
      case .outline, .list, .scroll, .form, .baselines:
        HStack(alignment: self == .baselines ? .firstTextBaseline : .top) {
          Text("•")
          VStack(alignment: .leading) {
            text
            inner
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      case .minimum:
        VStack {
          text
          HStack {
            Text("•")
            inner
          }
          .frame(minWidth: 20, minHeight: 10)
        }
      case .maximumHeight:
        HStack {
          text
          VStack {
            Text("•")
            inner
          }
          .frame(maxHeight: 4000)
        }
      case .aspectRatio:
        VStack {
          Text("•")
          HStack {
            Color.red
            inner
          }
          .aspectRatio(1.5, contentMode: .fit)
        }
      case .fitted:
        HStack {
          Text("•")
          VStack {
            text
            inner
          }
          .scaledToFit()
        }
      case .filled:
        HStack {
          Text("•")
          VStack {
            text
            inner
          }
          .scaledToFill()
        }
      case .ratioOfText:
        HStack {
          text
          inner
        }
        .aspectRatio(2, contentMode: .fit)
      case .fittedGrid:
        Grid {
          GridRow {
            Text("•")
            inner
          }
          GridRow {
            Text("•")
            text
          }
        }
        .aspectRatio(1.5, contentMode: .fit)
      case .fittedCell:
        Grid {
          GridRow {
            Text("•")
            inner.scaledToFit()
          }
          GridRow {
            Text("•")
            text
          }
        }
      case .fittedOverlap:
        VStack {
          ZStack {
            Color.red
            HStack {
              text
              inner
            }
          }
          .scaledToFit()
          text
        }
      case .lazyGrid:
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem()]) {
          Text("•")
          inner
        }
      case .custom:
        FittingColumn {
          text
          inner
        }
      case .fitting:
        ViewThatFits(in: .horizontal) {
          text.fixedSize()
          VStack {
            text
            inner
          }
        }
      case .overlay:
        HStack {
          Text("•")
          VStack { inner }.overlay { Color.red.opacity(0.1) }.background { text }
        }
      case .inset: VStack { inner }.safeAreaInset(edge: .bottom) { HStack { Text("•") } }
      case .geometry:
        HStack {
          Text("•")
          GeometryReader { _ in VStack { inner } }
        }
      case .labeled: LabeledContent("Label") { VStack { inner } }
      case .fixed:
        HStack {
          Text("•")
          VStack {
            text
            inner
          }
          .fixedSize(horizontal: false, vertical: true)
        }
      case .padded:
        HStack {
          Text("•").layoutPriority(1)
          VStack {
            text
            inner
          }
          .padding(1)
        }
      case .guides:
        HStack(alignment: .firstTextBaseline) {
          Text("•").alignmentGuide(.firstTextBaseline) { $0[.bottom] }
          VStack(alignment: .trailing) {
            text
            inner
          }
        }
      case .grid:
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow {
            Text("•")
            text
          }
          GridRow {
            Text("•")
            inner
          }
        }
      case .coloured:
        HStack(alignment: .top) {
          Color.red.frame(width: 4)
          VStack(alignment: .leading) {
            text
            inner
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      case .group:
        GroupBox("Box") {
          HStack {
            Text("•")
            VStack { inner }
          }
        }
      case .disclosure:
        DisclosureGroup("More", isExpanded: .constant(true)) {
          HStack {
            Text("•")
            VStack { inner }
          }
        }
      }
    }

    @MainActor func tree(_ depth: Int) -> AnyView {
      let tree =
        (0..<depth).reduce(nil as AnyView?) { inner, _ in AnyView(view(around: inner)) } ?? AnyView(EmptyView())
      return switch self {
      case .list: AnyView(List { tree })
      case .scroll: AnyView(ScrollView { tree })
      case .form: AnyView(Form { tree }.formStyle(.grouped))
      default: tree
      }
    }
  }

  private struct Appearing: View {
    let level: Level
    let depth: Int
    let appears: Switch
    let scrolls: Bool
    var body: some View {
      if appears.isOn { if scrolls { ScrollView { level.tree(depth) } } else { level.tree(depth) } }
    }
  }

  /// The questions that texts, containers and modifiers answer while a tree appears, for one level of it.
  private func cost(
    _ level: Level, _ depth: Int, _ size: CGSize = CGSize(width: 500, height: 800), scrolls: Bool = false
  ) throws -> Double {
    let appears = Switch()
    let host = ViewHost(
      Appearing(level: level, depth: depth, appears: appears, scrolls: scrolls), size: size)
    let work = try host.measure {
      appears.isOn = true
      try host.update()
    }
    return Double(work.sizesAsked) / Double(depth)
  }

  /// Their levels halve, or share anew, what is offered, or have the width of a card: no two levels have the same answers.
  private nonisolated static let differing: Set<Level> = [
    .aspectRatio, .minimum, .maximumHeight, .form, .grid, .fitted, .filled, .ratioOfText, .fittedGrid, .fittedCell,
    .fittedOverlap,
  ]

  @Test(
    "With room for everything, a level of 40 costs at most twice what a level of 10 costs",
    arguments: Level.allCases.filter { !differing.contains($0) })
  func linear(_ level: Level) throws {
    let costs = try [10, 20, 40].map { try cost(level, $0, CGSize(width: 100_000, height: 100_000)) }
    #expect(costs[0] > 0)
    #expect(costs[2] <= 2 * costs[0], "for each level: \(costs)")
  }

  /// Each level is as wide as what is in it then, and is placed in that width: another answer for each level around it.
  @Test("Out of room, a level is asked at most ten questions for each level around it", arguments: Level.allCases)
  func overflowing(_ level: Level) throws {
    // Grids in grids put some more.
    let (depth, bound) = [.grid, .fittedGrid, .fittedCell].contains(level) ? (30, 25.0) : (60, 10.0)
    let cost = try cost(level, depth, CGSize(width: 500, height: 800))
    #expect(cost > 0 && cost <= bound * Double(depth), "for each level: \(cost)")
  }
}
