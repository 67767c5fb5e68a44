// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import Observation
import SwiftUI
import Testing
import ViewTesting

/// Every container in every other one, in levels of two: what is asked must not multiply with the levels.
@MainActor
@Suite("Cost of nesting, in all pairs")
struct NestingShapeTests {
  /// One container around the next.
  nonisolated enum Wrap: String, CaseIterable {
    case row, baselineRow, column, overlap, grid, gridOfTwo, wideGrid, halves, passing, flow, equal, ideal, fitting,
      ratio, fixed
    case fixedHeight, widest, bounded, guide, padding, overlay, form, list, lazyColumn, lazyGrid, scroll, box, labeled
    case inset, priority, anyLayout, table, measured, prioritised

    @MainActor @ViewBuilder func view<Content: View>(around inner: Content) -> some View {
      let text = Text("some text of the item that may wrap into several lines")
      switch self {
      case .row:
        HStack {
          Text("•"); inner
        }
      case .baselineRow:
        HStack(alignment: .firstTextBaseline) {
          Text("•"); inner
        }
      case .column:
        VStack {
          text; inner
        }
      case .overlap:
        ZStack {
          text; inner
        }
      case .grid:
        Grid {
          GridRow {
            Text("•"); inner
          }
        }
      case .gridOfTwo:
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow {
            Text("•"); text
          };
          GridRow {
            Text("•"); inner
          }
        }
      case .wideGrid:
        Grid {
          GridRow {
            Text("•"); text
          }; inner
        }
      case .halves:
        FittingColumn {
          text; inner
        }
      case .passing: Passing { inner }
      case .flow:
        Flow {
          text; inner
        }
      case .equal:
        Equal {
          text; inner
        }
      case .ideal: Ideal { inner }
      case .fitting:
        ViewThatFits(in: .horizontal) {
          text.fixedSize(); inner
        }
      case .ratio: inner.aspectRatio(1.5, contentMode: .fit)
      case .fixed: inner.fixedSize()
      case .fixedHeight: inner.fixedSize(horizontal: false, vertical: true)
      case .widest: inner.frame(maxWidth: .infinity, alignment: .leading)
      case .bounded: inner.frame(minWidth: 20, maxHeight: 4000)
      case .guide: inner.alignmentGuide(.leading) { $0[.trailing] / 2 }
      case .padding: inner.padding(1)
      case .overlay: inner.overlay { Color.red }
      case .form: Form { inner }
      case .list: List { inner }
      case .lazyColumn:
        LazyVStack {
          text; inner
        }
      case .lazyGrid:
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem()]) {
          Text("•"); inner
        }
      case .scroll: ScrollView { inner }
      case .box: GroupBox("Box") { inner }
      case .labeled: LabeledContent("Label") { inner }
      case .inset: inner.safeAreaInset(edge: .bottom) { Text("•") }
      case .priority:
        HStack {
          text; inner.layoutPriority(1)
        }
      case .anyLayout:
        AnyLayout(HStackLayout()) {
          Text("•"); inner
        }
      case .table:
        Table([Item()]) {
          TableColumn("A") { _ in inner }; TableColumn("B") { _ in Text("b") }
        }
      case .measured: GeometryReader { _ in inner }
      case .prioritised:
        VStack {
          inner; Color.red.frame(minHeight: 10)
        }
      }
    }
  }

  private struct Item: Identifiable { let id = 0 }

  private struct Passing: SwiftUI.Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  /// Lines of views of their ideal widths.
  private struct Flow: SwiftUI.Layout {
    private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
      let limit = proposal.width ?? .infinity
      var (x, y, height) = (0.0, 0.0, 0.0)
      return subviews.map { view in
        let size = view.sizeThatFits(ProposedViewSize(width: limit, height: nil))
        if x > 0, x + size.width > limit { (x, y, height) = (0, y + height, 0) }
        defer { (x, height) = (x + size.width, max(height, size.height)) }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
      }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let frames = frames(proposal, subviews)
      return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (view, frame) in zip(subviews, frames(ProposedViewSize(bounds.size), subviews)) {
        view.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
      }
    }
  }

  /// Equal widths, beside each other: what an article of Apple's shows.
  private struct Equal: SwiftUI.Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: (sizes.map(\.width).max() ?? 0) * 2, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let width = bounds.width / 2
      for (index, view) in subviews.enumerated() {
        view.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }

  /// As wide as it can be, as high as its view is then.
  private struct Ideal: SwiftUI.Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = min(proposal.width ?? .infinity, subviews[0].sizeThatFits(.unspecified).width)
      let size = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
      return CGSize(width: width, height: size.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }

  private struct Appearing: View {
    let wraps: [Wrap]
    let depth: Int
    let appears: Switch
    var body: some View {
      if appears.isOn {
        (0..<depth * wraps.count).reduce(AnyView(Text("some text of the item that may wrap"))) { inner, number in
          AnyView(wraps[number % wraps.count].view(around: inner))
        }
      }
    }
  }

  /// The questions that are answered while a tree appears.
  private func questions(_ wraps: [Wrap], _ depth: Int, _ size: CGSize) throws -> Double {
    let appears = Switch()
    let host = ViewHost(Appearing(wraps: wraps, depth: depth, appears: appears), size: size)
    let work = try host.measure {
      appears.isOn = true
      try host.update()
    }
    return Double(work.sizesAsked)
  }

  /// Those whose answers differ most from level to level, in each other and around what is usual between them.
  private nonisolated static let pairs: [[Wrap]] = {
    let grids: [Wrap] = [.grid, .gridOfTwo, .wideGrid]
    let others: [Wrap] = [
      .row, .baselineRow, .halves, .passing, .flow, .equal, .ideal, .fitting, .ratio, .fixedHeight, .guide, .anyLayout,
      .labeled,
      .form, .list, .table,
    ]
    return grids.flatMap { grid in (grids + others).map { [grid, $0] } } + [
      [.baselineRow, .flow], [.overlap, .baselineRow],
    ]
  }()

  @Test("Twice as many levels are asked at most twelve times as many questions", arguments: pairs)
  func growth(_ pair: [Wrap]) throws {
    for size in [CGSize(width: 100_000, height: 100_000), CGSize(width: 500, height: 800)] {
      let (few, many) = try (questions(pair, 4, size), questions(pair, 8, size))
      #expect(few > 0 && many <= 12 * few, "\(Int(few)) in 4 levels of both, \(Int(many)) in 8")
    }
  }
}
