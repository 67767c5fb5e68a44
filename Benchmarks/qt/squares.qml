// SPDX-License-Identifier: MIT

import QtQuick

Steps {
  id: window

  content: Grid {
    columns: 40

    Repeater {
      model: 1000
      Item {
        width: 28
        height: 28
        Rectangle {
          anchors.centerIn: parent
          width: 14
          height: 14
          color: "#2a78d6"
          RotationAnimation on rotation { to: 360; duration: 4000; loops: Animation.Infinite }
          SequentialAnimation on opacity {
            loops: Animation.Infinite
            NumberAnimation { from: 1; to: 0.3; duration: 2000 }
            NumberAnimation { from: 0.3; to: 1; duration: 2000 }
          }
        }
      }
    }
  }
}
