import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewCore

/// A button that takes what is on the clipboard. Here that is text, or an address as text.
public struct PasteButton: View {
  private let paste: @MainActor (NSItemProvider) -> Void
  @Environment(\.clipboard) private var clipboard

  /// - Parameter onPaste: Gets the values, if the clipboard has some of this type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
    paste = { item in
      _ = receive(T.self, [item]) {
        onPaste($0)
        return true
      }
    }
  }

  /// - Parameter payloadAction: Gets the items, if the clipboard has some of these kinds.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void) {
    paste = { item in if item.conforms(toAny: supportedContentTypes) { payloadAction([item]) } }
  }

  public var body: some View {
    Button {
      clipboard?()?.readText { paste(item(for: $0)) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
  }

  /// Text that is an address can be had as one too.
  private func item(for text: String) -> NSItemProvider {
    let item = NSItemProvider(transferring: text)
    if let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), url.scheme != nil {
      item.register(url)
    }
    return item
  }
}
