// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import Foundation

/// A description of a view's purpose: for a pointer that rests on it, and for screen readers.
private struct Help: ViewModifier {
  let text: Text

  init(text: Text) { self.text = text }

  func body(content: Content) -> some View {
    content.accessibilityHint(text).modifier(HelpLabel(label: text))
  }
}

/// A view that appears near another one while the pointer rests on that: in front of all content. Any other
/// input hides it.
package struct HelpLabel<Label: View>: ViewModifier {
  let label: Label
  @State private var isShown = false
  @Environment(\.design) private var design

  package init(label: Label) { self.label = label }

  package func body(content: Content) -> some View {
    content
      .onHover { isInside in
        let motion = design.motion
        withAnimation(.linear(duration: motion.help).delay(isInside ? motion.helpDelay : 0)) { isShown = isInside }
      }
      .modifier(HoverInterruption { isShown = false })
      .modifier(
        PresentationModifier(isPresented: isShown, isPassive: true) { anchor in HelpLayer(anchor: anchor, label: label)
        })
  }
}

private struct HelpLayer<Label: View>: View {
  let anchor: CGRect
  let label: Label
  @Environment(\.layoutDirection) private var direction
  @Environment(\.design) private var design
  @Environment(\.popupArea) private var area

  init(anchor: CGRect, label: Label) {
    self.anchor = anchor
    self.label = label
  }

  var body: some View {
    PopupPlacement(
      anchor: anchor, isCentered: true, greatestWidth: design.help.greatestWidth, values: design.popup,
      area: area, direction: direction
    ) {
      panel.modifier(PopupPlaceReader(anchor: anchor))
    }
    .modifier(PopupEnvironment())
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .transition(.opacity)
  }

  private var panel: some View {
    let values = design.help
    return label.font(.caption).foregroundStyle(Color.primary)
      .fixedSize(horizontal: false, vertical: true)
      .padding(values.insets)
      .background {
        let shape = RoundedRectangle(cornerRadius: values.cornerRadius, style: .continuous)
        shape.fill(Color(.tertiaryBackground)).overlay { shape.strokeBorder(Color.separator, lineWidth: values.line) }
          .shadow(color: .black.opacity(values.shadow), radius: values.shadowRadius, y: values.shadowOffset)
      }
  }
}

extension View {
  /// Describes this view's purpose: near the view while the pointer rests on it, and to screen readers as a hint.
  public func help(_ text: Text) -> some View { modifier(Help(text: text)) }
  /// A text that appears while the pointer rests on this view, and that screen readers read.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// A text that appears while the pointer rests on this view, and that screen readers read. The text is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
