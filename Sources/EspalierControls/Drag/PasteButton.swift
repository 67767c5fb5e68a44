// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// A button that pastes the content of the clipboard.
public struct PasteButton: View {
  private let paste: @MainActor ([NSItemProvider]) -> Void
  @Environment(\.clipboard) private var clipboard

  /// - Parameter onPaste: Called with the values, if the clipboard has some of this type.
  @preconcurrency
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
    paste = { items in
      _ = receive(T.self, items) {
        onPaste($0)
        return true
      }
    }
  }

  /// - Parameter payloadAction: Called with the items, if the clipboard has some of these kinds.
  @preconcurrency
  public init(supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void) {
    paste = { items in
      let chosen = items.filter { $0.conforms(toAny: supportedContentTypes) }
      if !chosen.isEmpty { payloadAction(chosen) }
    }
  }

  public var body: some View {
    Button {
      clipboard?()?.readItems { paste($0) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
  }
}
