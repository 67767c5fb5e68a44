// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// Measures of controls. Lengths are points at regular control size unless a comment says otherwise; opacities are factors;
// durations are in `MotionValues`.

/// One value for each control size.
package struct BySize<Value: Sendable>: Sendable {
  package let mini, small, regular, large, extraLarge: Value

  /// The values in the order from `mini` to `extraLarge`.
  init(_ mini: Value, _ small: Value, _ regular: Value, _ large: Value, _ extraLarge: Value) {
    self.mini = mini
    self.small = small
    self.regular = regular
    self.large = large
    self.extraLarge = extraLarge
  }
}

package struct ButtonValues: Sendable {
  /// Insets from the background's edges to the label.
  package let insets: BySize<EdgeInsets>
  package let cornerRadius: BySize<CGFloat>
  /// Factor for the lengths of other controls.
  package let factor: BySize<CGFloat>
  package let pressedPlain, pressedBorderless, pressedBordered, pressedProminent, pressedLink: Double
  package let disabledPlain: Double
  /// Opacity of a prominent button in a bar: pressed, and under the pointer.
  package let prominentBar, hoveredProminentBar: Double
  /// Opacity of a background in the tint colour.
  package let tintedBackground, pressedTintedBackground: Double
  /// Opacity of the background of a toggle in button style: on, and both on and disabled.
  package let onBackground, disabledOnBackground: Double
  /// Whether a bordered button's label has the tint; otherwise it has the colour of texts, unless a tint is set.
  package let tintsBordered: Bool
  /// Whether `controlSize` applies to fields of text and dates, and to the labels of check boxes and round buttons.
  package let sizesFields: Bool
  /// Opacity of pressed labels of popup buttons and dates, and of pressed rows that open something.
  package let pressedLabel: Double
}

/// A shadow below a thumb.
package struct ThumbShadow: Sendable {
  package let opacity: Double
  /// Distance downwards from the thumb's edge, and blur radius, in points.
  package let offset, radius: CGFloat
}

package struct ToggleValues: Sendable {
  package let switchSize: CGSize
  /// Length by which the switch extends beyond its frame at the trailing edge.
  package let overhang: CGFloat
  /// Whether a switch without a tint is green; otherwise it has the accent colour.
  package let isGreen: Bool
  package let thumbShadows: [ThumbShadow]
  /// Distance from the thumb to the track's edge.
  package let thumbInset: CGFloat
  /// Length by which a press stretches the thumb.
  package let stretch: CGFloat
  /// Opacity of all controls that are drawn disabled as a whole.
  package let disabled: Double
  /// The outline width of thumbs.
  package let thumbLine: CGFloat
  /// Side, corner, mark and dash of a checkbox, and the distance to its label.
  package let boxSide, boxRadius, boxLine, markLine, markInset: CGFloat
  package let dash: CGSize
  package let labelGap: CGFloat
  package let pressedBox: Double
}

package struct FieldValues: Sendable {
  package let insets: EdgeInsets
  package let cornerRadius, line, focusedLine: CGFloat
  /// Opacity of the selection behind text.
  package let selection, compositionSelection: Double
  /// Whether the text of a disabled field has another colour.
  package let dimsDisabledText: Bool
  /// Insets around the text of a text editor.
  package let editorInsets: EdgeInsets
  /// Whether Return ends editing and removes the keyboard focus.
  package let returnEndsEditing: Bool
  /// Whether a field of one line selects all of its text when it gets the focus by a key or initially.
  package let selectsOnEntry: Bool
}

package struct PickerValues: Sendable {
  /// Distance between a label and the chosen option, and between the option and the arrows.
  package let labelGap, arrowGap: CGFloat
  package let arrow: CGSize
  package let arrowsGap: CGFloat
  package let segmentHeight, segmentInset, segmentRadius, segmentsRadius, segmentPadding: CGFloat
  package let segmentLine: CGFloat
  /// The mark of the chosen row.
  package let mark: CGSize
  package let markLine, rowPadding: CGFloat
  /// Whether the options of an inline picker outside of rows have round buttons.
  package let inlineHasButtons: Bool
  /// A radio button: its side, the dot in it, its outline, and the distances to the label, the next button and the title.
  package let radioSide, radioDot, radioLine, radioLabelGap, radioGap, radioTitleGap: CGFloat
  package let wheelRow, wheelHeight, wheelWidth, wheelRadius, wheelInset: CGFloat
  /// The size of a wheel's text, in points; nil is that of the text around.
  package let wheelText: CGFloat?
  /// The radius of the cylinder on which a wheel's rows lie; nil is a flat column.
  package let wheelCurve: CGFloat?
  /// Opacity of the rows that are not chosen.
  package let wheelRest: Double
}

package struct SliderValues: Sendable {
  package let thumb, track, idealWidth: CGFloat
  package let thumbShadows: [ThumbShadow]
  /// Total space above and below the thumb.
  package let margin: CGFloat
  package let thumbLine: CGFloat
  /// Distance between the track and the labels at its ends.
  package let labelGap: CGFloat
  /// Diameter of the marks below the track, and distance between a mark and its label.
  package let mark, markGap: CGFloat
}

package struct StepperValues: Sendable {
  /// Size of one of the two buttons.
  package let button: CGSize
  package let cornerRadius, pressedRadius: CGFloat
  /// The signs: their length and thickness.
  package let signLength, signLine: CGFloat
  package let dividerHeight, dividerLine: CGFloat
}

package struct DateValues: Sendable {
  package let insets: EdgeInsets
  package let cornerRadius, gap: CGFloat
  /// The popover with the calendar.
  package let monthWidth, monthPadding: CGFloat
  package let monthGap, arrowsGap, headerPadding, weekGap, daySide: CGFloat
  /// Whether the names of the weekdays above a calendar have three letters, in capitals; otherwise they have one.
  package let hasShortDays: Bool
  package let arrow: CGSize
  package let arrowPadding: CGFloat
  package let chosenDay: Double
  package let wheelGap: CGFloat
  package let panelGap, panelMinimumWidth: CGFloat
  /// Widths of the wheels.
  package let monthWheel, dayWheel, yearWheel, hourWheel, minuteWheel: CGFloat
  /// Padding around a part of a field, and the corner radius of the focused part.
  package let fieldPadding, fieldRadius: CGFloat
}

package struct ProgressValues: Sendable {
  package let line, gap: CGFloat
  package let ring, ringLine, spinner: CGFloat
  /// Difference in opacity between the darkest spoke and the palest one.
  package let fading: Double
}

package struct GaugeValues: Sendable {
  package let gap, labelGap, line: CGFloat
  /// Distance from the end labels to the line, diameter of the dot that marks the value, and width of the gap in the line around
  /// the dot.
  package let markedGap, markedLine, markGap: CGFloat
  package let ring, ringLine, openLine, ringLabelsGap: CGFloat
  package let ringTrack: Double
}

package struct ColorPickerValues: Sendable {
  package let well, wellLine, wellInset: CGFloat
  /// Whether the space between the ring and the colour is white; otherwise it is transparent.
  package let hasDisc: Bool
  package let panelWidth, panelGap, panelPadding, panelRadius: CGFloat
  package let cell, cellLine, sliderGap, nameWidth, valueWidth: CGFloat
  package let pressedWell, disabledWell: Double
}

package struct LabelValues: Sendable {
  /// Distance between icon and title outside of rows and in a row; the common width of icons in rows.
  package let gap, rowGap, iconColumn: CGFloat
  /// `ContentUnavailableView`.
  package let emptyGap, emptyActionsGap, emptyActionsTop, emptyPadding, emptyTitleGap, emptyIcon: CGFloat
}

struct DividerValues: Sendable {
  /// Line width in points; nil is one pixel of the display.
  let line: CGFloat?
}

package struct GroupBoxValues: Sendable {
  /// Whether the box is as wide as its content, with its label above it, as on macOS; otherwise it takes the proposed width, and
  /// contains its label.
  package let hugsContent: Bool
  package let gap, padding, radius, labelIndentation: CGFloat
}

package struct GroupValues: Sendable {
  package let box: GroupBoxValues
  /// Whether outside of rows labels and controls have their combined ideal width, and the content of a disclosure group is
  /// centred, as on macOS.
  package let hugsContent: Bool
  package let controlGap: CGFloat
  /// Space above and below the label of a disclosure group outside of lists, and from the label to the group's content.
  package let disclosureLabelPadding, disclosureGap: CGFloat
  package let disclosureIndentation, disclosureLabelGap: CGFloat
  package let disclosureArrow: CGSize
  /// Whether the arrow of a disclosure group is before its label; otherwise it is at the trailing edge.
  package let hasArrowsFirst: Bool
  /// Whether the arrow of a disclosure group has the tint colour; otherwise it is gray.
  package let tintsDisclosure: Bool
  /// The margin around an arrow in which a press counts as one on it.
  package let arrowReach: CGFloat
  /// The width of an arrow before a label, with the gap between them.
  package var arrowSpace: CGFloat { disclosureArrow.height + disclosureLabelGap }
  /// Line width of all arrowheads of controls.
  package let arrowLine: CGFloat
}

struct GlassValues: Sendable {
  /// Opacity of a tint, of the bright edge and of the shadow.
  let tint, edge: Double
  let line: CGFloat
  let shadow: Double
  let shadowRadius, shadowOffset: CGFloat
  /// Blur radius of a picture that continues below bars.
  let extensionBlur: CGFloat
}

package struct FocusValues: Sendable {
  package let line, gap: CGFloat
  package let opacity: Double
}

package struct MenuValues: Sendable {
  package let itemInsets: EdgeInsets
  package let itemRadius, itemGap, minimumWidth: CGFloat
  /// Space above and below the line between two sections.
  package let sectionGap: CGFloat
  package let mark: CGSize
  package let markLine: CGFloat
  package let dash: CGSize
  package let submenuGap: CGFloat
  package let submenuArrow: CGSize
  /// The arrow of a menu's button: its distance from the label, and its size.
  package let buttonGap: CGFloat
  package let buttonArrow: CGSize
  /// The width of the column of the items' icons.
  package let iconColumn: CGFloat
  /// Whether the chosen option is highlighted when the pointer or a finger opens a picker's menu; the arrow keys continue from it.
  package let startsAtChosen: Bool
}

package struct PopupValues: Sendable {
  package let cornerRadius, padding, line: CGFloat
  /// Distance from the popup to its anchor, and to the window's edges.
  package let gap, margin: CGFloat
  /// The arrow of a popover: its width at the panel and its length, and the roundness of its tip.
  package let arrow: CGSize
  package let arrowTip: CGFloat
  package let shadow: Double
  package let shadowRadius, shadowOffset: CGFloat
}
