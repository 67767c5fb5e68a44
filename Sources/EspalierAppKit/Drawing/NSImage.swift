// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierPrimitives
import Foundation

/// A picture in a size: a file, pixels, a symbol, or a drawing. `Image(nsImage:)` shows it in a view.
public class NSImage: _PlatformImage, @unchecked Sendable {
  /// The name of a picture.
  public typealias Name = String

  /// Pictures of the system; of these, the ones that symbols stand for.
  public static let applicationIconName = "NSApplicationIcon"
  /// A sign for a warning.
  public static let cautionName = "NSCaution"
  /// A folder.
  public static let folderName = "NSFolder"
  /// A plus sign.
  public static let addTemplateName = "NSAddTemplate"
  /// A minus sign.
  public static let removeTemplateName = "NSRemoveTemplate"
  /// Gears.
  public static let actionTemplateName = "NSActionTemplate"
  /// An arrow around.
  public static let refreshTemplateName = "NSRefreshTemplate"

  private static let symbols = [
    cautionName: "exclamationmark.triangle.fill", folderName: "folder.fill", addTemplateName: "plus",
    removeTemplateName: "minus", actionTemplateName: "gearshape", refreshTemplateName: "arrow.clockwise",
    applicationIconName: "app.dashed",
  ]

  private var ownSize: CGSize?
  private var drawing: (() -> Void)?
  /// Whether only the shape is drawn, in the colour of the surroundings.
  public var isTemplate = false {
    didSet { content.image = content.image.renderingMode(isTemplate ? .template : .original) }
  }
  /// The description for screen readers.
  public var accessibilityDescription: String?

  /// A picture without content, in a size in points. `lockFocus()` draws into it.
  public convenience init(size: CGSize) {
    self.init(content: _ImageContent(DrawnPicture(DisplayList(), size: size), scale: ProgramScreen.scale))
  }

  /// A picture without content and size.
  public convenience init() { self.init(content: .empty) }

  /// A picture of the program's bundle, or of the system's names; nil if there is none of that name.
  public convenience init?(named name: Name) {
    if let content = _ImageContent(named: name, bundle: nil) {
      self.init(content: content)
    } else if let symbol = Self.symbols[name],
      let content = _ImageContent(symbol: symbol, style: SymbolStyle(size: 17, weight: 400))
    {
      self.init(content: content)
    } else {
      return nil
    }
  }

  /// A picture of a resource. Empty if the bundle has none.
  public convenience init(resource: ImageResource) {
    self.init(content: _ImageContent(named: resource.name, bundle: resource.bundle) ?? .empty)
  }

  /// A symbol of Espalier's by its name in SF Symbols; nil if there is none.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    let style = SymbolStyle(size: 13, weight: 400)
    guard let content = _ImageContent(symbol: name, style: style) else { return nil }
    self.init(content: content)
    self.accessibilityDescription = accessibilityDescription
  }

  /// A symbol of Espalier's, of which a part 0…1 is lit; nil if there is none of that name.
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double, accessibilityDescription: String?
  ) {
    let style = SymbolStyle(size: 13, weight: 400)
    guard let content = _ImageContent(symbol: name, style: style, value: value) else { return nil }
    self.init(content: content)
    self.accessibilityDescription = accessibilityDescription
  }

  /// The picture of encoded data: PNG, JPEG, GIF, WebP, SVG …; nil for other data.
  public convenience init?(data: Data) {
    guard let content = _ImageContent(data: data, scale: 1) else { return nil }
    self.init(content: content)
  }

  /// The picture of a file; nil if there is no file, or no picture in it.
  public convenience init?(contentsOfFile fileName: String) { self.init(contentsOf: URL(fileURLWithPath: fileName)) }

  /// The picture of a file, or of data that an address stands for; nil if there is no picture.
  public convenience init?(contentsOf url: URL) {
    let content =
      url.isFileURL
      ? _ImageContent(contentsOf: url) : (try? Data(contentsOf: url)).flatMap { _ImageContent(data: $0, scale: 1) }
    guard let content else { return nil }
    self.init(content: content)
  }

  /// The picture of a file, which is read at once.
  public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }

  /// Pixels in a size in points; zero is one point for each.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(content: _ImageContent(cgImage, scale: scale))
    if size.width > 0, size.height > 0 { ownSize = size }
  }

  /// A picture that a closure draws, with y upwards unless it is flipped, when its pixels are needed.
  public convenience init(size: CGSize, flipped: Bool, drawingHandler: @escaping (CGRect) -> Bool) {
    let context = CGContext(size: size)
    if !flipped { context.turnUpright() }
    GraphicsStack.push(context)
    _ = drawingHandler(CGRect(origin: .zero, size: size))
    GraphicsStack.pop()
    self.init(content: _ImageContent(DrawnPicture(context.list, size: size), scale: ProgramScreen.scale))
  }

  /// Takes the pixels of a form in place of the picture's own, stretched to its size. Other forms have no effect.
  public func addRepresentation(_ imageRep: NSImageRep) {
    guard let pixels = imageRep.pixels else { return }
    let size = contentSize
    let scale = size.width > 0 ? CGFloat(pixels.width) / size.width : 1
    let own = _ImageContent(pixels, scale: scale)
    content = size.width > 0 && size.height > 0 ? own.stretched(to: size) ?? own : own
    forgetPixels()
  }

  /// The size in points.
  public var size: CGSize {
    get { ownSize ?? content.size }
    set {
      ownSize = newValue
      if let resized = content.stretched(to: newValue) { content = resized }
    }
  }
  /// Whether the picture can be drawn.
  public var isValid: Bool { size.width > 0 && size.height > 0 }
  /// The pixels as a file in the TIFF format's place: a PNG file, which every reader of pictures here takes.
  public var tiffRepresentation: Data? { pngFile() }
  /// The one form of the picture.
  public var representations: [NSImageRep] { pixels.map { [NSBitmapImageRep(cgImage: $0)] } ?? [] }

  /// The pixels; nil for a picture without content.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? { pixels }

  // MARK: - Drawing

  /// Draws into the picture that is being drawn, stretched to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, mode: .normal, opacity: 1) }
  /// Draws into the picture that is being drawn. A part of the picture is not taken: the source is all of it.
  public func draw(
    in dstRect: CGRect, from srcRect: CGRect, operation: NSCompositingOperation, fraction: CGFloat
  ) { draw(in: dstRect, mode: operation.mode, opacity: fraction) }
  /// Draws into the picture that is being drawn. A part of the picture is not taken: the source is all of it.
  public func draw(
    at point: CGPoint, from srcRect: CGRect, operation: NSCompositingOperation, fraction: CGFloat
  ) { draw(in: CGRect(origin: point, size: size), mode: operation.mode, opacity: fraction) }

  /// Begins a drawing on the picture, with y upwards.
  public func lockFocus() {
    let context = CGContext(size: size)
    context.draw(content.image, in: CGRect(origin: .zero, size: size))
    context.turnUpright()
    GraphicsStack.push(context, scale: ProgramScreen.scale)
  }
  /// Ends a drawing on the picture.
  public func unlockFocus() {
    guard let entry = GraphicsStack.pop() else { return }
    content = _ImageContent(DrawnPicture(entry.context.list, size: size), scale: entry.scale)
    forgetPixels()
  }

  /// A copy in a style of symbols; nil for other pictures.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard let symbol = content.symbol else { return nil }
    guard let content = _ImageContent(symbol: symbol.name, style: configuration.options.style) else { return nil }
    return NSImage(content: configuration.options.color.map(content.tinted) ?? content)
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: NSObject, @unchecked Sendable {
    /// The changes of the usual style, in their order.
    private let changes: [(inout SymbolOptions) -> Void]
    var options: SymbolOptions { changes.reduce(into: SymbolOptions()) { $1(&$0) } }

    private init(changes: [(inout SymbolOptions) -> Void]) { self.changes = changes }
    private convenience init(_ change: @escaping (inout SymbolOptions) -> Void) { self.init(changes: [change]) }

    /// The size of a text of that many points, and a weight.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale = .medium) {
      self.init {
        $0.size = pointSize
        $0.weight = weight.weight
        $0.factor = scale.factor
      }
    }
    /// The size beside a text.
    public convenience init(scale: SymbolScale) { self.init { $0.factor = scale.factor } }
    /// The size of a style of texts.
    public convenience init(textStyle: NSFont.TextStyle) {
      self.init { $0.size = NSFont.preferredFont(forTextStyle: textStyle).pointSize }
    }
    /// One colour for all layers.
    public convenience init(hierarchicalColor: NSColor) { self.init { $0.color = hierarchicalColor.color } }
    /// Colours for the layers, of which the first serves for all.
    public convenience init(paletteColors: [NSColor]) { self.init { $0.color = paletteColors.first?.color } }

    /// This style with that which another one decides.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(changes: changes + configuration.changes)
    }
    /// The colours of the symbol's own, where it has such: Espalier's symbols have one colour, that of their surroundings.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration { $0.color = nil } }
    /// One colour, that of the surroundings.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration { $0.color = nil } }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// Smaller, as usual, or larger.
    case small = 1
    /// As usual, or larger.
    case medium, large

    var factor: CGFloat { self == .small ? 0.8 : self == .large ? 1.27 : 1 }
  }
}

extension Image {
  /// A picture of AppKit.
  public init(nsImage: NSImage) { self.init(platform: nsImage) }
}

/// The combination of drawings with the existing content.
public enum NSCompositingOperation: UInt, Sendable {
  /// Porter and Duff's operations.
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker
  /// The sum, lighter, and mixtures.
  case plusLighter = 13
  /// Mixtures of colours.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion

  var mode: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    }
  }
}
