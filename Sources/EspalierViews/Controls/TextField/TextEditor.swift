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
  /// Above and below the text, in points.
  static let margin: CGFloat = 8

  func _body(configuration: TextField<_Label>) -> some View {
    ScrollView {
      configuration.padding(EdgeInsets(top: Self.margin, leading: 5, bottom: Self.margin, trailing: 5))
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
