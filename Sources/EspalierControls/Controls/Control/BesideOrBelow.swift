// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A label, and a line that takes the width: below the label; in a row of a desktop's form beside it, and in a form in columns in
/// the second column.
struct BesideOrBelow<Label: View, Lines: View>: View {
  private let label: Label?
  private let gap: CGFloat
  private let lines: Lines
  @Environment(\.automaticStyles) private var styles
  @Environment(\.alignsLabels) private var alignsLabels
  @Environment(\.design) private var design

  /// - Parameters:
  ///   - gap: The distance between the lines, in points.
  ///   - lines: The line, and texts below it.
  init(label: Label?, gap: CGFloat, @ViewBuilder lines: () -> Lines) {
    self.label = label
    self.gap = gap
    self.lines = lines()
  }

  var body: some View {
    if let label, alignsLabels {
      ColumnsRow {
        VStack(alignment: .leading, spacing: gap) { lines }
      } label: {
        label
      }
    } else if let label, styles.progress == .beside {
      HStack(spacing: design.picker.labelGap) {
        label.lineLimit(1).layoutPriority(1)
        VStack(alignment: .leading, spacing: gap) { lines }
      }
    } else {
      VStack(alignment: .leading, spacing: gap) {
        label
        lines
      }
    }
  }
}
