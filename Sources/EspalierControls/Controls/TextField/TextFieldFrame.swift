// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierPrimitives

/// A text field with its style around the edited line of text. Its whole area can be touched.
///
/// In the body of a style, the label is a `_TextFieldStyleLabel`, which marks the place of the line of text.
struct TextFieldFrame<Label: View>: _PrimitiveView {
  let content: TextFieldContent

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if Label.self == _TextFieldStyleLabel.self, let editor = inputs[fixed: TextFieldEditor.self] {
      return TextLineView.make(view[\.content].attribute, editor: editor, inputs: inputs)
    }
    let editor = TextFieldEditor(view[\.content].attribute, inputs)
    var inner = inputs
    inner[fixed: TextFieldEditor.self] = editor
    // In a horizontal stack the text beside the field is its label.
    let isAlone = inputs.stackAxis != .horizontal
    let styled = view.map("style of TextField") {
      StyledTextField(content: $0.content, editor: editor, isAlone: isAlone)
    }
    var outputs = StyledTextField._makeView(view: styled, inputs: inner)
    let environment = _GraphValue(inputs.environment)
    outputs.describe("text field", inputs: inputs) { view in
      [editor.element(of: view, isEnabled: environment.value.isEnabled)]
    }
    return outputs
  }
}

extension TextFieldEditor {
  /// The one element that represents the field. Called in a rule; O(length).
  fileprivate func element(of view: DescribedView, isEnabled: Bool) -> AccessibilityNode {
    let content = self.content.value
    let shown = content.shown(text.value)
    var node = view.element(content.isSecure ? .secureTextField : .textField)
    node.label = (content.title ?? content.prompt)?.string
    node.value = shown
    node.text = shown.isEmpty ? content.placeholder?.string : shown
    node.isEnabled = isEnabled
    node.focusTarget = target
    _ = editing.get()
    node.editor = self
    node.selectedText = selectedText
    if content.triggers == .search { node.traits = .isSearchField }
    return node
  }
}

/// The style's view of a field, with its gestures.
private struct StyledTextField: View {
  let content: TextFieldContent
  let editor: TextFieldEditor
  /// Whether no view is beside the field.
  let isAlone: Bool
  @Environment(\.textFieldStyle) private var style
  @Environment(\.showsFieldLabels) private var showsFieldLabels
  @Environment(\.alignsLabels) private var alignsLabels
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.design) private var design

  init(content: TextFieldContent, editor: TextFieldEditor, isAlone: Bool) {
    self.content = content
    self.editor = editor
    self.isAlone = isAlone
  }

  /// The title, if it is in front of the field.
  private var label: Text? {
    isAlone && showsFieldLabels && labelsVisibility != .hidden ? content.title : nil
  }

  private var field: some View {
    var content = content
    content.titleIsLabel = label != nil
    return style.makeBody(TextField(content))
  }

  var body: some View {
    Group {
      if let label, alignsLabels {
        ColumnsRow {
          field
        } label: {
          label
        }
      } else if let label {
        HStack(alignment: .firstTextBaseline, spacing: design.picker.labelGap) {
          label.lineLimit(1).layoutPriority(1)
          field.multilineTextAlignment(.trailing)
        }
      } else {
        field
      }
    }
    .environment(\.isFocused, editor.focusState.get())
    .contentShape(Rectangle())
    // In an editor the selection by pointer takes precedence over scrolling.
    .modifier(AddGestureModifier(TextEditGesture(editor: editor), precedence: content.isEditor ? .high : .normal))
    .modifier(FieldMenuModifier(editor: editor))
    .pointerStyle(.horizontalText)
  }
}
