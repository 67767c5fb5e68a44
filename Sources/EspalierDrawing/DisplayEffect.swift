// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// What an effect item does with everything below it. Its numbers are in the children's coordinates.
package enum DisplayEffect: Equatable, Sendable {
  /// Maps the children's coordinates to the parent's.
  case transform(CGAffineTransform)
  /// The same with perspective: what lies behind the viewer is not seen.
  case projection(ProjectionTransform)
  /// Composites the children as one picture, 0…1.
  case opacity(Double)
  case clip(path: Path, rule: FillRule)
  /// Multiplies the children's opacity with that of another picture, or with what that one lets through.
  case mask(DisplayList, isInverse: Bool = false)
  /// Composites the children as one picture: what is below does not blend with what is behind.
  case isolate
  /// Composites the children, each pixel by a rule, with what is behind them in the nearest picture of its own.
  case blend(BlendOperation)
  /// Changes the children's picture as a whole.
  case filter(DisplayFilter)
}

extension DisplayEffect {
  /// Whether the children look the same without it.
  package var changesNothing: Bool {
    switch self {
    case .transform(let matrix): matrix.isIdentity
    case .projection(let matrix): matrix.isIdentity
    case .opacity(let opacity): opacity >= 1
    case .filter(let filter): filter.changesNothing
    case .blend(let operation): operation == .normal
    case .clip, .mask, .isolate: false
    }
  }

  /// Whether nothing is left of the children.
  package var showsNothing: Bool {
    switch self {
    case .opacity(let opacity): !(opacity > 0)
    case .mask(let mask, let isInverse): mask.isEmpty && !isInverse
    default: false
    }
  }
}

/// A change of a picture's pixels. Lengths are in points.
package enum DisplayFilter: Equatable, Sendable {
  /// `radius` is the deviation of the Gaussian. An opaque blur continues its edges outwards, and stays within them.
  case blur(radius: CGFloat, isOpaque: Bool = false)
  case shadow(ResolvedShadow)
  case colors(ColorMatrix)
  /// Black, as opaque as the picture is bright.
  case luminanceToAlpha
  /// One colour where the opacity is between two bounds, nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

extension DisplayFilter {
  package var changesNothing: Bool {
    switch self {
    case .blur(let radius, let isOpaque): !(radius > 0) && !isOpaque
    case .shadow(let shadow): shadow.color.opacity <= 0 && shadow.kind != .alone
    case .colors(let matrix): matrix.isIdentity
    case .luminanceToAlpha, .alphaThreshold: false
    }
  }
}

/// A shadow in one colour.
package struct ResolvedShadow: Equatable, Sendable {
  /// Where it falls.
  public enum Kind: Hashable, Sendable {
    /// Behind the picture.
    case drop
    /// Inside of the picture's outline, as if it were cut out.
    case inner
    /// Behind, and the picture itself is left out.
    case alone
    /// In front of the picture.
    case above
  }

  public var kind: Kind
  public var color: ResolvedColor
  /// The deviation of the blur, in points.
  public var radius: CGFloat
  public var offset: CGSize

  public init(kind: Kind = .drop, color: ResolvedColor, radius: CGFloat, offset: CGSize) {
    self.kind = kind
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// How a picture is put on what is behind it, pixel by pixel.
package enum BlendOperation: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
  case clear, copy, sourceIn, sourceOut, destinationAtop, destinationIn, xor
}
