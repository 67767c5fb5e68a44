// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives

/// Gives a sheet, a cover or a popover, including its background, the appearance that a view in it prefers (specification P82).
/// Preferences do not leave a presentation, so the window keeps its own appearance.
struct PresentedColorScheme: ViewModifier {
  @State private var preferred: ColorScheme?

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(PreferredColorSchemeKey.self) { scheme in
        MainActor.assumeIsolated { preferred = scheme }
      }
      .transformEnvironment(\.colorScheme) { scheme in
        if let preferred { scheme = preferred }
      }
  }
}
