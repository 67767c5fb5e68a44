// SPDX-License-Identifier: MIT

import EspalierCore

/// The appearance of the buttons that open menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = MenuStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A menu, for a style.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// The label of the button, as a view.
  public struct Label: View, GivenLabel {
    let parts: StyleLabel
    public var body: some View { parts.inRow }
  }

  /// The content of the panel, as a view.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The style that depends on the container: a button in the style of the buttons around it, a row in a menu.
public struct DefaultMenuStyle: MenuStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
  /// The same as `.button`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a background.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The same as `.borderlessButton`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that depends on the container: a button in the style of the buttons around it, a row in a menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the buttons around it.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a background.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<MenuStyleConfiguration> {
      AnyStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
    }
  }
  var menuStyle: AnyStyle<MenuStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The visibility of the arrowhead of buttons that open menus.
  @EnvironmentEntry public var menuIndicatorVisibility: Visibility = .automatic
}

extension View {
  /// The appearance of the buttons that open menus in this view.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(\.menuStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets whether buttons that open menus have an arrowhead; they have one only if `visibility` is `.visible`.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
