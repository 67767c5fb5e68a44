// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// The pixels of a drawn picture.
public final class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// Pixels per point.
  public var scale: CGFloat
  /// Whether the picture is black where nothing is drawn.
  public var opaque = false
  /// Wide colours; without effect: pictures have eight bits of sRGB.
  public var preferredRange = Range.automatic

  /// The range of colours; every picture has the standard one.
  public enum Range: Int, Sendable {
    /// The names of ranges.
    case unspecified = -1
    /// The names of the other ranges.
    case automatic, extended, standard
  }

  /// The pixels of the front window.
  public override init() {
    scale = ProgramScreen.scale
    super.init()
  }

  /// The pixels of the front window.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The pixels of the front window.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The picture that a renderer draws.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The drawing.
  public let cgContext: CGContext
  /// The pixels of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The picture so far.
  public var currentImage: UIImage {
    let pixels = RenderedPixels(cgContext.list, size: cgContext.size, scale: format.scale, isOpaque: format.opaque)
    return pixels.map { UIImage(cgImage: $0.image, scale: format.scale, orientation: .up) } ?? UIImage()
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line around a rectangle, within it.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Limits later drawings to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures in a size in points.
public final class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  /// The rectangle that is drawn, in points.
  public let bounds: CGRect
  /// The pixels of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Draws pictures of a rectangle of points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }
  /// Draws pictures of a rectangle of points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Draws pictures in a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Draws pictures in a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let pixels = pixels(actions) else { return UIImage() }
    return UIImage(cgImage: pixels, scale: format.scale, orientation: .up)
  }

  /// The picture that a closure draws, as a PNG file. Empty for a picture without a size.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    pixels(actions).flatMap { PNGFile.data(of: $0) } ?? Data()
  }

  /// The picture that a closure draws, as a JPEG file. Empty for a picture without a size.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pixels(actions).flatMap { JPEGFile.data(of: $0, quality: compressionQuality) } ?? Data()
  }

  private func pixels(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
    GraphicsStack.image(size: bounds.size, scale: format.scale, isOpaque: format.opaque) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(context, format))
    }
  }
}
