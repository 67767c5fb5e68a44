// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

// Assistive Access is a mode of phones: the names behave as on a phone that is not in it.

/// A scene that takes the place of the others in Assistive Access: it has no window here.
public struct AssistiveAccess<Content: View>: _PrimitiveScene {
  /// A scene with views, which are not made.
  public init(@ViewBuilder content: () -> Content) {}

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {}
}

extension View {
  /// No effect: Linux has no Assistive Access.
  public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  /// No effect: Linux has no Assistive Access.
  public nonisolated func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}
