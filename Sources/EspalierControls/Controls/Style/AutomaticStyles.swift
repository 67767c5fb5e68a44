// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The meaning of `.automatic` for each control in each container, in both looks. No other place decides it.
///
/// On a desktop the kinds are macOS's, as recorded on macOS 26.2, in the measures of the look. The raw values are the cells of
/// the table in `docs/looks.md`, which a test compares with this file.
package struct AutomaticStyles: Hashable, Sendable {
  package let look: DesignLook
  package let container: ControlContainer
  /// Whether the control is all that its row contains.
  package var isWholeRow = false

  package init(look: DesignLook, container: ControlContainer, isWholeRow: Bool = false) {
    self.look = look
    self.container = container
    self.isWholeRow = isWholeRow
  }
}

extension AutomaticStyles {
  package enum ButtonKind: String, Sendable {
    case bordered
    case smallBordered = "bordered, small"
    /// In a form the controls are at the trailing edge of the card, and so is a button without a label in front of it. The row
    /// as a whole is no button, in contrast to GNOME: it would have no edge, and nothing would distinguish it from a text.
    case trailing = "bordered, at the trailing edge"
    /// The row is the button, in the colour of texts.
    case row = "the row, plain"
    /// The row is the button, in the tint.
    case tintedRow = "the row, in the tint"
    case borderless
    /// On the background that the controls of a group share.
    case grouped = "in the colour of texts"
    case bar = "text or symbol, with a background under the pointer"
    case item
  }

  package var button: ButtonKind {
    switch (look, container) {
    case (_, .menu): .item
    case (.desktop, .content): .bordered
    case (.desktop, .formRow): isWholeRow ? .trailing : .bordered
    case (.desktop, .listRow): isWholeRow ? .row : .smallBordered
    case (.desktop, .bar): .bar
    case (.desktop, .group): .grouped
    case (.phone, .content), (.phone, .group), (.phone, .bar): .borderless
    case (.phone, .formRow), (.phone, .listRow): .tintedRow
    }
  }

  /// Links to pages. A row that leads to a page is a button in both looks.
  package var navigationLink: ButtonKind {
    switch (look, container) {
    case (.desktop, .formRow), (.desktop, .listRow): isWholeRow ? .row : .borderless
    default: button
    }
  }

  /// Links to addresses: texts, wherever they are.
  package var link: ButtonKind {
    switch (look, container) {
    case (.desktop, .content), (.desktop, .formRow), (.desktop, .listRow), (.desktop, .group): .borderless
    default: button
    }
  }

  /// Whether the button of a menu has an arrow.
  package var menuHasArrow: Bool {
    look == .desktop && [.content, .formRow, .listRow].contains(container)
  }

  package enum ToggleKind: String, Sendable {
    case checkbox = "check box"
    case `switch` = "switch at the trailing edge"
    case button = "button that stays down"
    case item = "item with a mark"
  }

  package var toggle: ToggleKind {
    switch (look, container) {
    case (_, .menu): .item
    case (.desktop, .content), (.desktop, .listRow): .checkbox
    case (.desktop, .group), (_, .bar): .button
    case (.desktop, .formRow), (.phone, _): .switch
    }
  }

  /// Whether a toggle in the style `.button` has a border while it is off.
  package var bordersToggleButtons: Bool {
    look == .desktop && [.content, .formRow, .listRow].contains(container)
  }

  package enum FieldKind: String, Sendable {
    case bordered = "bordered, fills"
    case row = "borderless, an edge on focus and under the pointer"
    case plain
  }

  /// Text fields and secure fields.
  package var field: FieldKind {
    switch (look, container) {
    case (.desktop, .content), (.desktop, .group), (.desktop, .bar): .bordered
    case (.desktop, .formRow), (.desktop, .listRow): .row
    case (.desktop, .menu), (.phone, _): .plain
    }
  }

  package enum PickerKind: String, Sendable {
    case popUp = "bordered pop-up as wide as its widest option"
    case smallPopUp = "bordered pop-up, small"
    case value = "value with arrows at the trailing edge"
    case submenu
  }

  /// Pickers in the style `.menu`.
  package var picker: PickerKind {
    switch (look, container) {
    case (_, .menu): .submenu
    case (.desktop, .content), (.desktop, .bar): .popUp
    case (.desktop, .listRow): .smallPopUp
    case (.desktop, .formRow), (.desktop, .group), (.phone, _): .value
    }
  }

  package enum LabeledKind: String, Sendable {
    case hugging = "label in front, hugs"
    case smallHugging = "label in front, hugs; small"
    case edges = "label and control at the edges"
    case smallEdges = "label and control at the edges; small"

    /// Whether label and control are side by side at their own widths.
    var hugs: Bool { self == .hugging || self == .smallHugging }
  }

  /// Steppers, date and colour pickers, and other controls behind a label. In a form in columns they are in its columns.
  package var labeled: LabeledKind {
    switch (look, container) {
    case (.desktop, .content), (.desktop, .group), (.desktop, .menu): .hugging
    case (.desktop, .bar): .smallHugging
    case (.desktop, .listRow): .smallEdges
    case (.desktop, .formRow), (.phone, _): .edges
    }
  }

  package enum SliderKind: String, Sendable {
    case labeled = "label in front, fills"
    case smallLabeled = "label in front, fills; small"
    case bare = "no label, fills"
    case smallBare = "no label, fills; small"
  }

  package var slider: SliderKind {
    switch (look, container) {
    case (.desktop, .content), (.desktop, .formRow), (.desktop, .group), (.desktop, .menu): .labeled
    case (.desktop, .listRow): .smallLabeled
    case (.desktop, .bar): .smallBare
    case (.phone, _): .bare
    }
  }

  package enum ProgressKind: String, Sendable {
    case below = "label above, fills"
    case smallBelow = "label above, fills; small"
    case beside = "label in front, fills"
  }

  /// Lines of progress and linear gauges. macOS has their label above them, in contrast to those of other controls.
  package var progress: ProgressKind {
    switch (look, container) {
    case (.desktop, .formRow): .beside
    case (.desktop, .listRow), (.desktop, .bar): .smallBelow
    case (.desktop, .content), (.desktop, .group), (.desktop, .menu), (.phone, _): .below
    }
  }

  /// Whether controls of regular size are small.
  package var makesControlsSmall: Bool { look == .desktop && (container == .listRow || container == .bar) }
}

extension EnvironmentValues {
  /// The meaning of `.automatic` for controls at this place.
  package var automaticStyles: AutomaticStyles {
    AutomaticStyles(look: appearance.look, container: controlContainer, isWholeRow: isWholeRow)
  }

  /// The size of a stepper, slider or the like in its container, unless its size is set.
  var controlSizeInContainer: ControlSize {
    controlSize == .regular && automaticStyles.makesControlsSmall ? .small : controlSize
  }

  /// Whether a control that has no other sizes is small.
  var isSmallInContainer: Bool { controlSize == .regular && automaticStyles.makesControlsSmall }
}
