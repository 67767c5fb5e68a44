// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import SwiftUI

/// One value of the legend.
struct LegendEntry: Identifiable {
  let id: Int
  let name: String
  let style: AnyShapeStyle
  let symbol: AnyChartSymbolShape
  let stroke: StrokeStyle?

  /// The values of all scales of styles; a value of several scales is listed once.
  static func all(_ data: ChartData) -> [LegendEntry] {
    let styles = data.styles
    var values = styles.kinds.foreground.isEmpty ? [] : styles.foreground.values
    for value in styles.symbols.values + styles.lines.values where !values.contains(value) { values.append(value) }
    let colors = Set(styles.foreground.values)
    let symbols = Set(styles.symbols.values)
    let lines = Set(styles.lines.values)
    return values.prefix(100).enumerated().map { index, value in
      LegendEntry(
        id: index, name: name(value),
        style: colors.contains(value) ? styles.foreground.style(value) : AnyShapeStyle(SeriesColors.all[0]),
        symbol: symbols.contains(value) ? styles.symbols.style(value) : AnyChartSymbolShape(.circle),
        stroke: lines.contains(value) ? styles.lines.style(value) : nil)
    }
  }

  static func name(_ value: _PlotValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): number.formatted(.number.precision(.fractionLength(0...2)))
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
    }
  }
}

/// The symbols and names of values, in as many rows as needed.
struct LegendEntries: View {
  let data: ChartData
  let isColumn: Bool

  var body: some View {
    Group {
      if data.styles.rampBounds != nil, data.styles.foreground.values.isEmpty {
        ramp
      } else if isColumn {
        FlowLayout(spacing: 8, lineSpacing: 4, isColumn: true) { rows }
      } else {
        FlowLayout(spacing: 8, lineSpacing: 4, isColumn: false) { rows }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .combine)
  }

  private var rows: some View {
    ForEach(LegendEntry.all(data)) { entry in
      LabelSlot {
        HStack(spacing: 4) {
          symbol(entry).accessibilityHidden(true)
          Text(verbatim: entry.name).lineLimit(1)
        }
      }
      .visualEffect { content, proxy in content.opacity(proxy.size == .zero ? 0 : 1) }
    }
  }

  @ViewBuilder private func symbol(_ entry: LegendEntry) -> some View {
    if let stroke = entry.stroke {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 4))
        path.addLine(to: CGPoint(x: 20, y: 4))
      }
      .stroke(entry.style, style: stroke).frame(width: 20, height: 8)
    } else {
      LegendSymbol(symbol: entry.symbol).fill(entry.style).frame(width: 8, height: 8)
    }
  }

  private var ramp: some View {
    let bounds = data.styles.rampBounds ?? 0...1
    return HStack(spacing: 4) {
      Text(verbatim: LegendEntry.name(.number(bounds.lowerBound)))
      LinearGradient(colors: data.styles.ramp, startPoint: .leading, endPoint: .trailing)
        .flipsForRightToLeftLayoutDirection(true)
        .frame(width: 80, height: 8).clipShape(Capsule()).accessibilityHidden(true)
      Text(verbatim: LegendEntry.name(.number(bounds.upperBound)))
    }
  }
}

/// A symbol as large as it looks in the plot.
struct LegendSymbol: Shape {
  let symbol: AnyChartSymbolShape
  func path(in rect: CGRect) -> Path { symbol.path(at: CGPoint(x: rect.midX, y: rect.midY), size: rect.size) }
}

/// Views in lines, as words in a text. Lines beyond the height that is offered have no size.
struct FlowLayout: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat
  /// Whether each view has a line of its own.
  let isColumn: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(
      proposal.replacingUnspecifiedDimensions(
        by: CGSize(width: CGFloat.infinity, height: .infinity)), subviews)
    let width = places.map { $0.rect.maxX }.max() ?? 0
    return CGSize(width: width, height: places.map { $0.rect.maxY }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let places = places(bounds.size, subviews)
    for place in places {
      subviews[place.index].place(
        at: CGPoint(x: bounds.minX + place.rect.minX, y: bounds.minY + place.rect.minY),
        proposal: ProposedViewSize(place.rect.size))
    }
    for index in places.count..<subviews.count { subviews[index].place(at: bounds.origin, proposal: .zero) }
  }

  /// The places of the first views, as many as the size holds; at least those of one line.
  private func places(_ available: CGSize, _ subviews: Subviews) -> [(index: Int, rect: CGRect)] {
    var result: [(index: Int, rect: CGRect)] = []
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if x > 0, isColumn || x + size.width > available.width + 0.01 {
        (x, y, height) = (0, y + height + lineSpacing, 0)
        if y + size.height > available.height + 0.01 { return result }
      }
      result.append((index, CGRect(origin: CGPoint(x: x, y: y), size: size)))
      x += size.width + spacing
      height = max(height, size.height)
    }
    return result
  }
}
