// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A path with the style of its line.
public class NSBezierPath: _PlatformPath, @unchecked Sendable {
  /// The parts of the plane that are inside of a path.
  public enum WindingRule: UInt, Sendable {
    /// Those that the path goes around, or those that it goes around an odd number of times.
    case nonZero, evenOdd
  }
  /// The ends of lines.
  public typealias LineCapStyle = CGLineCap
  /// The corners of lines.
  public typealias LineJoinStyle = CGLineJoin

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// An ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// A rectangle with round corners of two radii in points.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular))
  }
  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// Adds a line.
  public func line(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  public func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Moves by a distance and begins a new line.
  public func relativeMove(to point: CGPoint) {
    move(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }
  /// Adds a line by a distance.
  public func relativeLine(to point: CGPoint) {
    line(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }
  /// Adds a rectangle.
  public func appendRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a rectangle with round corners.
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
  /// Adds another path.
  public func append(_ other: NSBezierPath) { path.addPath(other.path) }
  /// Adds an arc around a centre. Angles are in degrees from the right, and grow towards larger y.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(Double(startAngle)), endAngle: .degrees(Double(endAngle)),
      clockwise: clockwise)
  }
  /// Moves all points by a transform.
  public func transform(using transform: AffineTransform) {
    path = path.applying(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
  }
  /// The parts of the plane that are inside.
  public var windingRule: WindingRule {
    get { isEvenOdd ? .evenOdd : .nonZero }
    set { isEvenOdd = newValue == .evenOdd }
  }
  /// Sets the lengths of dashes and gaps in points; none is a line without gaps.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }
  /// Limits the drawing to the path alone.
  public func setClip() { addClip() }

  /// Fills a rectangle in the picture that is being drawn.
  public class func fill(_ rect: CGRect) { NSBezierPath(rect: rect).fill() }
  /// Draws a line around a rectangle in the picture that is being drawn.
  public class func stroke(_ rect: CGRect) { NSBezierPath(rect: rect).stroke() }
  /// Draws a line in the picture that is being drawn.
  public class func strokeLine(from point1: CGPoint, to point2: CGPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }
}

extension CGRect {
  /// Fills the rectangle in the picture that is being drawn.
  public func fill(using operation: NSCompositingOperation = .sourceOver) {
    let context = GraphicsStack.current?.context
    context?.saveGState()
    context?.setBlendMode(operation.mode)
    context?.fill(self)
    context?.restoreGState()
  }
}
