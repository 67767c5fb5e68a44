// SPDX-License-Identifier: MIT

import QtQuick

// A window that is empty until the key "s", then has `content`, and changes at "n", or each 20 ms after "g".
Window {
  id: window
  property Component content
  property alias item: loader.item
  property int step: 0
  signal stepped()

  width: 1200
  height: 800
  visible: true

  function take() { step += 1; stepped() }

  Shortcut { sequence: "s"; enabled: !loader.active; onActivated: { loader.active = true; loader.item.forceActiveFocus() } }
  Shortcut { sequence: "n"; onActivated: window.take() }
  Shortcut { sequence: "g"; onActivated: timer.running = !timer.running }
  Timer { id: timer; interval: 20; repeat: true; onTriggered: window.take() }
  Loader { id: loader; anchors.fill: parent; active: false; sourceComponent: window.content }
}
