// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corners by themselves.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner of the largest x and the smallest y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner of the smallest x and the largest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner of the largest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: 15)
}

/// A path with the style of its line.
public class UIBezierPath: _PlatformPath, @unchecked Sendable {
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// An ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// A rectangle with round corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }
  /// A rectangle of which some corners are round, with the smaller one of two radii in points.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = min(cornerRadii.width, cornerRadii.height)
    func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: length(.topLeft), bottomLeadingRadius: length(.bottomLeft),
      bottomTrailingRadius: length(.bottomRight), topTrailingRadius: length(.topRight))
    self.init(shape.path(in: rect))
  }
  /// An arc around a centre; angles are in radians, clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, with a line to its beginning; angles are in radians, clockwise from the right.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // SwiftUI's paths have the sense of Core Graphics, whose y grows upwards.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }
  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves all points by a transform.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// The path in the opposite direction.
  public func reversing() -> UIBezierPath {
    let result = UIBezierPath(reversed)
    (result.lineWidth, result.lineCapStyle, result.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    return result
  }

  /// Whether areas that the path surrounds twice are outside.
  public var usesEvenOddFillRule: Bool {
    get { isEvenOdd }
    set { isEvenOdd = newValue }
  }
  /// Sets the lengths of dashes and gaps in points; none is a line without gaps.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Fills the path in the picture that is being drawn.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { fill() } }
  /// Draws a line along the path in the picture that is being drawn.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { stroke() } }

  private func draw(_ mode: CGBlendMode, _ opacity: CGFloat, _ body: () -> Void) {
    let context = GraphicsStack.current?.context
    context?.saveGState()
    context?.setBlendMode(mode)
    context?.setAlpha(opacity)
    body()
    context?.restoreGState()
  }
}

extension Path {
  /// The path of UIKit, without the style of its line.
  package init(_ path: UIBezierPath) { self = path.path }
}
