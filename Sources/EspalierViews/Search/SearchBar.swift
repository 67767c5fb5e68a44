// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

/// The field of a search, and the button that ends it.
struct SearchBar: View {
  @Binding var text: String
  let prompt: Text?
  let hasKeyboard: FocusState<Bool>.Binding
  /// Nil while no search is active.
  let cancel: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: 10) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField<Text>(
          TextFieldContent(source: TextSource($text), title: Text("Search"), prompt: prompt, triggers: .search)
        )
        .textFieldStyle(.plain)
        .focused(hasKeyboard)
        if !text.isEmpty {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary).accessibilityLabel("Clear text")
          }
          .buttonStyle(.plain)
        }
      }
      .padding(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
      .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
      if let cancel { Button("Cancel", action: cancel) }
    }
    .padding(EdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 16))
  }
}
