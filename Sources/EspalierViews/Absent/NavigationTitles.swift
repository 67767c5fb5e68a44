// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(*, unavailable, message: "Espalier has no toolbarTitleMenu yet: put a Menu into a ToolbarItem.")
extension View {
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no navigationDocument yet: show the file's name as navigationTitle.")
extension View {
  public func navigationDocument(_ url: URL) -> some View { self }
}
