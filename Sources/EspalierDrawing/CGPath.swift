// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// A path by reference, as CoreGraphics has it.
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) final var path: Path

  fileprivate init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
  }

  public final var isEmpty: Bool { path.isEmpty }
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Around the outline, without control points.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Around all points, control points too.
  public final var boundingBox: CGRect {
    var points: [CGPoint] = []
    path.forEach { points += $0.points }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  public final func copy() -> CGPath? { CGPath(path) }
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(copying: path) }
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
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

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// A path by reference that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  fileprivate init(copying path: Path) { super.init(path) }
  public init() { super.init(Path()) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }
  public func closeSubpath() { path.closeSubpath() }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }
  /// Angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
}

/// Which points a path encloses.
public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }

/// What a step of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path: control points first, then where it ends.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
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
  public init(_ path: CGPath) { self = path.path }
  public init(_ path: CGMutablePath) { self = path.path }

  /// The same path by reference.
  public var cgPath: CGPath { CGPath(self) }
}
