// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  private enum DefaultForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// What text and shapes are drawn with where `foregroundStyles` is nil; nil is the colour of the system.
  package var defaultForeground: AnyShapeStyle? {
    get { self[DefaultForegroundKey.self] }
    set { self[DefaultForegroundKey.self] = newValue }
  }
}

/// The second level of the system's colour, also where that level is named: `.secondary` changes nothing in a caption or in a
/// value that is quiet by itself.
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
  /// What text and shapes in this view are drawn with where `foregroundStyle(_:)` is used neither in it nor around it:
  /// the label of a button in the tint.
  package nonisolated func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.defaultForeground, AnyShapeStyle(style))
  }
}
