// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

extension View {
  private nonisolated func clipboard(_ change: @escaping @MainActor (inout ClipboardActions) -> Void) -> some View {
    modifier(
      ClipboardModifier {
        var actions = ClipboardActions()
        change(&actions)
        return actions
      })
  }

  /// Sets the items to copy while this view, or one in it, has the keyboard focus; nil leaves copying to the enclosing views.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return clipboard { if let payloadAction { $0.copy = { payloadAction() } } }
  }

  /// Sets the items to cut while this view, or one in it, has the keyboard focus. The action also removes them from the program's
  /// data.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return clipboard { if let payloadAction { $0.cut = { payloadAction() } } }
  }

  /// Handles pasted items of some kinds while this view, or one in it, has the keyboard focus.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return clipboard {
      $0.paste = { items in
        let chosen = items.filter { $0.conforms(toAny: supportedContentTypes) }
        if !chosen.isEmpty { payloadAction(chosen) }
        return !chosen.isEmpty
      }
    }
  }

  /// Sets the values to copy while this view, or one in it, has the keyboard focus.
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    nonisolated(unsafe) let payload = payload
    return clipboard { $0.copy = { payload().map { NSItemProvider(transferring: $0) } } }
  }

  /// Sets the values to cut while this view, or one in it, has the keyboard focus. The action also removes them from the
  /// program's data.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    nonisolated(unsafe) let action = action
    return clipboard { $0.cut = { action().map { NSItemProvider(transferring: $0) } } }
  }

  /// Handles pasted values of a type while this view, or one in it, has the keyboard focus.
  /// - Parameter validator: Returns the values to paste.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    nonisolated(unsafe) let (action, validator) = (action, validator)
    return clipboard {
      $0.paste = { items in
        receive(T.self, items) { values in
          let accepted = validator(values)
          if !accepted.isEmpty { action(accepted) }
          return !accepted.isEmpty
        }
      }
    }
  }
}
