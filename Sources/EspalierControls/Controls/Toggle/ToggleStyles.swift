// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The style that fits the container (`docs/looks.md`): on a desktop a check box, in a row of a grouped form a switch; on a phone
/// a switch. In a menu it is an item with a mark, in a bar a button that stays down.
public struct DefaultToggleStyle: ToggleStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OneView(DefaultToggle(configuration: configuration))
  }
}

private struct DefaultToggle: UnnamedView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.automaticStyles) private var styles

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    switch styles.toggle {
    case .checkbox: Checkbox(configuration: configuration)
    case .switch: SwitchToggle(configuration: configuration)
    case .button, .item: ToggleButton(configuration: configuration)
    }
  }
}

/// A label, and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The same as `.switch`.
  public nonisolated init() { tint = nil }
  /// A switch in a colour of its own.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    OneView(SwitchToggle(configuration: configuration)).tint(tint)
  }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The same as `.button`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OneView(ToggleButton(configuration: configuration))
  }
}

/// A box with a check mark in front of the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// The same as `.checkbox`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { OneView(Checkbox(configuration: configuration)) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that depends on the container: a switch; in a menu a check mark, in a desktop's form in columns a box.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label, and a switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark in front of the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
