// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

/// A control that edits text of any length. It takes the size that it is offered and scrolls.
public struct TextEditor: View {
  private let text: Binding<String>

  /// - Parameter text: Written at each keystroke.
  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    TextFieldFrame<Text>(content: TextFieldContent(source: TextSource(text), axis: .vertical, isEditor: true))
      .textFieldStyle(TextEditorStyle())
  }
}

/// The text in a scroll view of its own.
struct TextEditorStyle: TextFieldStyle {
  /// What is kept in view above and below the caret, in points.
  static let reach: CGFloat = 8

  @Environment(\.design) private var design

  func _body(configuration: TextField<_Label>) -> some View {
    ScrollView {
      configuration.padding(design.field.editorInsets)
    }
    .modifier(EditorBackground())
  }
}

private struct EditorBackground: ViewModifier {
  @Environment(\.scrollContentBackground) private var visibility

  func body(content: Content) -> some View {
    content.background { if visibility != .hidden { Color.background } }
  }
}
