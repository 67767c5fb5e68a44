// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// An editor of UIKit as one of SwiftUI.
struct UITextViewContent: View {
  let editor: UITextView
  let subviews: UIViewSubviews
  let attributes: NSAttributedString?
  let wantsKeyboard: Bool
  @FocusState private var hasKeyboard: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      content
        .font(Font(editor.shownFont))
        .foregroundColor(Color(uiColor: editor.textColor ?? .label))
        .multilineTextAlignment(editor.textAlignment.lines)
      subviews
    }
    .background(editor.backgroundColor == nil ? Color(uiColor: .systemBackground) : .clear)
    .onChange(of: hasKeyboard) { _, isHere in editor.keyboardMoved(isHere) }
    .onChange(of: wantsKeyboard, initial: true) { _, wants in if wants != hasKeyboard { hasKeyboard = wants } }
  }

  @ViewBuilder private var content: some View {
    let text = Binding(get: { editor.text ?? "" }, set: { editor.edit($0) })
    if editor.isEditable {
      TextEditor(text: text)
        .scrollContentBackground(.hidden)
        .scrollDisabled(!editor.isScrollEnabled)
        .focused($hasKeyboard)
        .padding(EdgeInsets(editor.edges))
    } else if editor.isScrollEnabled {
      ScrollView { label }
    } else {
      label
    }
  }

  private var label: some View {
    let text = attributes.map { AttributedText($0).text } ?? Text(verbatim: editor.text ?? "")
    let alignment: Alignment =
      switch editor.textAlignment.lines {
      case .center: .top
      case .trailing: .topTrailing
      case .leading: .topLeading
      }
    return Group {
      if editor.isSelectable { text.textSelection(.enabled) } else { text }
    }
    .padding(EdgeInsets(editor.edges))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}
