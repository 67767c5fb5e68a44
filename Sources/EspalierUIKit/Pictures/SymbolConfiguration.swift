// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierPrimitives
import EspalierSystemColors
import Foundation

extension UIImage {
  /// The style in which a picture is made.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// The weights, from that of the text beside it and the thinnest to the thickest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight {
      let weights: [Font.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The usual size.
    case `default` = -1
    /// Not decided, smaller, as usual, or larger.
    case unspecified = 0, small, medium, large

    var factor: CGFloat { self == .small ? 0.8 : self == .large ? 1.27 : 1 }
  }

  /// The size, weight and colour of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The changes of the usual style, in their order.
    private let changes: [(inout SymbolOptions) -> Void]
    var options: SymbolOptions { changes.reduce(into: SymbolOptions()) { $1(&$0) } }

    private init(changes: [(inout SymbolOptions) -> Void]) { self.changes = changes }
    private convenience init(_ change: @escaping (inout SymbolOptions) -> Void) { self.init(changes: [change]) }

    /// The size of a text of that many points.
    public convenience init(pointSize: CGFloat) { self.init { $0.size = pointSize } }
    /// The size of a text of that many points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .medium)
    }
    /// The size of a text of that many points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.size = pointSize
        $0.weight = weight.weight
        $0.factor = scale.factor
      }
    }
    /// The size beside a text.
    public convenience init(scale: SymbolScale) { self.init { $0.factor = scale.factor } }
    /// The weight of the lines.
    public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight.weight } }
    /// The size of a font.
    public convenience init(font: UIFont) { self.init { $0.size = font.pointSize } }
    /// The size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init {
        $0.size = font.pointSize
        $0.factor = scale.factor
      }
    }
    /// The size of a style of texts.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
    /// The size of a style of texts, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// One colour for all layers.
    public convenience init(hierarchicalColor: UIColor) { self.init { $0.color = Color(uiColor: hierarchicalColor) } }
    /// Colours for the layers, of which the first serves for all.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.color = paletteColors.first.map { Color(uiColor: $0) } }
    }

    /// This style with that which another one decides; nil decides nothing.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      SymbolConfiguration(changes: changes + ((otherConfiguration as? SymbolConfiguration)?.changes ?? []))
    }
    /// The colours of the symbol's own, where it has such: Espalier's symbols have one colour, that of their surroundings.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration { $0.color = nil } }
    /// One colour, that of the surroundings.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration { $0.color = nil } }
  }
}
