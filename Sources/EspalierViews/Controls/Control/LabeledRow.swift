// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  private enum LabelsKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls in this view. Screen readers still find them.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Whether controls in this view show their labels. Screen readers find them in any case.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// A label at the leading edge and a control at the trailing one, at a distance from it; the control alone where labels
/// are hidden. In a form in columns, in the two columns.
struct LabeledRow<Label: View, Control: View>: View {
  private let label: Label
  private let control: Control
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.alignsLabels) private var alignsLabels
  @Environment(\.design) private var design

  init(@ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label) {
    self.control = control()
    self.label = label()
  }

  var body: some View {
    if labelsVisibility == .hidden {
      control
    } else if alignsLabels {
      ColumnsRow {
        control
      } label: {
        label
      }
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: design.rows.labelGap)
        control
      }
    }
  }
}
