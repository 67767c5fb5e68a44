// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

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
  private let alignment: VerticalAlignment
  private let label: Label
  private let control: Control
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.alignsLabels) private var alignsLabels
  @Environment(\.design) private var design

  /// - Parameter alignment: Of the label and the control, but for a form in columns, which aligns them itself.
  init(
    alignment: VerticalAlignment = .center, @ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label
  ) {
    self.alignment = alignment
    self.control = control()
    self.label = label()
  }

  var body: some View {
    if labelsVisibility == .hidden {
      control.modifier(BesideCapitals(isForControl: true))
    } else if alignsLabels {
      ColumnsRow {
        control
      } label: {
        label
      }
    } else {
      HStack(alignment: alignment, spacing: 0) {
        label
        Spacer(minLength: design.rows.labelGap)
        control
      }
    }
  }
}

/// A control whose label shows only in a desktop's forms and in forms in columns, where it stands in front of it.
struct FormLabeledRow<Label: View, Control: View>: View {
  private let alignment: VerticalAlignment
  private let label: Label
  private let control: Control
  @Environment(\.showsFieldLabels) private var showsFieldLabels
  @Environment(\.alignsLabels) private var alignsLabels

  /// - Parameter alignment: Of the label and the control, but for a form in columns, which aligns them itself.
  init(
    alignment: VerticalAlignment = .center, @ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label
  ) {
    self.alignment = alignment
    self.control = control()
    self.label = label()
  }

  var body: some View {
    if showsFieldLabels || alignsLabels {
      LabeledRow(alignment: alignment) {
        control
      } label: {
        label
      }
    } else {
      control
    }
  }
}
