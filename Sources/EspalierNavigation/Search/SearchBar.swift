// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The field of a search, and the button that ends it.
struct SearchBar: View {
  @Binding var text: String
  let prompt: Text?
  /// The width of a field in a bar, which has no margins; nil at the edge of a view.
  let width: CGFloat?
  let hasKeyboard: FocusState<Bool>.Binding
  let tokens: SearchTokens?
  /// Ends the search; nil while no search is active.
  let cancel: (@MainActor () -> Void)?
  /// Handles keys for the suggestions; returns true for keys that it has handled.
  let suggestionKey: @MainActor (KeyEquivalent) -> Bool
  @Environment(\.design) private var design
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.searchSelection) private var selection

  init(
    text: Binding<String>, prompt: Text?, width: CGFloat?, hasKeyboard: FocusState<Bool>.Binding,
    tokens: SearchTokens?, cancel: (@MainActor () -> Void)?, suggestionKey: @escaping @MainActor (KeyEquivalent) -> Bool
  ) {
    self.tokens = tokens
    _text = text
    self.prompt = prompt
    self.width = width
    self.hasKeyboard = hasKeyboard
    self.cancel = cancel
    self.suggestionKey = suggestionKey
  }

  var body: some View {
    HStack(spacing: design.search.gap) {
      HStack(spacing: design.search.iconGap) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        if let tokens { tokens.chips }
        TextField<Text>(
          TextFieldContent(
            source: TextSource($text), title: Text("Search"), prompt: prompt, triggers: .search, selection: selection)
        )
        .textFieldStyle(.plain)
        .focused(hasKeyboard)
        .modifier(SearchFocusModifier())
        .transformPreference(KeyboardShortcutKey.self) { targets in
          targets.append(
            ShortcutTarget(
              shortcut: KeyboardShortcut("f"), precedence: .afterCommands, isEnabled: isEnabled,
              perform: { hasKeyboard.wrappedValue = true }))
        }
        .onKeyPress(keys: [.upArrow, .downArrow, .return]) { suggestionKey($0.key) ? .handled : .ignored }
        .onKeyPress(.escape) {
          guard let cancel else { return .ignored }
          cancel()
          return .handled
        }
        .onKeyPress(.delete) {
          guard let tokens, text.isEmpty, !tokens.isEmpty else { return .ignored }
          tokens.removeLast()
          return .handled
        }
        if !text.isEmpty {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary).accessibilityLabel("Clear text")
          }
          .buttonStyle(.plain)
        }
      }
      .padding(design.search.insets)
      .background(
        Color.tertiaryFill, in: RoundedRectangle(cornerRadius: design.search.cornerRadius, style: .continuous)
      )
      .frame(width: width)
      // In a bar there is no such button; Escape ends a search everywhere.
      if let cancel, width == nil { Button("Cancel", action: cancel).buttonStyle(.borderless) }
    }
    .padding(width == nil ? design.search.margins : EdgeInsets())
  }
}
