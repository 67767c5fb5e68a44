// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import Foundation

/// A control that edits text of any length. It fills the proposed size and scrolls.
public struct TextEditor: View {
  private let content: TextFieldContent
  @Environment(\.textEditorStyle) private var style

  /// - Parameter text: Written at each keystroke.
  public init(text: Binding<String>) {
    content = TextFieldContent(source: TextSource(text), axis: .vertical, isEditor: true)
  }

  /// - Parameters:
  ///   - text: Written at each keystroke.
  ///   - selection: The selection: written when the caret moves, and followed when it is set elsewhere. It keeps its value when
  ///     the editor loses the keyboard focus, and is selected again when the focus returns.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = TextFieldContent(source: TextSource(text), axis: .vertical, isEditor: true, selection: selection)
  }

  public var body: some View {
    style.makeBody(TextEditorStyleConfiguration(content: content))
  }
}

/// The text in a scroll view of its own.
struct EditorFieldStyle: TextFieldStyle {
  /// Distance that is kept visible above and below the caret, in points.
  static let reach: CGFloat = 8

  let isPlain: Bool
  @Environment(\.design) private var design

  init(isPlain: Bool) { self.isPlain = isPlain }

  func _body(configuration: TextField<_Label>) -> some View {
    ScrollView {
      configuration.padding(design.field.editorInsets)
    }
    .modifier(EditorBackground(isPlain: isPlain))
  }
}

/// The background of a page; in a row the row's background, unless another is requested.
private struct EditorBackground: ViewModifier {
  let isPlain: Bool
  @Environment(\.scrollContentBackground) private var visibility
  @Environment(\.isFormRow) private var isRow

  init(isPlain: Bool) { self.isPlain = isPlain }

  func body(content: Content) -> some View {
    content.background {
      if visibility == .visible || visibility == .automatic && !isRow && !isPlain { Color.background }
    }
  }
}
