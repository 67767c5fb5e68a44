// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierMotion
import Foundation

/// A description of a view's purpose: for a pointer that rests on it, and for screen readers.
private struct Help: ViewModifier {
  let text: Text
  @State private var isShown = false

  init(text: Text) { self.text = text }

  /// Seconds that the pointer rests before the text comes.
  private static let delay = 0.7
  /// Between the view and the text, in points.
  private static let gap: CGFloat = 4

  func body(content: Content) -> some View {
    content
      .accessibilityHint(text)
      .onHover { isInside in
        withAnimation(.linear(duration: 0.15).delay(isInside ? Self.delay : 0)) { isShown = isInside }
      }
      .overlay(alignment: .bottom) {
        if isShown {
          label.alignmentGuide(.bottom) { $0[.top] - Self.gap }.transition(.opacity)
        }
      }
  }

  private var label: some View {
    text.font(.caption).foregroundStyle(Color.primary).fixedSize()
      .padding(EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6))
      .background {
        let shape = RoundedRectangle(cornerRadius: 4, style: .continuous)
        shape.fill(Color(.tertiaryBackground)).overlay { shape.strokeBorder(Color.separator, lineWidth: 0.5) }
          .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

extension View {
  /// Describes this view's purpose, under it while a pointer rests on it, and to screen readers as a hint.
  public func help(_ text: Text) -> some View { modifier(Help(text: text)) }
  /// A text that shows while the pointer rests on this view, and that screen readers read.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// A text that shows while the pointer rests on this view, and that screen readers read. The text is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
