// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The form in which the outline of a path is drawn. Lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points; half of it lies on either side of the path.
  public var lineWidth: CGFloat
  /// The form of the ends of open subpaths.
  public var lineCap: CGLineCap
  /// The form of the corners.
  public var lineJoin: CGLineJoin
  /// The greatest length of a mitre, as a multiple of the line's width; a longer corner is cut off.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; an empty array gives an unbroken line.
  public var dash: [CGFloat]
  /// The offset into the pattern of dashes at which the line begins, in points.
  public var dashPhase: CGFloat

  /// A style of lines, lengths in points; without parameters an unbroken line of one point.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The way in which a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the inside is determined by the even–odd rule instead of the winding rule.
  public var isEOFilled: Bool
  /// Whether the edges are smoothed.
  public var isAntialiased: Bool

  /// A way of filling; without parameters by the winding rule, with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  package var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
