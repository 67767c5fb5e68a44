// SPDX-License-Identifier: MIT

import QtQuick

Steps {
  id: window
  onStepped: item.labels.itemAt(step * 79 % 200).text = "item " + (step % 9 + 1)

  content: Flickable {
    property alias labels: repeater
    contentHeight: grid.height
    clip: true

    Grid {
      id: grid
      columns: 10

      Repeater {
        id: repeater
        model: 10000
        Text {
          width: 120
          height: 30
          horizontalAlignment: Text.AlignHCenter
          verticalAlignment: Text.AlignVCenter
          text: "item 0"
        }
      }
    }
  }
}
