// SPDX-License-Identifier: MIT

import EspalierCore

/// A drag that moves the window of its view: the desktop moves the window while the pointer is down.
///
/// It has no effect in pictures and tests, which have no window, and on fingers, which move no windows.
public struct WindowDragGesture: Gesture {
  @Environment(\.moveWindow) private var move
  @State private var hasBegun = false

  /// A drag that moves the window.
  public init() {}

  public var body: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 3)
      .onChanged { _ in
        guard !hasBegun else { return }
        hasBegun = true
        move?()
      }
      .onEnded { _ in hasBegun = false }
  }
}

/// Lets the desktop move the window from the place of the pointer's press.
package struct MoveWindowAction {
  private let action: @MainActor () -> Void
  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  @MainActor func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The motion of the view's window by the desktop; nil where there is none.
  @EnvironmentEntry package var moveWindow: MoveWindowAction? = nil
}
