// SPDX-License-Identifier: MIT

/// The kind of frame around the content of a window.
public enum _WindowStyleKind: Hashable, Sendable { case automatic, hiddenTitle, plain }

/// The style of windows' frames.
@MainActor @preconcurrency
public protocol WindowStyle {
  static var _kind: _WindowStyleKind { get }
}

/// A bar with the window's title at the upper edge; the bars of the content replace it.
public struct DefaultWindowStyle: WindowStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public static var _kind: _WindowStyleKind { .automatic }
}

/// The same as the default style.
public struct TitleBarWindowStyle: WindowStyle {
  /// The same as `.titleBar`.
  public nonisolated init() {}
  public static var _kind: _WindowStyleKind { .automatic }
}

/// A bar without title and background at the upper edge; content that ignores the safe area extends behind it.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The same as `.hiddenTitleBar`.
  public nonisolated init() {}
  public static var _kind: _WindowStyleKind { .hiddenTitle }
}

/// No frame: the content is the whole window.
public struct PlainWindowStyle: WindowStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
  public static var _kind: _WindowStyleKind { .plain }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// A bar with the window's title at the upper edge; the bars of the content replace it.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// The same as `.automatic`.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A bar without title and background at the upper edge; content that ignores the safe area extends behind it.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// No frame: the content is the whole window.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The arrangement of toolbars and the window's title. Here all styles have the same arrangement.
public protocol WindowToolbarStyle {}

/// The system's style: toolbars share the bar at the window's edge with the title.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The same as `.automatic`.
  public init() {}
}
/// Toolbars below the title on macOS; here they share its bar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The same as `.expanded`.
  public init() {}
}
/// Toolbars share the bar at the window's edge with the title, which is always shown.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The same as `.unified(showsTitle:)`.
  public init(showsTitle: Bool = true) {}
}
/// Toolbars share the bar at the window's edge with the title, which is always shown.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The same as `.unifiedCompact(showsTitle:)`.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's style: toolbars share the bar at the window's edge with the title.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Toolbars below the title on macOS; here they share its bar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Toolbars share the bar at the window's edge with the title, which is always shown.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Toolbars share the bar at the window's edge with the title, which is always shown.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A lower bar for toolbars and title on macOS; here it is as high as all bars.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// A lower bar for toolbars and title on macOS; here it is as high as all bars.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension Scene {
  /// Sets the frame around the content of the scene's windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { windows { $0.style = S._kind } }

  /// No effect: there is only one arrangement of toolbars and the window's title.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
