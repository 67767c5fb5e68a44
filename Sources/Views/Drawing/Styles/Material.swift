import Drawing
import ViewCore

/// A pane of frosted glass. What is behind shines through; it is not blurred.
public struct Material: ShapeStyle, Hashable {
  /// How much of the background's colour there is, 0…1.
  private let density: Double

  public static let ultraThin = Material(density: 0.55)
  public static let thin = Material(density: 0.7)
  public static let regular = Material(density: 0.82)
  public static let thick = Material(density: 0.9)
  public static let ultraThick = Material(density: 0.95)
  public static let bar = Material(density: 0.9)

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let base: Color = shape.environment.colorScheme == .dark ? .secondaryBackground : .background
    shape.paint = .color(base.resolve(in: shape.environment).multiplyingOpacity(by: density))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
