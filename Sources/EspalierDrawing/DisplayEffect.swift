// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// A change that an effect item makes to its children. Its numbers are in the children's coordinates.
package enum DisplayEffect: Equatable, Sendable {
  /// Maps the children's coordinates to the parent's.
  case transform(CGAffineTransform)
  /// Maps the children's coordinates with perspective: the part behind the viewer is not drawn.
  case projection(ProjectionTransform)
  /// Composites the children as one picture, 0…1.
  case opacity(Double)
  case clip(path: Path, rule: FillRule)
  /// Multiplies the children's opacity by that of another picture, or by its complement.
  case mask(DisplayList, isInverse: Bool = false)
  /// Composites the children as one picture: none of them blends with the background of that picture.
  case isolate
  /// Composites the children, each pixel by a rule, with the background in the nearest enclosing isolated picture.
  case blend(BlendOperation)
  /// Changes the children's picture as a whole.
  case filter(DisplayFilter)
}

extension DisplayEffect {
  /// Whether the effect leaves the children as they are.
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

  /// Whether the effect hides the children completely.
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
  /// The position of a shadow relative to its picture.
  public enum Kind: Hashable, Sendable {
    /// Behind the picture.
    case drop
    /// Inside the picture's outline, as if the picture were cut out.
    case inner
    /// Behind the picture, which is itself not drawn.
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

/// The rule by which a picture is composited with its background, pixel by pixel.
package enum BlendOperation: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
  case clear, copy, sourceIn, sourceOut, destinationAtop, destinationIn, xor
}
