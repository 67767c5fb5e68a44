// SPDX-License-Identifier: MIT

import QtQuick

Steps {
  id: window
  onStepped: item.contentY = step * 36

  content: ListView {
    model: 100000
    reuseItems: true
    clip: true

    delegate: Item {
      required property int index
      width: ListView.view.width
      height: 36
      Text { anchors.verticalCenter: parent.verticalCenter; text: "Item " + index }
      Text { anchors { verticalCenter: parent.verticalCenter; right: parent.right } text: index * 7; color: "gray" }
    }
  }
}
