// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

extension CGContext {
  // MARK: - The current path

  /// Begins a new path.
  public func beginPath() { current = Path() }
  /// Begins a new line of the path.
  public func move(to point: CGPoint) { current.move(to: point.applying(ctm)) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { current.addLine(to: point.applying(ctm)) }
  /// Adds lines between points, as a line of its own.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
  /// Adds an ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds another path.
  public func addPath(_ path: CGPath) { add { $0.addPath(Path(path)) } }
  /// Adds an arc, with a line to its beginning if the path has a current point. Angles are in radians, and `clockwise` is meant
  /// where y grows upwards, as in Core Graphics.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let inverse = ctm.inverted()
    var path = current.applying(inverse)
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
    current = path.applying(ctm)
  }
  /// Closes the current line of the path.
  public func closePath() { current.closeSubpath() }

  /// The path; nil if it is empty.
  public var path: CGPath? { current.isEmpty ? nil : placed.cgPath }
  /// Whether the path is empty.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end of the path in the coordinates of operations; zero for an empty one.
  public var currentPointOfPath: CGPoint { placed.currentPoint ?? .zero }
  /// The rectangle around the path; null for an empty one.
  public var boundingBoxOfPath: CGRect { current.isEmpty ? .null : placed.boundingRect }

  /// The path in the coordinates of operations.
  private var placed: Path { current.applying(ctm.inverted()) }

  private func add(_ build: (inout Path) -> Void) {
    var path = Path()
    build(&path)
    current.addPath(path.applying(ctm))
  }

  // MARK: - Drawing

  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(placed, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Draws a line along the path, and begins a new one.
  public func strokePath() {
    stroke(placed, state.style)
    beginPath()
  }
  /// Draws parts of the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = placed
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path, state.style) }
    beginPath()
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws a line around a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.style) }
  /// Draws a line of a width in points around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    stroke(Path(rect), style)
  }
  /// Draws a line around an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.style) }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = Path { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index])
        path.addLine(to: points[index + 1])
      }
    }
    stroke(lines, state.style)
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    var graphics = state.graphics
    graphics.blendMode = .clear
    graphics.opacity = 1
    graphics.fill(Path(rect), with: .color(.black))
  }

  /// Limits later drawings to the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.graphics.clip(to: placed, style: FillStyle(eoFill: rule == .evenOdd))
    beginPath()
  }
  /// Limits later drawings to a rectangle.
  public func clip(to rect: CGRect) { state.graphics.clip(to: Path(rect)) }
  /// Limits later drawings to rectangles.
  public func clip(to rects: [CGRect]) { state.graphics.clip(to: Path { $0.addRects(rects) }) }
  /// The rectangle around the area that is not clipped.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  package func fill(_ path: Path, isEvenOdd: Bool = false) {
    drawing().fill(path, with: .color(state.fill), style: FillStyle(eoFill: isEvenOdd))
  }

  package func stroke(_ path: Path, _ style: StrokeStyle) {
    drawing().stroke(path, with: .color(state.stroke), style: style)
  }

  package func clip(to path: Path, isEvenOdd: Bool) {
    state.graphics.clip(to: path, style: FillStyle(eoFill: isEvenOdd))
  }
}
