// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierPrimitives
import Foundation

extension GraphicsContext {
  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    fileprivate let image: Image
    fileprivate let picture: Picture?
    fileprivate let styles: [ShownStyle]
    /// The size in points.
    public let size: CGSize
    /// Distance in points from the top to the baseline of a text beside the picture.
    public let baseline: CGFloat
    /// The shading of a template; nil keeps the picture's own colours, or the environment's style.
    public var shading: Shading?
  }

  /// The picture in the context's environment, for measuring it or drawing it several times.
  public func resolve(_ image: Image) -> ResolvedImage {
    let values = UncheckedSendable((environment, image))
    return MainActor.assumeIsolated {
      let (environment, image) = values.value
      let resolved = image.resolved(in: environment)
      return UncheckedSendable(
        ResolvedImage(
          image: image, picture: resolved.picture, styles: image.styles(resolved, in: environment),
          size: resolved.size, baseline: resolved.baseline ?? resolved.size.height, shading: nil))
    }.value
  }

  /// Draws a picture, stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = image.picture, rect.width > 0, rect.height > 0 else { return }
    let styles = image.shading.map(shownLayers) ?? image.styles
    let source = UncheckedSendable((image.image, picture, styles))
    let list = MainActor.assumeIsolated {
      let (image, picture, styles) = source.value
      return UncheckedSendable(image.list(picture, in: rect, styles: styles))
    }
    draw(list.value)
  }

  /// Draws a picture in its own size, with its anchor at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }

  /// Draws a picture stretched into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size, with its anchor at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// A picture that is repeated in both directions.
  /// - Parameters:
  ///   - origin: The position of a tile's upper left corner, in the coordinates of the operation.
  ///   - sourceRect: The part that is repeated, in the unit square.
  ///   - scale: A factor of the picture's own size.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    return .style(paint.in(CGRect(origin: origin, size: CGSize(width: 1, height: 1))))
  }
}
