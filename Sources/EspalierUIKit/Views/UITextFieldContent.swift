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

/// A field of UIKit as one of SwiftUI.
struct UITextFieldContent: View {
  let field: UITextField
  let subviews: UIViewSubviews
  let wantsKeyboard: Bool
  @FocusState private var hasKeyboard: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      HStack(spacing: 4) {
        if let view = field.leftView, isShown(field.leftViewMode) { side(view) }
        editor
          .textFieldStyle(.plain)
          .font(Font(field.font ?? .systemFont(ofSize: 17)))
          .foregroundColor(Color(uiColor: field.textColor ?? .label))
          .multilineTextAlignment(field.textAlignment.lines)
          .focused($hasKeyboard)
          .onSubmit { field.returned() }
          .disabled(!field.isEnabled)
        if let view = field.rightView, isShown(field.rightViewMode) {
          side(view)
        } else if isShown(field.clearButtonMode), !(field.text ?? "").isEmpty {
          Button {
            if field.delegate?.textFieldShouldClear(field) ?? true { field.edit("") }
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, field.borderStyle == .none ? 0 : 7)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(UITextFieldBorder(style: field.borderStyle))
      subviews
    }
    .onChange(of: hasKeyboard) { _, isHere in field.keyboardMoved(isHere) }
    .onChange(of: wantsKeyboard, initial: true) { _, wants in if wants != hasKeyboard { hasKeyboard = wants } }
  }

  @ViewBuilder private var editor: some View {
    let text = Binding(get: { field.text ?? "" }, set: { field.edit($0) })
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text)
    } else {
      TextField(field.placeholder ?? "", text: text)
    }
  }

  private func side(_ view: UIView) -> some View {
    UIViewTree(view: view, count: subviews.count).frame(width: view.bounds.width, height: view.bounds.height)
  }

  private func isShown(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: field.isEditing
    case .unlessEditing: !field.isEditing
    case .always: true
    }
  }
}

/// The frame of a field.
private struct UITextFieldBorder: View {
  let style: UITextField.BorderStyle

  var body: some View {
    switch style {
    case .none: EmptyView()
    case .line: Rectangle().strokeBorder(Color.primary, lineWidth: 1)
    case .bezel: Rectangle().strokeBorder(Color.gray, lineWidth: 2)
    case .roundedRect:
      RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
        .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray.opacity(0.35), lineWidth: 1))
    }
  }
}

extension NSTextAlignment {
  /// The place of lines in SwiftUI.
  var lines: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }
}
