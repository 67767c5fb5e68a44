// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import Foundation

/// A small round button with a question mark, which opens help; in a menu an item.
///
/// Source: Apple's reference, HelpLink.
public struct HelpLink: View {
  private enum Target {
    case page(URL)
    case action(@MainActor () -> Void)
  }

  private let target: Target
  @Environment(\.openURL) private var openURL
  @Environment(\.controlContainer) private var container

  /// Opens a page of help, as a link does.
  public nonisolated init(destination: URL) { target = .page(destination) }

  /// Calls an action that shows help.
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void) { target = .action(action) }

  /// A page of a help book.
  @available(
    *, unavailable,
    message: "Espalier has no help books, for Linux has none: use HelpLink(destination:) or HelpLink(action:)."
  )
  public nonisolated init(anchor: String) { fatalError("unavailable") }

  public var body: some View {
    if container == .menu {
      Button("Help", systemImage: "questionmark.circle", action: open)
    } else {
      Button(action: open) {
        Image(systemName: "questionmark.circle").imageScale(.large)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Help")
    }
  }

  private func open() {
    switch target {
    case .page(let page): openURL(page)
    case .action(let action): action()
    }
  }
}
