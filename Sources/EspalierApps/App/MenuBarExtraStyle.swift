// SPDX-License-Identifier: MIT

/// The form of an item of the menu bar.
public enum _MenuBarExtraStyleKind: Hashable, Sendable { case menu, window }

/// The style of items of the menu bar.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle: Sendable {
  static var _kind: _MenuBarExtraStyleKind { get }
}

/// A menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public static var _kind: _MenuBarExtraStyleKind { .menu }
}

/// A menu: buttons, toggles, pickers and menus are its rows.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The same as `.menu`.
  public nonisolated init() {}
  public static var _kind: _MenuBarExtraStyleKind { .menu }
}

/// A window of any views.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The same as `.window`.
  public nonisolated init() {}
  public static var _kind: _MenuBarExtraStyleKind { .window }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// A menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu: buttons, toggles, pickers and menus are its rows.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window of any views.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style of the scene's items of the menu bar.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    windows { $0.menuBarExtraStyle = S._kind }
  }
}
