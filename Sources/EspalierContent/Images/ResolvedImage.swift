// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPictures
import EspalierPrimitives
import Foundation

/// An image in its environment: the shown picture, and its size.
package struct ResolvedImage: Equatable {
  /// Nil if no picture was found.
  package var picture: Picture?
  /// The size in points, in the picture's orientation.
  package var size: CGSize
  /// Distance in points from the top down to the baseline of the text that contains the image; nil is its lower edge.
  package var baseline: CGFloat?
  package var isSymbol = false

  package static func == (a: ResolvedImage, b: ResolvedImage) -> Bool {
    a.picture === b.picture && a.size == b.size && a.baseline == b.baseline
  }
}

extension ResolvedImage {
  /// Half the height of capital letters, per point of font size: symbols are centred on that line.
  private static var halfCapHeight: CGFloat { 0.3636 }

  /// - Parameter middle: Distance in points from the symbol's top down to the line on which it is centred.
  @MainActor fileprivate init(symbol: Picture, middle: CGFloat, in environment: EnvironmentValues) {
    let font = environment.text.traits.fontDescription(
      at: environment.dynamicTypeSize, in: environment.design.text)
    self.init(
      picture: symbol, size: symbol.size, baseline: middle + font.size * Self.halfCapHeight, isSymbol: true)
  }
}

extension Image {
  /// O(1) for a picture that was shown before; else the file is found and decoded.
  @MainActor package func resolved(in environment: EnvironmentValues) -> ResolvedImage {
    switch source {
    case .picture(let reference):
      return ResolvedImage(picture: reference.picture, size: orientation.size(of: reference.picture.size))
    case .drawing(let recipe): return ResolvedImage(picture: recipe.picture(in: environment), size: recipe.size)
    case .symbol(let name, let value):
      let style = environment.symbolStyle
      let variant = environment.symbolVariants.applied(to: name)
      let lit = environment.symbolVariableValue ?? value
      let symbol = SymbolLibrary.shared.picture(named: variant, style: style, value: lit)
      if symbol.isPlaceholder {
        Diagnostics.warnOnce("No symbol named '\(name)' is known; a box stands for it.", subject: name)
      }
      return ResolvedImage(symbol: symbol, middle: symbol.middle, in: environment)
    case .named(let name, let bundle):
      let screen = PictureScreen(scale: environment.displayScale, isDark: environment.colorScheme == .dark)
      let answer = PictureLibrary.shared.picture(named: name, bundle: bundle, for: screen)
      for warning in PictureLibrary.shared.takeWarnings() { Diagnostics.warnOnce(warning, subject: name) }
      switch answer {
      case .found(let template as SymbolTemplate):
        let symbol = template.picture(in: environment.symbolStyle)
        return ResolvedImage(symbol: symbol, middle: symbol.middle, in: environment)
      case .found(let picture): return ResolvedImage(picture: picture, size: orientation.size(of: picture.size))
      case .missing:
        let place = bundle.map { "the bundle \($0.bundleURL.lastPathComponent)" } ?? "the main bundle"
        Diagnostics.warnOnce("No image named '\(name)' was found in \(place).", subject: name)
      case .damaged(let url, let error):
        let reason = "\(error)"
        Diagnostics.warnOnce(
          "The image '\(name)' (\(url.lastPathComponent)) is not shown: \(reason)\(reason.hasSuffix(".") ? "" : ".")",
          subject: name)
      }
      return ResolvedImage(picture: nil, size: .zero)
    }
  }

  /// The styles that paint the picture; empty for its own colours.
  @MainActor func styles(_ resolved: ResolvedImage, in environment: EnvironmentValues) -> [ShownStyle] {
    guard let picture = resolved.picture else { return [] }
    let isTemplate = renderingMode.map { $0 == .template } ?? picture.isTemplate
    guard isTemplate || resolved.isSymbol else { return [] }
    guard resolved.isSymbol, picture.layerCount > 1 else { return [environment.textStyle] }
    let styles = environment.foregroundStyles
    let hasPalette = styles?.secondary != nil
    let mode = symbolRenderingMode ?? environment.symbolRenderingMode ?? (hasPalette ? .palette : .monochrome)
    switch mode {
    case .hierarchical, .palette:
      return [HierarchicalShapeStyle.primary, .secondary, .tertiary].prefix(max(picture.layerCount, 1)).map {
        $0.shown(in: environment)
      }
    default: return [environment.textStyle]
    }
  }

  /// The parameters with which the picture is drawn in its frame.
  @MainActor func drawing(paints: [Paint]) -> ImageDrawing {
    var drawing = ImageDrawing(
      paints: paints, interpolation: (interpolation ?? .medium).drawn, isAntialiased: isAntialiased)
    if let resizing {
      drawing.resizing = resizing.mode == .tile ? .tile : .stretch
      func length(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
      drawing.capTop = length(resizing.capInsets.top)
      drawing.capLeft = length(resizing.capInsets.leading)
      drawing.capBottom = length(resizing.capInsets.bottom)
      drawing.capRight = length(resizing.capInsets.trailing)
    }
    return drawing
  }

  /// Whether the symbol points in the direction of reading, and is therefore mirrored in languages from right to left.
  var followsReading: Bool { if case .symbol(let name, _) = source { SymbolNames.followsReading(name) } else { false } }

  /// The accessibility label; nil for decoration.
  var spokenLabel: String? {
    switch description {
    case .decoration: nil
    case .text(let text): text.string
    case .automatic:
      switch source {
      case .named(let name, _): name
      case .symbol(let name, _): SymbolNames.spoken(name)
      case .picture, .drawing: ""
      }
    }
  }
}

/// The spoken meaning of symbols' names.
enum SymbolNames {
  /// Words of a name that describe a symbol's form, not its meaning.
  private static let forms: Set<Substring> = ["fill", "circle", "square", "rectangle", "badge", "crop"]

  /// Symbols of texts and lists, which follow the reading direction although their names do not say so.
  private static let directed = [
    "list.bullet", "list.dash", "list.number", "text.append", "increase.indent", "decrease.indent", "text.badge.plus",
    "text.insert",
  ]

  /// Whether a symbol denotes a direction of reading, instead of left or right: a word of its name begins or ends with `leading` or
  /// `trailing`, or is `forward` or `backward` after another one. The symbols that begin with these two are those of players, which
  /// Apple's guidelines do not mirror: they are the direction of time.
  static func followsReading(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return directed.contains { name.hasPrefix($0) && (name.count == $0.count || name.dropFirst($0.count).first == ".") }
      || words.dropFirst().contains { $0 == "forward" || $0 == "backward" }
      || words.contains { word in ["leading", "trailing"].contains { word.hasPrefix($0) || word.hasSuffix($0) } }
  }

  static func spoken(_ name: String) -> String {
    let words = name.split(separator: ".")
    let meaning = words.filter { !forms.contains($0) }
    return (meaning.isEmpty ? words : meaning).joined(separator: " ")
  }
}

extension Image.Orientation {
  /// Whether width and height are exchanged.
  var isTurned: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    case .up, .upMirrored, .down, .downMirrored: false
    }
  }

  package func size(of size: CGSize) -> CGSize { isTurned ? CGSize(width: size.height, height: size.width) : size }

  /// Maps a picture in its stored orientation, in a rectangle of its own proportions at the origin, into a frame.
  package func matrix(into frame: CGRect) -> CGAffineTransform {
    let (w, h) = (frame.width, frame.height)
    let matrix =
      switch self {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
      }
    return matrix.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }
}
