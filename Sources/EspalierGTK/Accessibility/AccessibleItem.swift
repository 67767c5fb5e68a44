// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import Foundation

/// One element as screen readers receive it. Only values, except `node`, which performs the actions.
struct AccessibleItem {
  let id: AccessibleID
  let form: ProxyForm
  let properties: AccessibleProperties
  let node: AccessibilityNode
  let children: [AccessibleItem]
}

/// Identity of an element among those of one parent.
struct AccessibleID: Hashable {
  let view: ObjectIdentifier
  /// Position among the elements of one view.
  let ordinal: Int
}

/// The properties of a proxy that are fixed for its life.
struct ProxyForm: Hashable {
  /// The kind of widget that provides what screen readers request: GTK provides it for its own widgets only.
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

/// The properties that can change. Two equal values need no call to GTK.
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
  /// Whether work of an unknown duration is going on.
  var isBusy = false
  /// Nil for an element that cannot be checked, chosen or opened.
  var check: Check?
  var isSelected: Bool?
  var isExpanded: Bool?
  /// The level of a heading.
  var level: Int32?
  /// The content of a text or a field.
  var text: String?
  /// The selected part of a field's text, in characters.
  var selection: Range<Int>?
  var number: Number?

  struct Number: Equatable {
    var value, lower, upper: Double
    /// Zero for a number without steps.
    var step: Double
  }
}
