// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import Foundation

/// A text field with its style around the line of text that is edited. The whole of it can be touched.
///
/// In the body of a style, the label is a `_TextFieldStyleLabel`: that is where the line of text itself stands.
struct TextFieldFrame<Label: View>: _PrimitiveView {
  let content: TextFieldContent

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if Label.self == _TextFieldStyleLabel.self, let editor = inputs[fixed: TextFieldEditor.self] {
      return TextLineView.make(view[\.content].attribute, editor: editor, inputs: inputs)
    }
    let editor = TextFieldEditor(view[\.content].attribute, inputs)
    var inner = inputs
    inner[fixed: TextFieldEditor.self] = editor
    let styled = Attribute(Styled(view: view.attribute, editor: editor))
    var outputs = StyledTextField._makeView(view: _GraphValue(styled), inputs: inner)
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "text field") { _, view in
      Attribute(
        Describe(
          editor: editor, content: editor.content, frame: Attribute(AnimatedFrame(inputs: inputs)),
          environment: inputs.environment, text: editor.text, view: view))
    }
    return outputs
  }

  private struct Styled: Rule {
    let view: Attribute<TextFieldFrame>
    let editor: TextFieldEditor
    mutating func value() -> StyledTextField { StyledTextField(content: view.value.content, editor: editor) }
  }

  // Reads: the field, its text, its frame on screen.
  // Produces: one element.
  // Costs: O(length).
  private struct Describe: Rule {
    let editor: TextFieldEditor
    let content: Attribute<TextFieldContent>
    let frame: Attribute<CGRect>
    let environment: Attribute<EnvironmentValues>
    let text: Attribute<String>
    let view: ObjectIdentifier
    mutating func value() -> AccessibilityList {
      let content = self.content.value
      let shown = content.shown(text.value)
      var node = AccessibilityNode(
        role: content.isSecure ? .secureTextField : .textField, frame: frame.value, view: view)
      node.label = (content.title ?? content.prompt)?.string
      node.value = shown
      node.text = shown.isEmpty ? content.placeholder?.string : shown
      node.isEnabled = environment.value.isEnabled
      node.focusTarget = editor.target
      _ = editor.editing.get()
      node.editor = editor
      node.selectedText = editor.selectedText
      if content.triggers == .search { node.traits = .isSearchField }
      return AccessibilityList([node])
    }
    nonisolated static var label: String { "describe text field" }
  }
}

/// What the style makes of a field, and what a touch does to it.
private struct StyledTextField: View {
  let content: TextFieldContent
  let editor: TextFieldEditor
  @Environment(\.textFieldStyle) private var style

  init(content: TextFieldContent, editor: TextFieldEditor) {
    self.content = content
    self.editor = editor
  }

  var body: some View {
    style.makeBody(TextField(content))
      .environment(\.isFocused, editor.focusState.get())
      .contentShape(Rectangle())
      // In an editor the pointer selects, before it scrolls.
      .modifier(AddGestureModifier(TextEditGesture(editor: editor), precedence: content.isEditor ? .high : .normal))
      .modifier(FieldMenuModifier(editor: editor))
      .pointerStyle(.horizontalText)
  }
}
