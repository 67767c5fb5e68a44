// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPictures
import EspalierPrimitives
import Foundation

/// The content of a `UIImage` or an `NSImage`: a picture of any kind, in one size.
public struct _ImageContent: Sendable {
  /// The picture as a view shows it.
  package var image: Image
  /// The size in points.
  package var size: CGSize
  /// Pixels per point of the picture's own pixels; of others, those of the screen.
  package var scale: CGFloat
  /// The name and the style of a symbol.
  package var symbol: (name: String, style: SymbolStyle)?

  package init(_ image: Image, size: CGSize, scale: CGFloat) {
    self.image = image
    self.size = size
    self.scale = scale
  }

  /// A picture that was decoded or drawn.
  package init(_ picture: Picture, scale: CGFloat) {
    self.init(Image(.picture(PictureReference(picture))), size: picture.size, scale: scale)
  }

  /// The picture of encoded data: PNG, JPEG, GIF, WebP, SVG and the other formats of `Image`; nil for other data.
  package init?(data: Data, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    guard let picture = try? PictureDecoder.decode(data, name: "picture", scale: scale) else { return nil }
    self.init(picture, scale: scale)
  }

  /// The picture of a file; `NAME@2x.png` has two pixels per point.
  package init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    guard let picture = try? PictureDecoder.decode(contentsOf: url, name: name, scale: scale) else { return nil }
    self.init(picture, scale: scale)
  }

  /// A picture of a bundle, by the rules of `Image`; nil if there is none. Symbols of asset catalogues are found, too.
  package init?(named name: String, bundle: Bundle?) {
    let screen = PictureScreen(scale: ProgramScreen.scale, isDark: ProgramScreen.environment.colorScheme == .dark)
    guard case .found(let picture) = PictureLibrary.shared.picture(named: name, bundle: bundle, for: screen) else {
      return nil
    }
    let pixels = picture.pixelSize.map { CGFloat($0.width) / max(picture.size.width, 1) }
    self.init(Image(name, bundle: bundle), size: picture.size, scale: pixels ?? ProgramScreen.scale)
  }

  /// A symbol; nil if no symbol has that name.
  package init?(symbol name: String, style: SymbolStyle, value: Double? = nil) {
    guard SymbolLibrary.shared.contains(name) else { return nil }
    let picture = SymbolLibrary.shared.picture(named: name, style: style, value: value)
    self.init(picture, scale: ProgramScreen.scale)
    symbol = (name, style)
  }

  /// Pixels, turned by an orientation.
  package init(_ pixels: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    let isTurned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
    self.init(
      Image(decorative: pixels, scale: scale, orientation: orientation),
      size: isTurned ? CGSize(width: size.height, height: size.width) : size, scale: scale)
  }

  /// A picture without content.
  package static var empty: _ImageContent { _ImageContent(DrawnPicture(DisplayList(), size: .zero), scale: 1) }

  /// The picture drawn upright in its own size.
  private func drawn(tint: Color? = nil) -> DisplayList {
    let context = CGContext(size: size)
    context.draw(image, in: CGRect(origin: .zero, size: size), tint: tint)
    return context.list
  }

  /// The pixels, in the picture's own scale; nil for a picture without content.
  package func pixels(scale: CGFloat? = nil) -> CGImage? {
    RenderedPixels(drawn(), size: size, scale: scale ?? self.scale, isOpaque: false)?.image
  }

  /// The picture with only its shape, in one colour.
  package func tinted(_ color: Color) -> _ImageContent {
    var result = _ImageContent(DrawnPicture(drawn(tint: color), size: size), scale: scale)
    result.symbol = symbol
    return result
  }

  /// The picture in another size in points, with the same sharpness as in its own: its pixels or lines are drawn anew.
  package func stretched(to size: CGSize) -> _ImageContent? {
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(size: size)
    context.draw(image, in: CGRect(origin: .zero, size: size))
    return _ImageContent(DrawnPicture(context.list, size: size), scale: scale)
  }

  /// The pixels of the picture stretched to a size in points.
  package func resized(to size: CGSize) -> _ImageContent? {
    let context = CGContext(size: size)
    context.draw(image, in: CGRect(origin: .zero, size: size))
    return RenderedPixels(context.list, size: size, scale: scale, isOpaque: false)
      .map { _ImageContent($0.image, scale: scale) }
  }
}
