// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

// The values that are equal in both designs. A family that differs is moved into both tables.

extension ProgressValues {
  static let inBothLooks = ProgressValues(line: 6, gap: 6, ring: 32, ringLine: 4, spinner: 20, fading: 0.8)
}

extension GaugeValues {
  static let inBothLooks = GaugeValues(
    gap: 6, labelGap: 8, line: 8, markedGap: 6, markedLine: 6, markGap: 2.5,
    ring: 58, ringLine: 6, openLine: 6, ringLabelsGap: 4, ringTrack: 0.25)
}

extension ColorPickerValues {
  /// The values for both designs; those that differ between them are parameters.
  static func inBothLooks(hasDisc: Bool) -> ColorPickerValues {
    ColorPickerValues(
      well: 28, wellLine: 3, wellInset: 5, hasDisc: hasDisc, panelWidth: 270, panelGap: 12, panelPadding: 10,
      panelRadius: 8, cell: 20, cellLine: 2, sliderGap: 8, nameWidth: 54, valueWidth: 42, pressedWell: 0.6,
      disabledWell: 0.4)
  }
}

extension GroupValues {
  /// The values for both designs; those that differ between them are parameters.
  static func inBothLooks(
    box: GroupBoxValues, hugsContent: Bool, disclosureLabelPadding: CGFloat, disclosureGap: CGFloat,
    hasArrowsFirst: Bool, tintsDisclosure: Bool
  ) -> GroupValues {
    GroupValues(
      box: box, hugsContent: hugsContent, controlGap: 16,
      disclosureLabelPadding: disclosureLabelPadding, disclosureGap: disclosureGap, disclosureIndentation: 20,
      disclosureLabelGap: 8, disclosureArrow: CGSize(width: 6, height: 11), hasArrowsFirst: hasArrowsFirst,
      tintsDisclosure: tintsDisclosure,
      arrowReach: 12, arrowLine: 1.75)
  }
}

extension FocusValues {
  static let inBothLooks = FocusValues(line: 2, gap: 1, opacity: 0.6)
}

extension GlassValues {
  static let inBothLooks = GlassValues(
    tint: 0.55, edge: 0.45, line: 1.5, shadow: 0.12, shadowRadius: 8, shadowOffset: 2, extensionBlur: 16)
}

extension SwipeValues {
  static let inBothLooks = SwipeValues(buttonWidth: 74, padding: 12, pressed: 0.7)
}

extension HelpValues {
  static let inBothLooks = HelpValues(
    gap: 4, cornerRadius: 5, line: 0.5, greatestWidth: 360,
    insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8), shadow: 0.15,
    shadowRadius: 4, shadowOffset: 2)
}

extension InspectionMarkValues {
  package static let inBothLooks = InspectionMarkValues(
    fill: ResolvedColor(red: 0.05, green: 0.45, blue: 0.35, opacity: 0.18),
    stroke: ResolvedColor(red: 0.05, green: 0.45, blue: 0.35, opacity: 1), line: 2)
}
