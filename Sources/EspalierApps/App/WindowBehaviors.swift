// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierPrimitives

/// Whether the user may do something with a window.
public struct WindowInteractionBehavior: Sendable, Hashable {
  private let name: String
  /// The system's choice.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The user may.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The user may not.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The things that a user may do with the window of a view.
package struct WindowBehaviors: Equatable {
  package fileprivate(set) var dismiss = WindowInteractionBehavior.automatic
  package fileprivate(set) var minimize = WindowInteractionBehavior.automatic
  package fileprivate(set) var fullScreen = WindowInteractionBehavior.automatic
  package fileprivate(set) var resize = WindowInteractionBehavior.automatic

  package init() {}

  fileprivate mutating func fill(
    _ part: WritableKeyPath<WindowBehaviors, WindowInteractionBehavior>, with value: WindowInteractionBehavior
  ) {
    if self[keyPath: part] == .automatic { self[keyPath: part] = value }
  }
}

private enum WindowBehaviorsKey: PreferenceKey {
  static var defaultValue: WindowBehaviors { WindowBehaviors() }
  static func reduce(value: inout WindowBehaviors, nextValue: () -> WindowBehaviors) {
    let next = nextValue()
    for part in [\WindowBehaviors.dismiss, \.minimize, \.fullScreen, \.resize] {
      value.fill(part, with: next[keyPath: part])
    }
  }
}

extension ViewGraph {
  /// The behaviours that the content sets for its window.
  package var windowBehaviors: WindowBehaviors { preference(WindowBehaviorsKey.self) }
}

extension View {
  private nonisolated func windowBehavior(
    _ part: WritableKeyPath<WindowBehaviors, WindowInteractionBehavior> & Sendable,
    _ value: WindowInteractionBehavior
  ) -> some View {
    transformPreference(WindowBehaviorsKey.self) { $0.fill(part, with: value) }
  }

  /// Sets whether the user may close the view's window. Of several modifiers the innermost one counts.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowBehavior(\.dismiss, behavior)
  }

  /// Sets whether the button that minimizes the view's window is enabled; a desktop's own menus and keys may minimize it anyway.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowBehavior(\.minimize, behavior)
  }

  /// Sets whether the button that maximizes the view's window is enabled; a desktop's own menus and keys may maximize it anyway.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowBehavior(\.fullScreen, behavior)
  }

  /// Sets whether the user may resize the view's window, also against the scene's `windowResizability(_:)`.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    windowBehavior(\.resize, behavior)
  }
}

extension Scene {
  /// Sets whether a drag of the windows' content moves the window, where no view takes the drag; the system's choice is that the
  /// bar alone moves it.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    windows { $0.backgroundDrag = behavior }
  }
}
