// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierLayout
import EspalierPrimitives

/// A label and a control: in a row at the leading and the trailing edge, or one below the other if texts are large; in a form in
/// columns in the two columns; elsewhere on a desktop side by side. If labels are hidden, the control alone.
struct LabeledRow<Label: View, Control: View>: View {
  private let alignment: VerticalAlignment
  private let isTextual: Bool
  private let label: Label
  private let control: Control
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.stacksLargeTexts) private var stacksLargeTexts
  @Environment(\.alignsLabels) private var alignsLabels
  @Environment(\.hugsLabels) private var hugsLabels
  @Environment(\.design) private var design

  /// - Parameters:
  ///   - alignment: Alignment of the label and the control; unused in a form in columns, which aligns them itself.
  ///   - isTextual: Whether the control grows with the size of text; a switch does not, and fits beside each label.
  init(
    alignment: VerticalAlignment = .center, isTextual: Bool = true, @ViewBuilder control: () -> Control,
    @ViewBuilder label: () -> Label
  ) {
    self.alignment = alignment
    self.isTextual = isTextual
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
    } else if isTextual, stacksLargeTexts {
      LabelAbove {
        control
      } label: {
        label
      }
    } else if hugsLabels {
      HStack(alignment: alignment, spacing: design.rows.labelGap) {
        label
        control
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

/// A label, and a control below it, as wide as the available width.
struct LabelAbove<Label: View, Control: View>: View {
  private let label: Label
  private let control: Control
  @Environment(\.design) private var design

  init(@ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label) {
    self.control = control()
    self.label = label()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: design.rows.subtitleGap) {
      label
      control
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension EnvironmentValues {
  /// Whether values are below their labels, because both would be truncated side by side.
  var stacksLargeTexts: Bool { design.rows.stacksLargeTexts && dynamicTypeSize.isAccessibilitySize }
}

/// A control that has no label on a phone: a row with a label on other devices (`showsControlLabels`).
struct OptionallyLabeledRow<Label: View, Control: View>: View {
  private let alignment: VerticalAlignment
  private let label: Label
  private let control: Control
  @Environment(\.showsControlLabels) private var showsControlLabels

  /// - Parameter alignment: Alignment of the label and the control; unused in a form in columns, which aligns them itself.
  init(
    alignment: VerticalAlignment = .center, @ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label
  ) {
    self.alignment = alignment
    self.control = control()
    self.label = label()
  }

  var body: some View {
    if showsControlLabels {
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
