// SPDX-License-Identifier: MIT

/// What is around the content of a window.
public enum _WindowStyleKind: Hashable, Sendable { case automatic, hiddenTitle, plain }

/// The appearance of the frames of windows.
@MainActor @preconcurrency
public protocol WindowStyle {
  static var _kind: _WindowStyleKind { get }
}

/// A title bar, as all windows of the desktop have.
public struct DefaultWindowStyle: WindowStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public static var _kind: _WindowStyleKind { .automatic }
}

/// A title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// The same as `.titleBar`.
  public nonisolated init() {}
  public static var _kind: _WindowStyleKind { .automatic }
}

/// A bar with the window's buttons, and no title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The same as `.hiddenTitleBar`.
  public nonisolated init() {}
  public static var _kind: _WindowStyleKind { .hiddenTitle }
}

/// No frame at all: the content is the window.
public struct PlainWindowStyle: WindowStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
  public static var _kind: _WindowStyleKind { .plain }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// A title bar, as all windows of the desktop have.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A bar with the window's buttons, and no title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// No frame at all: the content is the window.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// Where toolbars would lie in a title bar. Here they lie in the window's content, with all styles.
public protocol WindowToolbarStyle {}

/// The style of the system; toolbars lie in the window's content.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The same as `.automatic`.
  public init() {}
}
/// Toolbars would lie below the title; here they lie in the window's content.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The same as `.expanded`.
  public init() {}
}
/// Toolbars would share the title bar with the title; here they lie in the window's content.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The same as `.unified(showsTitle:)`.
  public init(showsTitle: Bool = true) {}
}
/// Toolbars would share the title bar with the title; here they lie in the window's content.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The same as `.unifiedCompact(showsTitle:)`.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The style of the system; toolbars lie in the window's content.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Toolbars would lie below the title; here they lie in the window's content.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Toolbars would share the title bar with the title; here they lie in the window's content.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Toolbars would share the title bar with the title; here they lie in the window's content.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Toolbars would share a lower title bar with the title; here they lie in the window's content.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Toolbars would share a lower title bar with the title; here they lie in the window's content.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension Scene {
  /// What is around the content of the scene's windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { windows { $0.style = S._kind } }

  /// Where toolbars would lie in the title bar: they lie in the content. It does nothing.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
