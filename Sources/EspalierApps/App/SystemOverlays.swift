// SPDX-License-Identifier: MIT

import EspalierCore

// What a phone's system draws over a window: there is nothing of the kind on a desktop.

extension View {
  /// Would hide the system's status bar. There is none here: it does nothing.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Would hide the system's status bar. There is none here: it does nothing.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Would hide what the system draws over the window. There is nothing here: it does nothing.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
