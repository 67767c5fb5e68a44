// SPDX-License-Identifier: MIT

import QtQuick
import QtQuick.Controls.Basic

Steps {
  id: window
  // What the form is about: the text of each field, as a model has it.
  property var texts: new Array(300).fill("")

  content: ScrollView {
    id: form
    contentWidth: availableWidth
    onActiveFocusChanged: if (activeFocus) fields.itemAt(0).field.forceActiveFocus()

    Column {
      width: form.availableWidth
      spacing: 4

      Repeater {
        id: fields
        model: 300
        Row {
          required property int index
          property alias field: field
          spacing: 8
          Label { width: 80; height: field.height; verticalAlignment: Text.AlignVCenter; text: "Field " + index }
          TextField { id: field; width: form.availableWidth - 88; onTextEdited: window.texts[index] = text }
        }
      }
    }
  }
}
