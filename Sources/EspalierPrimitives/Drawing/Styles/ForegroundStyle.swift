// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph

/// The styles set by `foregroundStyle(_:)`, and the ones around them.
package final class ForegroundStyles: Sendable, Equatable {
  let primary: AnyShapeStyle
  package let secondary: AnyShapeStyle?
  let tertiary: AnyShapeStyle?
  let outer: ForegroundStyles?
  /// The default style around these styles: the foreground outside if there is no `outer`.
  let outerDefault: AnyShapeStyle?

  init(
    _ primary: AnyShapeStyle, _ secondary: AnyShapeStyle?, _ tertiary: AnyShapeStyle?, outer: ForegroundStyles?,
    outerDefault: AnyShapeStyle? = nil
  ) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
    self.outer = outer
    self.outerDefault = outerDefault
  }

  /// The style for a level, and the number of levels below that style.
  func style(at level: Int) -> (AnyShapeStyle, remaining: Int) {
    if level >= 2, let tertiary { return (tertiary, level - 2) }
    if level >= 1, let secondary { return (secondary, level - 1) }
    return (primary, level)
  }

  package static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
    a === b
      || (a.primary == b.primary && a.secondary == b.secondary && a.tertiary == b.tertiary && a.outer == b.outer
        && a.outerDefault == b.outerDefault)
  }
}

extension EnvironmentValues {
  @EnvironmentEntry package var foregroundStyles: ForegroundStyles? = nil

  /// The style of text in this environment.
  package var textStyle: ShownStyle { ForegroundStyle().shown(in: self) }

  /// Whether no view around has set a style for text.
  package var hasPlainTextStyle: Bool { foregroundStyles == nil && defaultForeground == nil }

  /// The colour of text in this environment.
  package var textColor: ResolvedColor { ForegroundStyle().paint(in: self).representativeColor }
}

/// The environment's foreground style; the colour of text if none is set.
public struct ForegroundStyle: ShapeStyle, Equatable {
  /// The same as `.foreground`.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let styles = shape.foreground else {
      if let style = shape.defaultForeground { return style._apply(to: &shape) }
      return Color.primary._apply(to: &shape)
    }
    let outerDefault = shape.defaultForeground
    let level = shape.level
    let (style, remaining) = styles.style(at: level)
    // Inside a foreground style, the foreground is the outer one.
    shape.foreground = styles.outer
    shape.defaultForeground = styles.outerDefault
    shape.level = remaining
    style._apply(to: &shape)
    shape.foreground = styles
    shape.defaultForeground = outerDefault
    shape.level = level
  }
}

/// The levels of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  /// The foreground itself; for text the strongest colour.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground's second level, for secondary content.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground's third level, weaker than the second.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground's fourth level, for content of little importance.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The foreground's weakest level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The level as a separate colour, which follows the colour scheme.
  var color: Color {
    switch level {
    case 0: .primary
    case 1: .secondary
    case 2: .secondary.opacity(0.5)
    case 3: .secondary.opacity(0.3)
    default: .secondary.opacity(0.15)
    }
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.level += level
    ForegroundStyle()._apply(to: &shape)
    shape.level -= level
  }
}

/// A level below a given style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.level += level
    base._apply(to: &shape)
    shape.level -= level
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The weakest level of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// Sets the styles of text and shapes in a subtree.
nonisolated public struct _ForegroundStyleModifier<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>:
  InputsModifier
{
  let primary: Primary
  let secondary: Secondary?
  let tertiary: Tertiary?

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = Attribute(Child(modifier: modifier.attribute, environment: inputs.environment))
  }

  private struct Child: Rule {
    let modifier: Attribute<_ForegroundStyleModifier>
    let environment: Attribute<EnvironmentValues>
    mutating func value() -> EnvironmentValues {
      let modifier = self.modifier.value
      var environment = self.environment.value
      environment.foregroundStyles = ForegroundStyles(
        AnyShapeStyle(modifier.primary), modifier.secondary.map { AnyShapeStyle($0) },
        modifier.tertiary.map { AnyShapeStyle($0) }, outer: environment.foregroundStyles,
        outerDefault: environment.defaultForeground)
      return environment
    }
    nonisolated static var label: String { "foreground style" }
  }
}

extension View {
  /// Sets the colour of text and shapes in this view; nil restores that of the enclosing control, or of the system.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(
      \.foregroundStyles, color.map { ForegroundStyles(AnyShapeStyle($0), nil, nil, outer: nil) })
  }

  /// Sets the style of text and shapes in this view.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier<S, Never, Never>(primary: style, secondary: nil, tertiary: nil))
  }

  /// Sets the styles of primary and secondary text and shapes in this view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(_ForegroundStyleModifier<S1, S2, Never>(primary: primary, secondary: secondary, tertiary: nil))
  }

  /// Sets the styles of primary, secondary and tertiary text and shapes in this view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(_ForegroundStyleModifier(primary: primary, secondary: secondary, tertiary: tertiary))
  }
}
