// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// A picture that is ready to draw. `EspalierPictures` makes them; a renderer draws the implementations that it knows.
package protocol DrawnImage: AnyObject, Sendable {
  /// The picture's name, for dumps.
  var name: String { get }
  /// The natural size in points.
  var size: CGSize { get }
}

/// The way in which a picture fills its frame.
package struct ImageDrawing: Equatable, Sendable {
  public enum Resizing: Hashable, Sendable { case stretch, tile }

  /// The method that computes pixels between the picture's own.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The paints of the picture's layers, the last paint serving all further layers: only the layers' shapes are used
  /// then. If empty, the picture is drawn in its own colours.
  public var paints: [Paint]
  /// The change of the picture's middle part in a frame of another size: it is stretched or repeated.
  public var resizing: Resizing
  /// The widths, in points of the picture, of the edges that keep their size.
  public var capTop, capLeft, capBottom, capRight: CGFloat
  public var interpolation: Interpolation
  public var isAntialiased: Bool
  /// Whether the picture is mirrored from left to right.
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
