// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

/// A pane of frosted glass: content behind is visible through it, blurred, under a veil of the background colour.
public struct Material: ShapeStyle, Hashable {
  /// The part of the background colour, 0…1.
  private let density: Double
  /// The darkness of a pane relative to a light background, 0…1: without it the pane would have the background's colour.
  private var shade = 11.0 / 255

  /// Frosted glass with a veil of 45 %: most of the content behind is visible.
  public static let ultraThin = Material(density: 0.45)
  /// Frosted glass with a veil of 60 %.
  public static let thin = Material(density: 0.6)
  /// Frosted glass with a veil of 75 %.
  public static let regular = Material(density: 0.75)
  /// Frosted glass with a veil of 85 %.
  public static let thick = Material(density: 0.85)
  /// Frosted glass with a veil of 93 %: little of the content behind is visible.
  public static let ultraThick = Material(density: 0.93)
  /// Frosted glass for bars, with a veil of 85 %.
  public static let bar = Material(density: 0.85, shade: 6.0 / 255)

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let base: Color =
      shape.environment.colorScheme == .dark
      ? .secondaryBackground : .background.mix(with: .black, by: shade / density, in: .device)
    let tint = base.resolve(in: shape.environment).multiplyingOpacity(by: density)
    shape.paint = .material(
      ResolvedMaterial(radius: 20, saturation: 1.8, tint: tint, opacity: hierarchicalOpacity(shape.level)))
  }
}

extension ShapeStyle where Self == Material {
  /// Frosted glass with a veil of 45 %: most of the content behind is visible.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Frosted glass with a veil of 60 %.
  public static var thinMaterial: Material { .thin }
  /// Frosted glass with a veil of 75 %.
  public static var regularMaterial: Material { .regular }
  /// Frosted glass with a veil of 85 %.
  public static var thickMaterial: Material { .thick }
  /// Frosted glass with a veil of 93 %: little of the content behind is visible.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Frosted glass for bars, with a veil of 85 %.
  public static var bar: Material { .bar }
}

extension EnvironmentValues {
  /// The material behind the view: the nearest one set by `background(_:ignoresSafeAreaEdges:)` or `background(_:in:fillStyle:)`,
  /// or nil.
  ///
  /// The drawing of views does not depend on it.
  @EnvironmentEntry public var backgroundMaterial: Material? = nil
}
