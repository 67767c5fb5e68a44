// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierContent
import EspalierControls
import EspalierCore
import Foundation

extension View {
  /// Sets the file that the page shows: the page's title opens a menu that shares the file or opens its folder.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    modifier(NavigationDocument { DocumentCommands(url: url) })
  }

  /// Sets the value that the page shows: the page's title opens a menu that shares it.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
    modifier(NavigationDocument { ShareLink("Share", item: document, preview: SharePreview("")) })
  }

  /// Sets the value that the page shows: the page's title opens a menu that shares it.
  /// - Parameter preview: The title of the shared value, and its pictures.
  public nonisolated func navigationDocument<D: Transferable, Picture: Transferable, Icon: Transferable>(
    _ document: D, preview: SharePreview<Picture, Icon>
  ) -> some View {
    nonisolated(unsafe) let preview = preview
    return modifier(NavigationDocument { ShareLink(item: document, preview: preview) })
  }

  /// Sets the file that the page shows: the page's title opens a menu that shares the file or opens its folder.
  /// - Parameter preview: The title of the shared file, and its pictures.
  public nonisolated func navigationDocument<Picture: Transferable, Icon: Transferable>(
    _ url: URL, preview: SharePreview<Picture, Icon>
  ) -> some View {
    nonisolated(unsafe) let preview = preview
    return modifier(
      NavigationDocument {
        ShareLink(item: url, preview: preview)
        FolderButton(url: url)
      })
  }
}

private struct NavigationDocument<Commands: View>: ViewModifier {
  private let commands: @MainActor () -> Commands

  nonisolated init(@ViewBuilder _ commands: @escaping @MainActor () -> Commands) { self.commands = commands }

  func body(content: Content) -> some View { content.toolbarTitleMenu { commands() } }
}

private struct DocumentCommands: View {
  let url: URL

  var body: some View {
    ShareLink(item: url)
    FolderButton(url: url)
  }
}

private struct FolderButton: View {
  let url: URL
  @Environment(\.openURL) private var openURL

  init(url: URL) { self.url = url }

  var body: some View {
    if url.isFileURL {
      Button("Show in Folder", systemImage: "folder") { openURL(url.deletingLastPathComponent()) }
    }
  }
}
