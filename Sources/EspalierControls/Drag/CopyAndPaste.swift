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

  /// What is copied while this view, or one in it, has the keyboard; nil leaves that to the views around.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return clipboard { if let payloadAction { $0.copy = { payloadAction() } } }
  }

  /// What is cut while this view, or one in it, has the keyboard. The action takes it away.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    nonisolated(unsafe) let payloadAction = payloadAction
    return clipboard { if let payloadAction { $0.cut = { payloadAction() } } }
  }

  /// Takes what is pasted while this view, or one in it, has the keyboard, if it is of one of these kinds.
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

  /// The values that are copied while this view, or one in it, has the keyboard.
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    nonisolated(unsafe) let payload = payload
    return clipboard { $0.copy = { payload().map { NSItemProvider(transferring: $0) } } }
  }

  /// The values that are cut while this view, or one in it, has the keyboard. The action takes them away.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    nonisolated(unsafe) let action = action
    return clipboard { $0.cut = { action().map { NSItemProvider(transferring: $0) } } }
  }

  /// Takes the values of a type that are pasted while this view, or one in it, has the keyboard.
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
