// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// A style that repeats a picture.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The repeated picture.
  public var image: Image
  /// The repeated part of the picture, in the unit square.
  public var sourceRect: CGRect
  /// A factor of the picture's own size.
  public var scale: CGFloat

  /// A pattern of a picture, or of a part of it in fractions of its size; `scale` is a factor of its size.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    // Styles are resolved where views are drawn.
    nonisolated(unsafe) let environment = shape.environment
    let picture = MainActor.assumeIsolated { image.resolved(in: environment).picture }
    guard let picture, scale > 0, scale.isFinite else {
      shape.paint = .color(.clear)
      return
    }
    shape.paint = .image(ImagePattern(image: picture, sourceRect: sourceRect, scale: scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a picture, or the part of it inside `sourceRect`, in the unit square.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
