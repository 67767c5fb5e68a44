// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

// The places of controls' labels. In rows: the label at the leading edge, the control at the trailing one. Outside of rows, on a
// desktop: the label in front of the control and as wide as it needs to be, as on macOS (recorded on macOS 26.2).

extension EnvironmentValues {
  /// The visibility of controls' labels.
  @EnvironmentEntry public var labelsVisibility: Visibility = .automatic

  /// Whether the view is an item of a bar.
  @EnvironmentEntry package var isBarItem: Bool = false

  /// Whether a label and its control are side by side at their own widths, instead of at the two edges of the available width.
  var hugsLabels: Bool { !alignsLabels && automaticStyles.labeled.hugs }

  /// Whether controls without a label on a phone show theirs: segments, sliders, menus and months. On a desktop these controls
  /// show labels everywhere but in bars.
  var showsControlLabels: Bool {
    switch labelsVisibility {
    case .hidden: false
    case .visible: true
    case .automatic: alignsLabels || (design.rows.showsFieldLabels && !isBarItem)
    }
  }
}

extension View {
  /// Hides the labels of controls in this view. Screen readers still find them.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Sets whether controls in this view show their labels. Screen readers find them in any case.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
