// SPDX-License-Identifier: MIT

import Foundation

/// A picture that is repeated in both directions, from the upper left corner of the painted area.
package struct ImagePattern: Equatable, Sendable {
  public var image: any DrawnImage
  /// The part that is repeated, in the unit square.
  public var sourceRect: CGRect
  /// The factor by which the picture's own size is multiplied.
  public var scale: CGFloat
  /// The opacity, 0…1.
  public var opacity: Double

  public init(image: any DrawnImage, sourceRect: CGRect, scale: CGFloat, opacity: Double = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
    self.opacity = opacity
  }

  public static func == (a: ImagePattern, b: ImagePattern) -> Bool {
    a.image === b.image && a.sourceRect == b.sourceRect && a.scale == b.scale && a.opacity == b.opacity
  }
}
