// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

@available(*, unavailable, message: "Espalier has no sectionActions yet: put the buttons into the section's header.")
extension View {
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
