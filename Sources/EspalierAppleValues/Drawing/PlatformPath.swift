// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// A path with the style of its line: the common part of `UIBezierPath` and `NSBezierPath`.
open class _PlatformPath: NSObject, @unchecked Sendable {
  package var path = Path()
  /// The width of the line in points.
  public var lineWidth: CGFloat = 1
  /// The ends of the line.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  public var lineJoinStyle = CGLineJoin.miter
  /// The length of pointed corners, relative to the line width, beyond which they are cut.
  public var miterLimit: CGFloat = 10
  /// The largest distance in points of a drawn curve from the exact one; without effect, for curves are drawn exactly.
  public var flatness: CGFloat = 0.6
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0
  package var isEvenOdd = false

  /// An empty path.
  public override init() { super.init() }

  package init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// Begins a new line.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Closes the current line.
  public func close() { path.closeSubpath() }
  /// Removes everything.
  public func removeAllPoints() { path = Path() }
  /// Whether the path has nothing in it.
  public var isEmpty: Bool { path.isEmpty }
  /// The rectangle around the path; zero for an empty one.
  public var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
  /// The end of the path; zero for an empty one.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: isEvenOdd) }

  /// The path as a value of Core Graphics.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Fills the path in the picture that is being drawn, in the colour that was set there.
  public func fill() { GraphicsStack.current?.context.fill(path, isEvenOdd: isEvenOdd) }
  /// Draws a line along the path in the picture that is being drawn, in the colour that was set there.
  public func stroke() { GraphicsStack.current?.context.stroke(path, style) }
  /// Limits later drawings of the picture that is being drawn.
  public func addClip() { GraphicsStack.current?.context.clip(to: path, isEvenOdd: isEvenOdd) }

  package var style: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }

  /// The path in the opposite direction.
  package var reversed: Path {
    var result = Path()
    for line in path.lines { line.appendReversed(to: &result) }
    return result
  }
}

/// A line of a path between two moves.
private struct PathLine {
  var points: [CGPoint]
  /// The control points of the segment that ends in the point after, in the order of the path.
  var controls: [[CGPoint]] = []
  var isClosed = false

  func appendReversed(to path: inout Path) {
    path.move(to: points[points.count - 1])
    for index in controls.indices.reversed() {
      switch controls[index].count {
      case 2: path.addCurve(to: points[index], control1: controls[index][1], control2: controls[index][0])
      case 1: path.addQuadCurve(to: points[index], control: controls[index][0])
      default: path.addLine(to: points[index])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}

extension Path {
  fileprivate var lines: [PathLine] {
    var lines: [PathLine] = []
    func add(_ end: CGPoint, _ controls: [CGPoint]) {
      if let last = lines.last, last.isClosed { lines.append(PathLine(points: [last.points[0]])) }
      guard !lines.isEmpty else { return lines.append(PathLine(points: [end])) }
      lines[lines.count - 1].points.append(end)
      lines[lines.count - 1].controls.append(controls)
    }
    forEach { element in
      switch element {
      case .move(let point): lines.append(PathLine(points: [point]))
      case .line(let end): add(end, [])
      case .quadCurve(let end, let control): add(end, [control])
      case .curve(let end, let first, let second): add(end, [first, second])
      case .closeSubpath: if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
      }
    }
    return lines
  }
}
