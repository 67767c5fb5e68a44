// SPDX-License-Identifier: MIT

import EspalierCore

// A phone's system overlays; a desktop has none.

extension View {
  /// No effect: on a phone it hides the system's status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// No effect: on a phone it hides the system's status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// No effect: on a phone it sets the visibility of the system's overlays over the window.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
