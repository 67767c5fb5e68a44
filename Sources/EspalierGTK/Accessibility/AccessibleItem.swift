// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import Foundation

/// What screen readers receive of one element. Only values, but for `node`, which performs the actions.
struct AccessibleItem {
  let id: AccessibleID
  let form: ProxyForm
  let properties: AccessibleProperties
  let node: AccessibilityNode
  let children: [AccessibleItem]
}

/// Which element it is among those of one parent.
struct AccessibleID: Hashable {
  let view: ObjectIdentifier
  /// Of several elements of one view.
  let ordinal: Int
}

/// What cannot change in the life of a proxy.
struct ProxyForm: Hashable {
  /// The kind of widget that has what screen readers request: GTK gives it to its own widgets only.
  enum Base: String { case plain, label, range, entry, password, editor }
  let base: Base
  let role: ProxyRole
  /// In order; the default one is "click".
  let actions: [String]
}

enum ProxyRole: String {
  case label, heading, image, button, link, checkbox, radio, comboBox, slider, spinButton, progressBar, textBox
  case searchBox, group, list, listItem, alert, dialog, menu, menuItem, menuItemCheckbox, menuItemRadio, tab, tabList
  case toolbar, announcement, table, tableRow, cell, columnHeader
}

/// What can change. Two that are equal need no call of GTK's.
struct AccessibleProperties: Equatable {
  enum Check: Int32 { case off, on, mixed }

  var name = ""
  var description = ""
  var placeholder = ""
  var frame = PixelRect(x: 0, y: 0, width: 0, height: 0)
  var isEnabled = true
  var isFocusable = false
  var isModal = false
  var isReadOnly = false
  /// Work of an unknown duration is going on.
  var isBusy = false
  /// Nil where it cannot be checked, chosen, opened.
  var check: Check?
  var isSelected: Bool?
  var isExpanded: Bool?
  /// Of a heading.
  var level: Int32?
  /// Of a text or a field.
  var text: String?
  /// What of a field's text is selected, in characters.
  var selection: Range<Int>?
  var number: Number?

  struct Number: Equatable {
    var value, lower, upper: Double
    /// Zero where there are none.
    var step: Double
  }
}
