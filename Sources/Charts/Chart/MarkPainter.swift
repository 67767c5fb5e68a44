// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import SwiftUI

/// Draws marks in a canvas.
///
/// Reads: the placed marks and the plot's geometry. Produces: few display items; marks of the same style that follow each other
/// are one path. Cost: O(n).
struct MarkPainter {
  let data: ChartData
  let geometry: PlotGeometry

  /// Above this number, bars and points are drawn as one path if they have the same style.
  private static let mostSingle = 500

  func draw(in context: inout GraphicsContext) {
    let order = data.placed.indices
    var found: Set<Double> = []
    var last: SharedMarkStyle?
    for mark in data.placed where mark.mark.style !== last {
      last = mark.mark.style
      found.insert(mark.mark.style.values.zIndex)
    }
    let levels = found.sorted()
    for level in levels.isEmpty ? [0] : levels {
      draw(
        levels.count > 1 ? order.filter { data.placed[$0].mark.style.values.zIndex == level } : Array(order), &context)
    }
    for plot in data.collected.functions { draw(plot, &context) }
  }

  /// Draws marks in their order: lines and areas at the place of their first point.
  private func draw(_ order: [Int], _ context: inout GraphicsContext) {
    let series = MarkSeries.grouped(order, data.placed)
    var drawn = 0
    while drawn < order.count {
      let index = order[drawn]
      let mark = data.placed[index]
      switch mark.mark.kind {
      case .line, .area:
        if let points = series[index] {
          if mark.mark.kind == .line { drawLine(points, &context) } else { drawArea(points, &context) }
        }
        drawn += 1
      case .point: drawn = drawPoints(order, from: drawn, &context)
      case .bar, .rectangle: drawn = drawRectangles(order, from: drawn, &context)
      case .rule:
        drawRule(mark, &context)
        drawn += 1
      case .sector: drawn = drawSectors(order, from: drawn, &context)
      }
    }
  }

  private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

  /// Draws with a mark's opacity, blur, blend mode and clip.
  /// - Parameter bounds: The area that is filled, which is cut at the edges of the plot; nil for lines and symbols.
  private func styled(
    _ style: MarkStyle, _ context: GraphicsContext, filling bounds: CGRect? = nil,
    _ draw: (inout GraphicsContext, GraphicsContext.Shading) -> Void
  ) {
    var context = context
    context.opacity *= style.opacity
    if style.clipsToPlot || bounds.map({ !plot.insetBy(dx: -0.01, dy: -0.01).contains($0) }) ?? false {
      context.clip(to: Path(plot))
    }
    if let shape = style.clipShape, let bounds { context.clip(to: shape.path(in: bounds)) }
    if let mode = style.blendMode { context.blendMode = GraphicsContext.BlendMode(mode) }
    if let shadow = style.shadow {
      context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    if style.blur > 0 { context.addFilter(.blur(radius: style.blur)) }
    let shading = GraphicsContext.Shading.style(data.styles.foreground(style))
    if style.alignsStylesWithPlot {
      // The gradient of the whole plot, seen through the mark.
      context.drawLayer { layer in
        layer.clipToLayer { mask in draw(&mask, .color(.black)) }
        layer.fill(Path(plot), with: shading)
      }
    } else {
      draw(&context, shading)
    }
  }

  private func points(_ numbers: [Int]) -> [CGPoint] {
    Decimation.kept(
      count: numbers.count, columns: Int(clamping: geometry.size.width.rounded(.up)),
      x: {
        geometry.isMirrored ? -geometry.point(data.placed[numbers[$0]]).x : geometry.point(data.placed[numbers[$0]]).x
      },
      y: { data.placed[numbers[$0]].yMiddle }
    ).map { geometry.point(data.placed[numbers[$0]]) }
  }

  private func drawLine(_ numbers: [Int], _ context: inout GraphicsContext) {
    let style = data.placed[numbers[0]].mark.style.values
    let points = points(numbers)
    var path = Path()
    path.move(to: points[0])
    LinePath.append(points, style.interpolation, to: &path)
    styled(style, context) { context, shading in
      if points.count > 1 {
        context.stroke(path, with: shading, style: data.styles.stroke(style, isRule: false))
      }
    }
    guard points.count == numbers.count else { return }
    for (index, point) in zip(numbers, points) {
      let style = data.placed[index].mark.style.values
      if geometry.shows(data.placed[index]), let symbol = data.styles.symbol(style, isPoint: false) {
        draw(symbol, at: point, style, &context)
      }
    }
  }

  private func drawArea(_ numbers: [Int], _ context: inout GraphicsContext) {
    let style = data.placed[numbers[0]].mark.style.values
    let isVertical = data.placed[numbers[0]].isVertical
    func edge(_ isEnd: Bool) -> [CGPoint] {
      let kept = Decimation.kept(
        count: numbers.count, columns: Int(clamping: geometry.size.width.rounded(.up)),
        x: {
          geometry.isMirrored
            ? -geometry.x(data.placed[numbers[$0]].xMiddle) : geometry.x(data.placed[numbers[$0]].xMiddle)
        },
        y: { isEnd ? data.placed[numbers[$0]].y1 : data.placed[numbers[$0]].y0 })
      return kept.map { number in
        let mark = data.placed[numbers[number]]
        return isVertical
          ? CGPoint(x: geometry.x(mark.xMiddle), y: geometry.y(isEnd ? mark.y1 : mark.y0))
          : CGPoint(x: geometry.x(isEnd ? mark.x1 : mark.x0), y: geometry.y(mark.yMiddle))
      }
    }
    let (ends, starts) = (edge(true), Array(edge(false).reversed()))
    guard ends.count > 1 else { return }
    var path = Path()
    path.move(to: ends[0])
    LinePath.append(ends, style.interpolation, to: &path)
    path.addLine(to: starts[0])
    LinePath.append(starts, style.interpolation.reversed, to: &path)
    path.closeSubpath()
    styled(style, context, filling: path.boundingRect) { context, shading in context.fill(path, with: shading) }
  }

  /// Draws points from one on, and returns the number of the first that is not one of them.
  private func drawPoints(_ order: [Int], from start: Int, _ context: inout GraphicsContext) -> Int {
    var end = start
    while end < order.count, data.placed[order[end]].mark.kind == .point { end += 1 }
    guard end - start > Self.mostSingle else {
      for number in order[start..<end] {
        let mark = data.placed[number]
        guard geometry.shows(mark), let symbol = data.styles.symbol(mark.mark.style.values, isPoint: true) else {
          continue
        }
        draw(symbol, at: geometry.point(mark), mark.mark.style.values, &context)
      }
      return end
    }
    var batch = PointBatch()
    for number in order[start..<end] {
      let mark = data.placed[number]
      let style = mark.mark.style.values
      guard geometry.shows(mark), case .shape(let symbol)? = data.styles.symbol(style, isPoint: true) else { continue }
      let size = data.styles.symbolSize(style)
      let place = geometry.point(mark)
      if !batch.accepts(mark.mark.style) { flush(&batch, context) }
      batch.add(symbol, at: place, size: size, style: mark.mark.style)
    }
    flush(&batch, context)
    return end
  }

  private func flush(_ batch: inout PointBatch, _ context: GraphicsContext) {
    if let style = batch.style?.values {
      styled(style, context) { context, shading in context.fill(batch.path, with: shading) }
    }
    batch = PointBatch()
  }

  private func draw(_ symbol: MarkSymbol, at place: CGPoint, _ style: MarkStyle, _ context: inout GraphicsContext) {
    guard case .shape(let shape) = symbol else { return }
    let path = shape.path(at: place, size: data.styles.symbolSize(style))
    styled(style, context) { context, shading in context.fill(path, with: shading) }
  }

  private func drawRectangles(_ order: [Int], from start: Int, _ context: inout GraphicsContext) -> Int {
    let kind = data.placed[order[start]].mark.kind
    var end = start
    while end < order.count, data.placed[order[end]].mark.kind == kind { end += 1 }
    let joins = end - start > Self.mostSingle
    var (path, style): (Path, SharedMarkStyle?) = (Path(), nil)
    func flush() {
      if let style {
        styled(style.values, context, filling: path.boundingRect) { context, shading in
          context.fill(path, with: shading)
        }
      }
      path = Path()
    }
    for number in order[start..<end] {
      let mark = data.placed[number]
      let shared = mark.mark.style
      if !joins || shared.values.clipShape != nil || style.map({ !PointBatch.isSame($0, shared) }) ?? false { flush() }
      style = shared
      let rect = geometry.rect(mark)
      let radius = min(shared.values.cornerRadius, rect.width / 2, rect.height / 2)
      if radius > 0 {
        path.addRoundedRect(
          in: rect, cornerSize: CGSize(width: radius, height: radius), style: shared.values.cornerStyle)
      } else {
        path.addRect(rect)
      }
    }
    flush()
    return end
  }

  private func drawRule(_ mark: PlacedMark, _ context: inout GraphicsContext) {
    let style = mark.mark.style.values
    let offset = style.offset
    var path = Path()
    path.move(
      to: CGPoint(x: geometry.x(mark.x0) + offset.x + offset.xStart, y: geometry.y(mark.y0) + offset.y + offset.yStart))
    path.addLine(
      to: CGPoint(x: geometry.x(mark.x1) + offset.x + offset.xEnd, y: geometry.y(mark.y1) + offset.y + offset.yEnd))
    styled(style, context) { context, shading in
      context.stroke(path, with: shading, style: data.styles.stroke(style, isRule: true))
    }
  }

  private func drawSectors(_ order: [Int], from start: Int, _ context: inout GraphicsContext) -> Int {
    var (end, angle) = (start, 0.0)
    while end < order.count, data.placed[order[end]].mark.kind == .sector {
      let mark = data.placed[order[end]]
      let path = SectorShape(geometry.size, mark, from: angle).path
      styled(mark.mark.style.values, context) { context, shading in context.fill(path, with: shading) }
      angle += mark.x1
      end += 1
    }
    return end
  }

  private func draw(_ plot: FunctionPlot, _ context: inout GraphicsContext) {
    let style = plot.style.values
    let domain = plot.domain ?? data.x.bounds
    let steps = max(Int(clamping: (geometry.size.width / 2).rounded(.up)), 2)
    var runs: [[(CGPoint, CGPoint)]] = [[]]
    for step in 0...steps {
      let x = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(steps)
      let values = plot.values(x)
      if let unit = data.x.unit(.number(x)), let y0 = data.y.unit(.number(values.0)),
        let y1 = data.y.unit(.number(values.1))
      {
        let place = geometry.x(unit)
        runs[runs.count - 1].append((CGPoint(x: place, y: geometry.y(y0)), CGPoint(x: place, y: geometry.y(y1))))
      } else if runs[runs.count - 1].isEmpty == false {
        runs.append([])
      }
    }
    var path = Path()
    for run in runs where run.count > 1 {
      path.move(to: run[0].1)
      for point in run.dropFirst() { path.addLine(to: point.1) }
      if plot.kind == .area {
        for point in run.reversed() { path.addLine(to: point.0) }
        path.closeSubpath()
      }
    }
    styled(style, context) { context, shading in
      context.clip(to: Path(self.plot))
      if plot.kind == .area {
        context.fill(path, with: shading)
      } else {
        context.stroke(path, with: shading, style: data.styles.stroke(style, isRule: false))
      }
    }
  }
}

extension InterpolationMethod {
  /// The method that draws the same curve from its end to its start.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
