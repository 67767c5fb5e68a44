// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction

/// A control that runs an action when it is pressed and released.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style
  @Environment(\.dismissMenu) private var dismissMenu
  @Environment(\.dialogContext) private var dialog

  /// - Parameter action: Called when the finger is lifted inside the button (specification I28).
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Runs `action` when it is pressed and released over the button, or activated by keyboard or a screen reader.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public var body: some View {
    let action = dismissMenu.before(dialog?.closing(action, role: role) ?? action)
    StyledControl(
      style,
      PrimitiveButtonStyleConfiguration(role: role, label: .init(parts: StyleLabel(label)), action: action)
    )
    .modifier(
      AccessibleControl(role: .button, impliedShortcuts: dialog?.shortcuts(of: role) ?? [], action: action)
    )
    .modifier(_TraitWritingModifier<ButtonTraitKey>(value: style.isStyle(DefaultButtonStyle.self)))
  }
}

extension Button where Label == Text {
  /// A button with a title. A destructive or cancelling role changes its colour and its place in alerts.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title. A destructive or cancelling role changes its colour and its place in alerts. The title is
  /// shown as it is, without translation.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, in another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
