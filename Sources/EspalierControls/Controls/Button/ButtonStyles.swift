// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The style that fits the container (`docs/looks.md`): on a desktop a border around the label, in the accent colour for the
/// default action; on a phone the tinted label, and in a row of a list or form the whole row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(configuration: configuration)
  }
}

/// The automatic style, by the container around the button.
private struct DefaultButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.automaticStyles) private var styles
  @Environment(\.buttonPurpose) private var purpose
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isDefaultAction) private var isDefaultAction
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

  /// One view: a list makes its body in the row.
  static var _isUnary: Bool { true }

  var body: some View {
    switch purpose.kind(in: styles) {
    case .bordered, .trailing: bordered
    case .smallBordered: bordered.modifier(SmallInRow())
    case .row where repeatBehavior != .enabled: row(configuration.role == .destructive ? Color.red : .primary)
    case .tintedRow where repeatBehavior != .enabled: row(configuration.role.color)
    case .grouped:
      PressableButton(style: StyleValue(GroupedButtonAppearance()), configuration: configuration)
    case .borderless, .row, .tintedRow, .bar, .item:
      PressableButton(style: StyleValue(BorderlessButtonAppearance()), configuration: configuration)
    }
  }

  private var bordered: some View {
    Group {
      if isDefaultAction, configuration.role != .destructive {
        PressableButton(style: StyleValue(ProminentButtonAppearance()), configuration: configuration)
      } else {
        PressableButton(style: StyleValue(BorderedButtonAppearance()), configuration: configuration)
      }
    }
    // A label in the button is not the label of a row, whose icons have a column.
    .transformEnvironment(\.isFormRow) { if $0 { $0 = false } }
  }

  /// The row performs the action, wherever it is pressed (specification I30).
  private func row(_ color: Color) -> some View {
    configuration.label.parts.titled
      .defaultForegroundStyle(isEnabled ? color : .tertiaryLabel)
      .preference(
        key: ListRowActionsKey.self, value: isEnabled ? [ListRowAction { configuration.trigger() }] : [])
  }
}

/// The effect of a button, as far as its automatic style depends on it.
package enum ButtonPurpose {
  case action, page, address

  fileprivate func kind(in styles: AutomaticStyles) -> AutomaticStyles.ButtonKind {
    switch self {
    case .action: styles.button
    case .page: styles.navigationLink
    case .address: styles.link
    }
  }
}

extension EnvironmentValues {
  /// The effect of the button that is this view.
  @EnvironmentEntry package var buttonPurpose: ButtonPurpose = .action

  /// Whether Return performs the button that is this view.
  fileprivate var isDefaultAction: Bool {
    keyboardShortcut == .defaultAction || (keyboardShortcut == nil && impliedShortcut?.shortcut == .defaultAction)
  }
}

/// The label unchanged; only the drawn parts of it can be pressed (specification I31).
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OneView(PressableButton(style: StyleValue(PlainButtonAppearance()), configuration: configuration))
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The same as `.borderless`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OneView(PressableButton(style: StyleValue(BorderlessButtonAppearance()), configuration: configuration))
  }
}

/// The label in the tint on a quiet background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The same as `.bordered`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OneView(PressableButton(style: StyleValue(BorderedButtonAppearance()), configuration: configuration))
  }
}

/// The label on a background in the tint, for the most likely choice.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The same as `.borderedProminent`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OneView(PressableButton(style: StyleValue(ProminentButtonAppearance()), configuration: configuration))
  }
}

/// The label as a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// The same as `.link`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OneView(PressableButton(style: StyleValue(LinkButtonAppearance()), configuration: configuration))
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
