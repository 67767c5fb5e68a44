// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A picture in a size: a file, pixels, or a symbol. `Image(uiImage:)` shows it in a view.
public class UIImage: _PlatformImage, @unchecked Sendable {
  /// The rotation of the shown picture from its stored rows, with and without mirroring.
  public enum Orientation: Int, Sendable {
    /// The orientations.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether a picture is drawn in its own colours, or only its shape in the colour of its surroundings.
  public enum RenderingMode: Int, Sendable {
    /// By the kind of picture: symbols are shapes. In its own colours. As a shape.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The range of brightness of a picture.
  public enum DynamicRange: Int, Sendable {
    /// That of the surroundings.
    case unspecified = -1
    /// The standard one, a little more, or all of a screen.
    case standard, constrainedHigh, high
  }

  /// The rotation from the stored rows.
  public private(set) var imageOrientation = Orientation.up
  /// Whether only the shape is drawn.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The style of a symbol.
  public private(set) var symbolConfiguration: SymbolConfiguration?
  /// The pictures of one that moves, in their order; nil for others.
  public internal(set) var images: [UIImage]?
  /// The seconds of all pictures of one that moves; 0 for others.
  public internal(set) var duration: TimeInterval = 0
  /// Whether an image view mirrors the picture where lines run from right to left.
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// The distances of the content from the edges of the picture, in points. Stored: views are placed by their frames.
  public private(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { content.symbol != nil }

  /// A picture without content.
  public convenience init() { self.init(content: .empty) }

  /// A picture of the program's bundle: of its asset catalogues or its files; nil if there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// A picture of a bundle, nil being the program's own; nil if there is none of that name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// A picture of a bundle, nil being the program's own; nil if there is none of that name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let content = _ImageContent(named: name, bundle: bundle) else { return nil }
    self.init(content: content)
  }

  /// A picture of a resource. Empty if the bundle has none.
  public convenience init(resource: ImageResource) {
    self.init(content: _ImageContent(named: resource.name, bundle: resource.bundle) ?? .empty)
  }

  /// A symbol of Espalier's by its name in SF Symbols; nil if there is none.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol in a style; nil if there is none of that name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let configuration = configuration as? SymbolConfiguration
    let options = configuration?.options ?? SymbolOptions()
    guard let content = _ImageContent(symbol: name, style: options.style) else { return nil }
    self.init(content: options.color.map(content.tinted) ?? content)
    symbolConfiguration = configuration
  }

  /// The picture of encoded data: PNG, JPEG, GIF, WebP, SVG …; nil for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of encoded data with some pixels per point; nil for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = _ImageContent(data: data, scale: scale) else { return nil }
    self.init(content: content)
  }

  /// The picture of a file; nil if there is no file, or no picture in it.
  public convenience init?(contentsOfFile path: String) {
    guard let content = _ImageContent(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(content: content)
  }

  /// Pixels, one per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Pixels, some per point, rotated by an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(content: _ImageContent(cgImage, scale: scale, orientation: orientation.image))
    imageOrientation = orientation
  }

  /// The size in points.
  public var size: CGSize { content.size }
  /// Pixels per point.
  public var scale: CGFloat { content.scale }
  /// The pixels, upright; nil for a picture without content.
  public var cgImage: CGImage? { pixels }

  /// The picture as a PNG file; nil for one without content.
  public func pngData() -> Data? { pngFile() }

  /// The picture as a JPEG file, white where it is transparent; nil for one without content.
  /// - Parameter compressionQuality: 0…1; 1 is the best one and makes the largest file.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    pixels.flatMap { JPEGFile.data(of: $0, quality: compressionQuality) }
  }

  // MARK: - Drawing

  /// Draws into the picture that is being drawn, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws into the picture that is being drawn, in its own size.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws into the picture that is being drawn, stretched to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, mode: .normal, opacity: 1) }
  /// Draws into the picture that is being drawn, stretched to a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, mode: blendMode, opacity: alpha)
  }

  // MARK: - Variants

  private func copy(_ content: _ImageContent) -> UIImage {
    let result = UIImage(content: content)
    result.imageOrientation = imageOrientation
    result.renderingMode = renderingMode
    result.symbolConfiguration = symbolConfiguration
    result.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    result.alignmentRectInsets = alignmentRectInsets
    return result
  }

  /// The same picture, mirrored by an image view where lines run from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let result = copy(content)
    (result.images, result.duration) = (images, duration)
    result.flipsForRightToLeftLayoutDirection = true
    return result
  }

  /// The same picture with other distances of its content.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let result = copy(content)
    (result.images, result.duration) = (images, duration)
    result.alignmentRectInsets = alignmentInsets
    return result
  }

  /// The same picture, drawn in its own colours or as a shape.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var content = content
    switch renderingMode {
    case .alwaysTemplate: content.image = content.image.renderingMode(.template)
    case .alwaysOriginal: content.image = content.image.renderingMode(.original)
    case .automatic: content.image = content.image.renderingMode(nil)
    }
    let result = copy(content)
    result.renderingMode = renderingMode
    return result
  }

  /// The picture's shape in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { copy(content.tinted(Color(uiColor: color))) }

  /// The picture's shape in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The symbol in a style; other pictures do not change.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = content.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
    return UIImage(systemName: symbol.name, withConfiguration: configuration) ?? self
  }

  /// The symbol in a style; nil for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The picture stretched to a size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { content.resized(to: size).map(UIImage.init(content:)) }
  /// The picture stretched to a size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// The picture, which is decoded already.
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture, which is decoded already.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The picture with edges that keep their size where a view stretches the rest.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    var content = content
    content.image = content.image.resizable(
      capInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    return copy(content)
  }
}

extension UIImage.Orientation {
  var image: Image.Orientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}

extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) { self.init(platform: uiImage) }
}
