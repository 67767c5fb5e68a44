// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// A picture that is ready to draw. `EspalierPictures` makes them; renderers draw those that they recognise.
package protocol DrawnImage: AnyObject, Sendable {
  /// What it is called, for dumps.
  var name: String { get }
  /// Natural size in points.
  var size: CGSize { get }
}

/// How a picture fills its frame.
package struct ImageDrawing: Equatable, Sendable {
  public enum Resizing: Hashable, Sendable { case stretch, tile }

  /// How pixels between the picture's own are found.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// Empty draws the picture's own colours. Otherwise only its shape counts: each of its layers is drawn with one of
  /// these, the last paint serving all further layers.
  public var paints: [Paint]
  /// What of the picture becomes larger or is repeated where the frame has another size.
  public var resizing: Resizing
  /// Points of the picture at its edges that keep their size.
  public var capTop, capLeft, capBottom, capRight: CGFloat
  public var interpolation: Interpolation
  public var isAntialiased: Bool
  /// Mirrored from left to right.
  public var isMirrored: Bool

  public init(
    paints: [Paint] = [], resizing: Resizing = .stretch, interpolation: Interpolation = .medium,
    isAntialiased: Bool = true, isMirrored: Bool = false
  ) {
    self.paints = paints
    self.resizing = resizing
    (capTop, capLeft, capBottom, capRight) = (0, 0, 0, 0)
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.isMirrored = isMirrored
  }

  public var hasCaps: Bool { capTop > 0 || capLeft > 0 || capBottom > 0 || capRight > 0 }
}
