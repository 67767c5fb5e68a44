// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A layer with a gradient from one point to another.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// The colours, each a `CGColor`.
  open var colors: [Any]? { didSet { noteChange() } }
  /// The places of the colours, 0…1; nil is at equal distances.
  open var locations: [NSNumber]? { didSet { noteChange() } }
  /// The place of the first colour, relative to the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteChange() } }
  /// The place of the last colour, relative to the size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteChange() } }
}

/// A layer with a path.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  /// The path in the layer's coordinates, in points.
  open var path: CGPath? { didSet { noteChange() } }
  /// The colour of the area.
  open var fillColor: CGColor? = .black { didSet { noteChange() } }
  /// The rule for the inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { noteChange() } }
  /// The colour of the line.
  open var strokeColor: CGColor? { didSet { noteChange() } }
  /// The part of the line that is drawn, 0…1.
  open var strokeStart: CGFloat = 0 { didSet { noteChange() } }
  /// The part of the line that is drawn, 0…1.
  open var strokeEnd: CGFloat = 1 { didSet { noteChange() } }
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1 { didSet { noteChange() } }
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange() } }
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { noteChange() } }
  /// The lengths of dashes and gaps in points.
  open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }
  /// The beginning in the pattern of dashes, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { noteChange() } }
}

/// The rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of lines.
  public static let nonZero = Self(rawValue: "non-zero")
  /// By the number of lines.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut at the end.
  public static let butt = Self(rawValue: "butt")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut after half of the width.
  public static let square = Self(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut.
  public static let bevel = Self(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
