// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// The measures of controls. Lengths are points at regular control size unless a comment says otherwise; opacities are
// factors; durations are in `MotionValues`.

/// One value for each control size.
package struct BySize<Value: Sendable>: Sendable {
  package let mini, small, regular, large, extraLarge: Value

  /// In the order from `mini` to `extraLarge`.
  init(_ mini: Value, _ small: Value, _ regular: Value, _ large: Value, _ extraLarge: Value) {
    self.mini = mini
    self.small = small
    self.regular = regular
    self.large = large
    self.extraLarge = extraLarge
  }
}

package struct ButtonValues: Sendable {
  /// From the background's edges to the label.
  package let insets: BySize<EdgeInsets>
  package let cornerRadius: BySize<CGFloat>
  /// Of the lengths of other controls.
  package let factor: BySize<CGFloat>
  package let pressedPlain, pressedBorderless, pressedBordered, pressedProminent, pressedLink: Double
  package let disabledPlain: Double
  /// Of a prominent button in a bar, pressed and under the pointer.
  package let prominentBar, hoveredProminentBar: Double
  /// Of a background in the tint.
  package let tintedBackground, pressedTintedBackground: Double
  /// Of the background of a toggle in button style that is on, and of one that is also disabled.
  package let onBackground, disabledOnBackground: Double
  /// Of pressed labels of popup buttons, dates and rows that open something.
  package let pressedLabel: Double
}

/// A shadow below a thumb.
package struct ThumbShadow: Sendable {
  package let opacity: Double
  /// From the thumb's edge down, and how soft it is, in points.
  package let offset, radius: CGFloat
}

package struct ToggleValues: Sendable {
  package let switchSize: CGSize
  /// By how much the switch reaches beyond its frame at its trailing edge.
  package let overhang: CGFloat
  /// Whether a switch without a tint is green; else it is of the accent colour.
  package let isGreen: Bool
  package let thumbShadows: [ThumbShadow]
  /// From the thumb to the track's edge.
  package let thumbInset: CGFloat
  /// By how much a finger stretches the thumb.
  package let stretch: CGFloat
  /// Of all controls that are drawn disabled as a whole.
  package let disabled: Double
  /// The outline of thumbs.
  package let thumbLine: CGFloat
  /// Side, corner, mark and dash of a box, and the distance to its label.
  package let boxSide, boxRadius, boxLine, markLine, markInset: CGFloat
  package let dash: CGSize
  package let labelGap: CGFloat
  package let pressedBox: Double
}

package struct FieldValues: Sendable {
  package let insets: EdgeInsets
  package let cornerRadius, line, focusedLine: CGFloat
  /// Of selected text.
  package let selection, compositionSelection: Double
  /// Whether the text of a disabled field has another colour.
  package let dimsDisabledText: Bool
  /// Around the text of a text editor.
  package let editorInsets: EdgeInsets
  /// Whether Return takes the keyboard away.
  package let returnEndsEditing: Bool
  /// Whether a field of one line that the keyboard goes to by a key, or at first, has all of its text selected.
  package let selectsOnEntry: Bool
}

package struct PickerValues: Sendable {
  /// Between a label and the chosen option, and between that and the arrows.
  package let labelGap, arrowGap: CGFloat
  package let arrow: CGSize
  package let arrowsGap: CGFloat
  package let segmentHeight, segmentInset, segmentRadius, segmentsRadius, segmentPadding: CGFloat
  package let segmentLine: CGFloat
  /// The mark of a chosen row.
  package let mark: CGSize
  package let markLine, rowPadding: CGFloat
  /// A round button: its side, the dot in it, its outline, and the distances to the label, the next one and the title.
  package let radioSide, radioDot, radioLine, radioLabelGap, radioGap, radioTitleGap: CGFloat
  package let wheelRow, wheelHeight, wheelWidth, wheelRadius, wheelInset: CGFloat
  /// Of the rows that are not chosen.
  package let wheelRest: Double
}

package struct SliderValues: Sendable {
  package let thumb, track, idealWidth: CGFloat
  package let thumbShadows: [ThumbShadow]
  /// Above and below the thumb together.
  package let margin: CGFloat
  package let thumbLine: CGFloat
  /// Between the track and the labels at its ends.
  package let labelGap: CGFloat
}

package struct StepperValues: Sendable {
  /// Of one of the two buttons.
  package let button: CGSize
  package let cornerRadius, pressedRadius: CGFloat
  /// The signs: their length and thickness.
  package let signLength, signLine: CGFloat
  package let dividerHeight, dividerLine: CGFloat
}

package struct DateValues: Sendable {
  package let insets: EdgeInsets
  package let cornerRadius, gap: CGFloat
  /// The popover with the months.
  package let monthWidth, monthPadding: CGFloat
  package let monthGap, arrowsGap, headerPadding, weekGap, daySide: CGFloat
  /// Whether the names of the days above a month have three letters, in capitals; else they have one.
  package let hasShortDays: Bool
  package let arrow: CGSize
  package let arrowPadding: CGFloat
  package let chosenDay: Double
  package let wheelGap: CGFloat
  package let panelGap, panelMinimumWidth: CGFloat
  /// Widths of the wheels.
  package let monthWheel, dayWheel, yearWheel, hourWheel, minuteWheel: CGFloat
  /// Around a part of a field, and of the corners of the one that has the keyboard.
  package let fieldPadding, fieldRadius: CGFloat
}

package struct ProgressValues: Sendable {
  package let line, gap: CGFloat
  package let ring, ringLine, spinner: CGFloat
  /// Of the palest spoke, from the darkest one.
  package let fading: Double
}

package struct GaugeValues: Sendable {
  package let gap, labelGap, line: CGFloat
  /// Around the dot that shows the value the line is cut out, this far.
  package let markedGap, markedLine, markGap: CGFloat
  package let ring, ringLine, openLine, ringLabelsGap: CGFloat
  package let ringTrack: Double
}

package struct ColorPickerValues: Sendable {
  package let well, wellLine, wellInset: CGFloat
  /// Whether the space between the ring and the colour is white; else it is clear.
  package let hasDisc: Bool
  package let panelWidth, panelGap, panelPadding, panelRadius: CGFloat
  package let cell, cellLine, sliderGap, nameWidth, valueWidth: CGFloat
  package let pressedWell, disabledWell: Double
}

package struct LabelValues: Sendable {
  /// Between icon and title; in a row, and there the icons' common width.
  package let gap, rowGap, iconColumn: CGFloat
  /// `ContentUnavailableView`.
  package let emptyGap, emptyActionsGap, emptyActionsTop, emptyPadding, emptyTitleGap, emptyIcon: CGFloat
}

struct DividerValues: Sendable {
  /// Points; nil is one pixel of the display.
  let line: CGFloat?
}

package struct GroupBoxValues: Sendable {
  /// Whether the box is as wide as what is in it, and its label stands above it: as on macOS. Else it takes the width that it is
  /// offered, and the label stands in it.
  package let hugsContent: Bool
  package let gap, padding, radius, labelIndentation: CGFloat
}

package struct GroupValues: Sendable {
  package let box: GroupBoxValues
  /// Whether outside of rows labels and controls are as wide as they are together, and what a group discloses lies in its middle: as
  /// on macOS.
  package let hugsContent: Bool
  package let controlGap: CGFloat
  /// Above and below the label of a disclosure group outside of lists, and from there to its content.
  package let disclosureLabelPadding, disclosureGap: CGFloat
  package let disclosureIndentation, disclosureLabelGap: CGFloat
  package let disclosureArrow: CGSize
  /// Whether the arrow of a group that opens is in the tint, and not gray.
  package let tintsDisclosure: Bool
  /// Around an arrow, where a press counts as one on it.
  package let arrowReach: CGFloat
  /// Of all arrowheads of controls.
  package let arrowLine: CGFloat
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

package struct FocusValues: Sendable {
  package let line, gap: CGFloat
  package let opacity: Double
}

package struct MenuValues: Sendable {
  package let itemInsets: EdgeInsets
  package let itemRadius, itemGap, minimumWidth: CGFloat
  /// Above and below the line between two sections.
  package let sectionGap: CGFloat
  package let mark: CGSize
  package let markLine: CGFloat
  package let dash: CGSize
  package let submenuGap: CGFloat
  package let submenuArrow: CGSize
  /// The arrow of a menu's button.
  package let buttonGap: CGFloat
  package let buttonArrow: CGSize
  /// The width of the column of the items' icons.
  package let iconColumn: CGFloat
  /// Whether the chosen item is lit when the pointer or a finger opens the menu: there the arrow keys go on.
  package let startsAtChosen: Bool
}

package struct PopupValues: Sendable {
  package let cornerRadius, padding, line: CGFloat
  /// To what it belongs to, and to the window's edges.
  package let gap, margin: CGFloat
  /// The arrow of a popover: its width at the panel and its length, and how round its tip is.
  package let arrow: CGSize
  package let arrowTip: CGFloat
  package let shadow: Double
  package let shadowRadius, shadowOffset: CGFloat
}
