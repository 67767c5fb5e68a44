// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The style that fits the surroundings: the tinted label; in a row of a list or form the whole row can be pressed.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(configuration: configuration)
  }
}

/// In a row of a list or form the button has no area of its own: the row runs the actions of all its buttons (specification I30).
/// A button that repeats while it is held keeps its own area.
private struct DefaultButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.hasFormControls) private var hasFormControls
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  var body: some View {
    if isFormRow, repeatBehavior != .enabled {
      configuration.label.parts.titled
        .defaultForegroundStyle(isEnabled ? configuration.role.color : .tertiaryLabel)
        .preference(
          key: ListRowActionsKey.self, value: isEnabled ? [ListRowAction { configuration.trigger() }] : [])
    } else if hasFormControls {
      PressableButton(style: StyleValue(BorderedButtonAppearance()), configuration: configuration)
    } else {
      PressableButton(style: StyleValue(BorderlessButtonAppearance()), configuration: configuration)
    }
  }
}

/// The label unchanged; only the drawn parts of it can be pressed (specification I31).
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleValue(PlainButtonAppearance()), configuration: configuration)
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The same as `.borderless`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleValue(BorderlessButtonAppearance()), configuration: configuration)
  }
}

/// The label in the tint on a quiet background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The same as `.bordered`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleValue(BorderedButtonAppearance()), configuration: configuration)
  }
}

/// The label on a background in the tint, for the most likely choice.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The same as `.borderedProminent`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleValue(ProminentButtonAppearance()), configuration: configuration)
  }
}

/// The label as a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// The same as `.link`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleValue(LinkButtonAppearance()), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the surroundings: the tinted label; in a row of a list or form the whole row can be pressed.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label unchanged; only the drawn parts of it can be pressed (specification I31).
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a quiet background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a background in the tint, for the most likely choice.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
