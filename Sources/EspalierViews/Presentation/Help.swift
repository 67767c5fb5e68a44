// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierMotion
import Foundation

/// A description of a view's purpose: for a pointer that rests on it, and for screen readers.
private struct Help: ViewModifier {
  let text: Text

  init(text: Text) { self.text = text }

  func body(content: Content) -> some View {
    content.accessibilityHint(text).modifier(HelpLabel(label: text))
  }
}

/// A view that appears under another one while the pointer rests on that.
struct HelpLabel<Label: View>: ViewModifier {
  let label: Label
  @State private var isShown = false
  @Environment(\.design) private var design

  init(label: Label) { self.label = label }

  func body(content: Content) -> some View {
    content
      .onHover { isInside in
        let motion = design.motion
        withAnimation(.linear(duration: motion.help).delay(isInside ? motion.helpDelay : 0)) { isShown = isInside }
      }
      .overlay(alignment: .bottom) {
        if isShown {
          panel.alignmentGuide(.bottom) { $0[.top] - design.help.gap }.transition(.opacity)
        }
      }
  }

  private var panel: some View {
    let values = design.help
    return label.font(.caption).foregroundStyle(Color.primary).fixedSize()
      .padding(values.insets)
      .background {
        let shape = RoundedRectangle(cornerRadius: values.cornerRadius, style: .continuous)
        shape.fill(Color(.tertiaryBackground)).overlay { shape.strokeBorder(Color.separator, lineWidth: values.line) }
          .shadow(color: .black.opacity(values.shadow), radius: values.shadowRadius, y: values.shadowOffset)
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
