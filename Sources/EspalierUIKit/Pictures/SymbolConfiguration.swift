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
    let options: SymbolOptions

    init(_ options: SymbolOptions) { self.options = options }

    private convenience init(_ change: (inout SymbolOptions) -> Void) {
      var options = SymbolOptions()
      change(&options)
      self.init(options)
    }

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
  }
}
