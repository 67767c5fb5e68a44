// SPDX-License-Identifier: MIT

import SwiftUI

// The plots of docs/performance.md, of the figures that `make sizes` has measured: `make pictures` draws them.

struct BuildPlot: View {
  var body: some View {
    LogPlot(
      title: "Made for the first time",
      subtitle: "Processor time of the tree, its layout and its display list, over the number of leaves or rows",
      curves: [
        Curve("texts", "texts, never measured before", .blue),
        Curve("arrayFirst", "preference writers, array", .orange),
        Curve("sumFirst", "preference writers, sum", .purple),
        Curve("colors", "colours", .green),
        Curve("rowsFirst", "rows of a List", .pink),
      ])
  }
}

struct ChangePlot: View {
  var body: some View {
    LogPlot(
      title: "One of them changes",
      subtitle: "Processor time from the write to the display list after it, over the number of leaves or rows",
      curves: [
        Curve("arrayChange", "preference writer, array", .orange),
        Curve("newSize", "a text, to a new size", .blue),
        Curve("rowsScroll", "a List scrolls", .pink),
        Curve("sameSize", "a text, same size", .green),
        Curve("sumChange", "preference writer, sum", .purple),
      ])
  }
}

// MARK: - Figures

struct Curve {
  struct Point: Decodable {
    let count: Double
    let milliseconds, low, high: Double
  }

  let label: String
  let color: PlotColor
  let points: [Point]

  init(_ name: String, _ label: String, _ color: PlotColor) {
    self.label = label
    self.color = color
    points = Self.measured[name] ?? []
  }

  private static let measured: [String: [Point]] = {
    struct Points: Decodable {
      let curve: String
      let points: [Point]
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../docs/performance.json")
    guard let data = try? Data(contentsOf: file), let read = try? JSONDecoder().decode([Points].self, from: data) else {
      fatalError("\(file.path) has no figures; make sizes writes it")
    }
    return Dictionary(uniqueKeysWithValues: read.map { ($0.curve, $0.points) })
  }()
}

/// Colours of lines and of their labels: each has a contrast of 4.5 to its background.
enum PlotColor {
  case blue, orange, purple, green, pink, text, secondary, grid, background

  func resolved(_ scheme: ColorScheme) -> Color {
    let pair: (light: Int, dark: Int) =
      switch self {
      case .blue: (0x1f6fd0, 0x58a6ff)
      case .orange: (0xb4530a, 0xf0883e)
      case .purple: (0x7a45d8, 0xbc8cff)
      case .green: (0x1a7f37, 0x3fb950)
      case .pink: (0xbf3989, 0xf778ba)
      case .text: (0x1c1e21, 0xe8eaed)
      case .secondary: (0x5b6167, 0x9aa2ab)
      case .grid: (0xe3e5e8, 0x2b2f36)
      case .background: (0xffffff, 0x14171b)
      }
    let value = scheme == .dark ? pair.dark : pair.light
    return Color(
      red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
  }
}

// MARK: - A plot with two logarithmic axes

/// Curves over size, each with its label at its end, and a line where a display's frame is over.
struct LogPlot: View {
  let title: String
  let subtitle: String
  let curves: [Curve]
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.system(size: 19, weight: .semibold)).foregroundStyle(color(.text))
      Text(subtitle).font(.system(size: 13)).foregroundStyle(color(.secondary))
      Canvas { context, size in
        draw(LogScale(curves, in: size), in: context)
      }
    }
    .padding(EdgeInsets(top: 18, leading: 20, bottom: 12, trailing: 16))
    .background(color(.background))
  }

  private func color(_ color: PlotColor) -> Color { color.resolved(scheme) }

  private func text(_ text: String, _ color: PlotColor) -> Text {
    Text(text).font(.system(size: 13)).foregroundStyle(self.color(color))
  }

  private func draw(_ scale: LogScale, in context: GraphicsContext) {
    drawGrid(scale, in: context)
    drawReferences(scale, in: context)
    for curve in curves { drawCurve(curve, scale, in: context) }
    drawLabels(scale, in: context)
  }

  private func drawGrid(_ scale: LogScale, in context: GraphicsContext) {
    let area = scale.area
    for power in scale.powersOfTime {
      let y = scale.y(pow(10, Double(power)))
      context.stroke(line((area.minX, y), (area.maxX, y)), with: .color(color(.grid)), lineWidth: 1)
      context.draw(text(duration(power), .secondary), at: CGPoint(x: area.minX - 10, y: y), anchor: .trailing)
    }
    for power in scale.powersOfSize {
      let x = scale.x(pow(10, Double(power)))
      context.stroke(line((x, area.minY), (x, area.maxY)), with: .color(color(.grid)), lineWidth: 1)
      let size = pow(10, Double(power)).formatted(.number.grouping(.automatic))
      context.draw(text(size, .secondary), at: CGPoint(x: x, y: area.maxY + 8), anchor: .top)
    }
    context.draw(
      text("leaves or rows", .secondary), at: CGPoint(x: area.maxX + 34, y: area.maxY + 8), anchor: .topLeading)
  }

  private func drawReferences(_ scale: LogScale, in context: GraphicsContext) {
    let frame = 1000.0 / 60, area = scale.area
    guard scale.times.contains(frame) else { return }
    let y = scale.y(frame)
    context.stroke(
      line((area.minX, y), (area.maxX, y)), with: .color(color(.secondary)),
      style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
    context.draw(
      text("a frame at 60 Hz", .secondary), at: CGPoint(x: area.maxX - 8, y: y - 3), anchor: .bottomTrailing)
  }

  private func drawCurve(_ curve: Curve, _ scale: LogScale, in context: GraphicsContext) {
    let places = curve.points.map { scale.place($0) }
    let shade = GraphicsContext.Shading.color(color(curve.color))
    context.stroke(
      Path { $0.addLines(places) }, with: shade, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
    for (point, place) in zip(curve.points, places) {
      // The rounds' lowest and highest, where they are further apart than the point is high.
      let (low, high) = (scale.y(point.low), scale.y(point.high))
      context.stroke(line((place.x, low), (place.x, high)), with: shade, lineWidth: 1)
      let dot = Path(ellipseIn: CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8))
      context.fill(dot, with: shade)
      context.stroke(dot, with: .color(color(.background)), lineWidth: 1.5)
    }
  }

  /// Labels stand where their curves end, one below the other.
  private func drawLabels(_ scale: LogScale, in context: GraphicsContext) {
    let ends = curves.compactMap { curve in curve.points.last.map { (curve: curve, place: scale.place($0)) } }
      .sorted { $0.place.y < $1.place.y }
    let heights = spread(ends.map(\.place.y), apart: 19)
    for (end, y) in zip(ends, heights) {
      let start = CGPoint(x: scale.area.maxX + 16, y: y)
      if abs(y - end.place.y) > 4 {
        context.stroke(
          line((end.place.x + 6, end.place.y), (start.x - 3, y)), with: .color(color(end.curve.color)), lineWidth: 1)
      }
      context.draw(
        text(end.curve.label, end.curve.color).fontWeight(.medium), at: start, anchor: .leading)
    }
  }

  /// Ascending heights, moved as little as needed to be so far apart.
  private func spread(_ heights: [CGFloat], apart: CGFloat) -> [CGFloat] {
    var groups: [(middle: CGFloat, count: Int)] = []
    for height in heights {
      groups.append((height, 1))
      while groups.count > 1 {
        let (upper, lower) = (groups[groups.count - 2], groups[groups.count - 1])
        let room = CGFloat(upper.count + lower.count) / 2 * apart
        if lower.middle - upper.middle >= room { break }
        let count = upper.count + lower.count
        let middle = (upper.middle * CGFloat(upper.count) + lower.middle * CGFloat(lower.count)) / CGFloat(count)
        groups.replaceSubrange(groups.count - 2..<groups.count, with: [(middle, count)])
      }
    }
    return groups.flatMap { group in
      (0..<group.count).map { group.middle + (CGFloat($0) - CGFloat(group.count - 1) / 2) * apart }
    }
  }

  private func line(_ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) -> Path {
    Path { path in
      path.move(to: CGPoint(x: start.0, y: start.1))
      path.addLine(to: CGPoint(x: end.0, y: end.1))
    }
  }

  /// A power of ten in milliseconds.
  private func duration(_ power: Int) -> String {
    let units = ["µs", "ms", "s"]
    let unit = min(max(Int((Double(power + 3) / 3).rounded(.down)), 0), 2)
    return "\(Int(pow(10, Double(power + 3 - unit * 3)))) \(units[unit])"
  }
}

/// The places of sizes and times in a plot with logarithmic scales.
struct LogScale {
  let area: CGRect
  let times: ClosedRange<Double>
  private let sizes: ClosedRange<Double>

  init(_ curves: [Curve], in size: CGSize) {
    let points = curves.flatMap(\.points)
    // A tenth of a power more at each side, and whole powers of time.
    sizes = (points.map(\.count).min() ?? 1) / 1.2...(points.map(\.count).max() ?? 10) * 1.2
    let bottom = log10(points.map(\.low).min() ?? 1), top = log10(points.map(\.high).max() ?? 10)
    times = pow(10, (bottom * 2).rounded(.down) / 2 - 0.05)...pow(10, (top * 2).rounded(.up) / 2 + 0.05)
    area = CGRect(x: 62, y: 10, width: size.width - 62 - 205, height: size.height - 10 - 30)
  }

  var powersOfTime: [Int] { powers(times) }
  var powersOfSize: [Int] { powers(sizes) }

  func x(_ size: Double) -> CGFloat { area.minX + area.width * part(size, of: sizes) }
  func y(_ time: Double) -> CGFloat { area.maxY - area.height * part(time, of: times) }
  func place(_ point: Curve.Point) -> CGPoint { CGPoint(x: x(point.count), y: y(point.milliseconds)) }

  private func part(_ value: Double, of range: ClosedRange<Double>) -> CGFloat {
    (log10(value) - log10(range.lowerBound)) / (log10(range.upperBound) - log10(range.lowerBound))
  }

  private func powers(_ range: ClosedRange<Double>) -> [Int] {
    Array(Int(log10(range.lowerBound).rounded(.up))...Int(log10(range.upperBound).rounded(.down)))
  }
}
