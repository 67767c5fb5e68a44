// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  /// The style of text and shapes if `foregroundStyles` is nil; nil is the system's colour.
  @EnvironmentEntry package var defaultForeground: AnyShapeStyle? = nil
}

/// The second level of the system's colour, also where that level is named: `.secondary` has no effect in a caption or in a value
/// that is already secondary.
package struct QuietForeground: ShapeStyle {
  package init() {}

  package func _apply(to shape: inout _ShapeStyle_Shape) {
    let level = shape.level
    shape.level = 0
    HierarchicalShapeStyle(level: max(level, 1)).color._apply(to: &shape)
    shape.level = level
  }
}

extension View {
  /// Sets the style of text and shapes in this view if `foregroundStyle(_:)` is used neither inside nor around it, for example
  /// for a button's label in the tint.
  package nonisolated func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.defaultForeground, AnyShapeStyle(style))
  }
}
