// SPDX-License-Identifier: MIT

@_exported import EspalierCPath
import EspalierGeometry
import EspalierNumbers
import Foundation

/// A path by reference, as CoreGraphics has it.
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) final var path: Path

  fileprivate init(_ path: Path) { self.path = path }

  /// The outline of a rectangle, in points; a `transform` of nil is the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse that touches the sides of a rectangle; a `transform` of nil is the identity.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle whose corners are quarters of ellipses, `cornerWidth` by `cornerHeight` points; a `transform` of nil
  /// is the identity.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { path.isEmpty }
  /// The end of the last element; the origin if the path is empty.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around the outline, without the control points.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The smallest rectangle around all points, control points included.
  public final var boundingBox: CGRect {
    var points: [CGPoint] = []
    path.forEach { points += $0.points }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Whether a point lies inside the filled path; open subpaths count as closed. The transform applies to the point.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// The same path as a value of its own; never nil.
  public final func copy() -> CGPath? { CGPath(path) }
  /// A mutable copy; never nil.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(copying: path) }
  /// The path after a transform; nil is the identity.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the stroked path. `lineWidth` is in points before the transform, `miterLimit` a multiple of it.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// The outline of the area that both filled paths cover.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of the area that at least one of the filled paths covers.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of the area that this filled path covers and the other does not.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of the area that exactly one of the filled paths covers.
  public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of the same area without crossings, whatever the fill rule.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// Calls `block` with each step in order; the element is valid only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        let spare = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
        defer { spare.deallocate() }
        var step = CGPathElement(type: element.type, points: buffer.baseAddress ?? spare)
        block(&step)
      }
    }
  }

  /// Calls `function` with `info` and each step in order; the element is valid only during the call.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// A mutable path by reference.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  fileprivate init(copying path: Path) { super.init(path) }
  /// A path without elements.
  public init() { super.init(Path()) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// A quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// A cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// A straight line back to the start of the subpath.
  public func closeSubpath() { path.closeSubpath() }
  /// A closed subpath around a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// A closed subpath around each of the rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// A subpath that begins at the first point and goes to each of the others by a straight line.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// A closed subpath: the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// A closed subpath: a rectangle whose corners are quarters of ellipses, `cornerWidth` by `cornerHeight` points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }
  /// An arc of a circle, angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// An arc of a circle, angles in radians; a line leads from the current point to its beginning. `delta` below zero
  /// runs in the opposite direction.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
  }

  /// A line from the current point and an arc that touches both lines of the corner at `tangent1End`; `radius` in
  /// points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// The elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
}

/// The rule that decides which points lie inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the path winds around it; turns in opposite directions cancel.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

extension CGPathElement {
  /// The points of the element, as many as its type has: control points first, then the end; valid only during the call
  /// that passes the element.
  public var points: UnsafeMutablePointer<CGPoint> { _points.assumingMemoryBound(to: CGPoint.self) }

  /// A step with the points that its type requires.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.init(type: type, _points: UnsafeMutableRawPointer(points))
  }
}

extension Path.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quadCurve(let p, let c): [c, p]
    case .curve(let p, let c, let d): [c, d, p]
    case .closeSubpath: []
    }
  }

  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path {
  /// The path of a reference.
  public init(_ path: CGPath) { self = path.path }
  /// A copy of the path as it is now.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The same path by reference.
  public var cgPath: CGPath { CGPath(self) }
}
