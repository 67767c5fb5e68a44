// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import Foundation

/// The tokens of a search field, whatever their type.
@MainActor
struct SearchTokens {
  /// The views of the tokens, in front of the text.
  let chips: AnyView
  let isEmpty: Bool
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// The suggested tokens; nil if there are none.
  let suggestions: AnyView?
  /// Adds a token; false for a value of another type.
  let add: (Any) -> Bool

  init<Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    _ tokens: Binding<Tokens>, suggested: Tokens? = nil, label: @escaping (Binding<Tokens.Element>) -> Token
  ) where Tokens.Element: Identifiable {
    let current = tokens.wrappedValue
    isEmpty = current.isEmpty
    chips = AnyView(ForEach(tokens) { token in TokenChip(content: label(token)) })
    removeLast = {
      guard let last = tokens.wrappedValue.indices.last else { return }
      tokens.wrappedValue.remove(at: last)
    }
    removeAll = { tokens.wrappedValue.removeAll() }
    add = { value in
      guard let token = value as? Tokens.Element else { return false }
      tokens.wrappedValue.append(token)
      return true
    }
    let offered = suggested.map { all in all.filter { token in !current.contains { $0.id == token.id } } } ?? []
    suggestions =
      offered.isEmpty
      ? nil : AnyView(ForEach(Array(offered)) { token in label(.constant(token)).searchCompletion(token) })
  }
}

private enum TokenMetrics {
  static let insets = EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
  static let cornerRadius: CGFloat = 5
}

/// A token in a search field.
private struct TokenChip<Content: View>: View {
  let content: Content

  var body: some View {
    content.lineLimit(1).labelStyle(.titleAndIcon)
      .padding(TokenMetrics.insets)
      .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: TokenMetrics.cornerRadius))
      .fixedSize()
  }
}
