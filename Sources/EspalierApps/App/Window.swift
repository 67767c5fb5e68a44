// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// A single window; a second one never opens.
public struct Window<Content: View>: Scene {
  private var group: WindowGroup<Content>

  /// - Parameter id: The name under which `openWindow` finds the window.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content)
    group.kind = .single
  }

  /// Creates a single window with a title, which `openWindow` finds by its id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(titleKey, id: id, content: content)
    group.kind = .single
  }

  /// Creates a single window with a title, which `openWindow` finds by its id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content)
    group.kind = .single
  }

  public var body: some Scene { group }
}

/// A single window with tools for the others. Here it is a window as others: desktops on Linux have no windows that float and
/// disappear with their program.
public struct UtilityWindow<Content: View>: Scene {
  private let window: Window<Content>

  /// - Parameter id: The name under which `openWindow` finds the window.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// Creates a single window with a title, which `openWindow` finds by its id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Creates a single window with a title, which `openWindow` finds by its id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  public var body: some Scene { window }
}
