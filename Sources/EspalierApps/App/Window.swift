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
