// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

@available(*, unavailable, message: "Espalier has no listSectionSeparatorTint yet: use listRowSeparatorTint(_:edges:).")
extension View {
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no sectionActions yet: put the buttons into the section's header.")
extension View {
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no scrollIndicatorsFlash yet: its scroll bars show while something scrolls."
)
extension View {
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
}
