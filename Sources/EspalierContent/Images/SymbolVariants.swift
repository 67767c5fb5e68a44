// SPDX-License-Identifier: MIT

import EspalierPictures

/// Variants of symbols: inside a shape, filled, struck through.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String, Hashable, Sendable { case circle, square, rectangle }
  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The symbol as named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: .square)
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a stroke through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variant in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// The variant in a square.
  public var square: SymbolVariants { adding(.square) }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// Filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// The variant with a stroke through it.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether this contains every variant of `other`.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  /// The variants of both; the shape is that of `other` if it has one.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol's variant. Variants that the symbol does not have are omitted.
  func applied(to name: String) -> String {
    if self == .none { return name }
    var words = name.split(separator: ".").map(String.init)
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    if let shape, !words.contains(shape.rawValue) { words.append(shape.rawValue) }
    if isSlashed, !words.contains("slash") { words.append("slash") }
    if isFilled || wasFilled { words.append("fill") }
    let variant = words.joined(separator: ".")
    return SymbolLibrary.shared.contains(variant) ? variant : name
  }
}
