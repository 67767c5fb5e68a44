import Foundation
import TextLayout
import ViewCore

extension Text {
  private func changing(_ change: (inout Segment) -> Void) -> Text {
    Text(
      segments.map {
        var segment = $0
        change(&segment)
        return segment
      })
  }

  /// The innermost of several fonts counts; nil leaves the environment's.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }
  public func bold() -> Text { fontWeight(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { changing { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func foregroundColor(_ color: Color?) -> Text { changing { $0.color = $0.color ?? color } }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    // What a text's runs can have is a colour; styles that are more have one that stands for them.
    let color: Color? =
      switch style {
      case let color as Color: color
      case let hierarchical as HierarchicalShapeStyle: hierarchical.color
      case is ForegroundStyle: nil
      default: Color(style.paint(in: EnvironmentValues()).representativeColor)
      }
    return foregroundColor(color)
  }
  /// Points between letters; pairs keep their kerning.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }
  /// Points upwards.
  public func baselineOffset(_ offset: CGFloat) -> Text { changing { $0.baselineOffset = offset } }
  public func monospacedDigit() -> Text { changing { $0.hasMonospacedDigits = true } }
  public func monospaced(_ isActive: Bool = true) -> Text { changing { $0.isMonospaced = isActive } }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    changing { $0.underline = isActive ? Text.LineStyle(pattern: pattern.decoration, color: color) : nil }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    changing { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern.decoration, color: color) : nil }
  }
}

extension Text.LineStyle {
  /// How a line under or through text is drawn.
  public enum Pattern: Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot

    package var decoration: TextDecoration.Pattern {
      switch self {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    }
  }
}
