// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

@available(*, unavailable, message: "Espalier has no RenameButton yet: use a Button that focuses a TextField.")
public struct RenameButton<Label: View>: View {
  public var body: Never { fatalError("unavailable") }

  public init() where Label == EspalierViews.Label<Text, Image> {}
}

@available(*, unavailable, message: "Espalier has no renameAction yet: use a Button that focuses a TextField.")
extension View {
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no toolbarTitleMenu yet: put a Menu into a ToolbarItem.")
extension View {
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no navigationDocument yet: show the file's name as navigationTitle.")
extension View {
  public func navigationDocument(_ url: URL) -> some View { self }
}
