// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import Foundation

extension View {
  /// Sets the file that the page shows: the page's title opens a menu that shares the file or opens its folder.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    modifier(NavigationDocument(url: url))
  }
}

private struct NavigationDocument: ViewModifier {
  let url: URL

  nonisolated init(url: URL) { self.url = url }

  func body(content: Content) -> some View { content.toolbarTitleMenu { DocumentCommands(url: url) } }
}

private struct DocumentCommands: View {
  let url: URL
  @Environment(\.openURL) private var openURL

  init(url: URL) { self.url = url }

  var body: some View {
    ShareLink(item: url)
    if url.isFileURL {
      Button("Show in Folder", systemImage: "folder") { openURL(url.deletingLastPathComponent()) }
    }
  }
}
