// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// The measures of controls. Lengths are points at regular control size unless a comment says otherwise; opacities are
// factors; durations are in `MotionValues`.

/// One value for each control size.
struct BySize<Value: Sendable>: Sendable {
  let mini, small, regular, large, extraLarge: Value

  /// In the order from `mini` to `extraLarge`.
  init(_ mini: Value, _ small: Value, _ regular: Value, _ large: Value, _ extraLarge: Value) {
    self.mini = mini
    self.small = small
    self.regular = regular
    self.large = large
    self.extraLarge = extraLarge
  }
}

struct ButtonValues: Sendable {
  /// From the background's edges to the label.
  let insets: BySize<EdgeInsets>
  let cornerRadius: BySize<CGFloat>
  /// Of the lengths of other controls.
  let factor: BySize<CGFloat>
  let pressedPlain, pressedBorderless, pressedBordered, pressedProminent, pressedLink: Double
  let disabledPlain: Double
  /// Of a prominent button in a bar, pressed and under the pointer.
  let prominentBar, hoveredProminentBar: Double
  /// Of a background in the tint.
  let tintedBackground, pressedTintedBackground: Double
  /// Of the background of a toggle in button style that is on, and of one that is also disabled.
  let onBackground, disabledOnBackground: Double
  /// Of pressed labels of popup buttons, dates and rows that open something.
  let pressedLabel: Double
}

/// A shadow below a thumb.
struct ThumbShadow: Sendable {
  let opacity: Double
  /// From the thumb's edge down, and how soft it is, in points.
  let offset, radius: CGFloat
}

struct ToggleValues: Sendable {
  let switchSize: CGSize
  /// By how much the switch reaches beyond its frame at its trailing edge.
  let overhang: CGFloat
  /// Whether a switch without a tint is green; else it is of the accent colour.
  let isGreen: Bool
  let thumbShadows: [ThumbShadow]
  /// From the thumb to the track's edge.
  let thumbInset: CGFloat
  /// By how much a finger stretches the thumb.
  let stretch: CGFloat
  /// Of all controls that are drawn disabled as a whole.
  let disabled: Double
  /// The outline of thumbs.
  let thumbLine: CGFloat
  /// Side, corner, mark and dash of a box, and the distance to its label.
  let boxSide, boxRadius, boxLine, markLine, markInset: CGFloat
  let dash: CGSize
  let labelGap: CGFloat
  let pressedBox: Double
}

struct FieldValues: Sendable {
  let insets: EdgeInsets
  let cornerRadius, line, focusedLine: CGFloat
  /// Of selected text.
  let selection, compositionSelection: Double
  /// Whether the text of a disabled field has another colour.
  let dimsDisabledText: Bool
  /// Around the text of a text editor.
  let editorInsets: EdgeInsets
  /// Whether Return takes the keyboard away.
  let returnEndsEditing: Bool
  /// Whether a field of one line that the keyboard goes to by a key, or at first, has all of its text selected.
  let selectsOnEntry: Bool
}

struct PickerValues: Sendable {
  /// Between a label and the chosen option, and between that and the arrows.
  let labelGap, arrowGap: CGFloat
  let arrow: CGSize
  let arrowsGap: CGFloat
  let segmentHeight, segmentInset, segmentRadius, segmentsRadius, segmentPadding: CGFloat
  let segmentLine: CGFloat
  /// The mark of a chosen row.
  let mark: CGSize
  let markLine, rowPadding: CGFloat
  /// A round button: its side, the dot in it, its outline, and the distances to the label, the next one and the title.
  let radioSide, radioDot, radioLine, radioLabelGap, radioGap, radioTitleGap: CGFloat
  let wheelRow, wheelHeight, wheelWidth, wheelRadius, wheelInset: CGFloat
  /// Of the rows that are not chosen.
  let wheelRest: Double
}

struct SliderValues: Sendable {
  let thumb, track, idealWidth: CGFloat
  let thumbShadows: [ThumbShadow]
  /// Above and below the thumb together.
  let margin: CGFloat
  let thumbLine: CGFloat
  /// Between the track and the labels at its ends.
  let labelGap: CGFloat
}

struct StepperValues: Sendable {
  /// Of one of the two buttons.
  let button: CGSize
  let cornerRadius, pressedRadius: CGFloat
  /// The signs: their length and thickness.
  let signLength, signLine: CGFloat
  let dividerHeight, dividerLine: CGFloat
}

struct DateValues: Sendable {
  let insets: EdgeInsets
  let cornerRadius, gap: CGFloat
  /// The popover with the months.
  let monthWidth, monthPadding: CGFloat
  let monthGap, arrowsGap, headerPadding, weekGap, daySide: CGFloat
  /// Whether the names of the days above a month have three letters, in capitals; else they have one.
  let hasShortDays: Bool
  let arrow: CGSize
  let arrowPadding: CGFloat
  let chosenDay: Double
  let wheelGap: CGFloat
  let panelGap, panelMinimumWidth: CGFloat
  /// Widths of the wheels.
  let monthWheel, dayWheel, yearWheel, hourWheel, minuteWheel: CGFloat
  /// Around a part of a field, and of the corners of the one that has the keyboard.
  let fieldPadding, fieldRadius: CGFloat
}

struct ProgressValues: Sendable {
  let line, gap: CGFloat
  let ring, ringLine, spinner: CGFloat
  /// Of the palest spoke, from the darkest one.
  let fading: Double
}

struct GaugeValues: Sendable {
  let gap, labelGap, line: CGFloat
  /// Around the dot that shows the value the line is cut out, this far.
  let markedGap, markedLine, markGap: CGFloat
  let ring, ringLine, openLine, ringLabelsGap: CGFloat
  let ringTrack: Double
}

struct ColorPickerValues: Sendable {
  let well, wellLine, wellInset: CGFloat
  /// Whether the space between the ring and the colour is white; else it is clear.
  let hasDisc: Bool
  let panelWidth, panelGap, panelPadding, panelRadius: CGFloat
  let cell, cellLine, sliderGap, nameWidth, valueWidth: CGFloat
  let pressedWell, disabledWell: Double
}

struct LabelValues: Sendable {
  /// Between icon and title; in a row, and there the icons' common width.
  let gap, rowGap, iconColumn: CGFloat
  /// `ContentUnavailableView`.
  let emptyGap, emptyActionsGap, emptyActionsTop, emptyPadding, emptyTitleGap, emptyIcon: CGFloat
}

struct DividerValues: Sendable {
  /// Points; nil is one pixel of the display.
  let line: CGFloat?
}

struct GroupBoxValues: Sendable {
  /// Whether the box is as wide as what is in it, and its label stands above it: as on macOS. Else it takes the width that it is
  /// offered, and the label stands in it.
  let hugsContent: Bool
  let gap, padding, radius, labelIndentation: CGFloat
}

struct GroupValues: Sendable {
  let box: GroupBoxValues
  /// Whether outside of rows labels and controls are as wide as they are together, and what a group discloses lies in its middle: as
  /// on macOS.
  let hugsContent: Bool
  let controlGap: CGFloat
  /// Above and below the label of a disclosure group outside of lists, and from there to its content.
  let disclosureLabelPadding, disclosureGap: CGFloat
  let disclosureIndentation, disclosureLabelGap: CGFloat
  let disclosureArrow: CGSize
  /// Whether the arrow of a group that opens is in the tint, and not gray.
  let tintsDisclosure: Bool
  /// Around an arrow, where a press counts as one on it.
  let arrowReach: CGFloat
  /// Of all arrowheads of controls.
  let arrowLine: CGFloat
}

struct GlassValues: Sendable {
  /// Opacities of a tint, of the bright edge and of the shadow.
  let tint, edge: Double
  let line: CGFloat
  let shadow: Double
  let shadowRadius, shadowOffset: CGFloat
  /// Of a picture that continues below bars.
  let extensionBlur: CGFloat
}

struct FocusValues: Sendable {
  let line, gap: CGFloat
  let opacity: Double
}

struct MenuValues: Sendable {
  let itemInsets: EdgeInsets
  let itemRadius, itemGap, minimumWidth: CGFloat
  /// Above and below the line between two sections.
  let sectionGap: CGFloat
  let mark: CGSize
  let markLine: CGFloat
  let dash: CGSize
  let submenuGap: CGFloat
  let submenuArrow: CGSize
  /// The arrow of a menu's button.
  let buttonGap: CGFloat
  let buttonArrow: CGSize
  /// The width of the column of the items' icons.
  let iconColumn: CGFloat
  /// Whether the chosen item is lit when the pointer or a finger opens the menu: there the arrow keys go on.
  let startsAtChosen: Bool
}

struct PopupValues: Sendable {
  let cornerRadius, padding, line: CGFloat
  /// To what it belongs to, and to the window's edges.
  let gap, margin: CGFloat
  /// The arrow of a popover: its width at the panel and its length, and how round its tip is.
  let arrow: CGSize
  let arrowTip: CGFloat
  let shadow: Double
  let shadowRadius, shadowOffset: CGFloat
}
