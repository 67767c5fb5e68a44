// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

extension HorizontalAlignment {
  private enum FormControl: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 0 }
  }

  /// The leading edge of the control in a row with a label: the second column of a form in columns.
  package static let formControl = HorizontalAlignment(FormControl.self)
}

/// A label and a control, which the form puts into two columns.
struct ColumnsRow<Label: View, Control: View>: View {
  private let label: Label
  private let control: Control
  @Environment(\.design) private var design

  init(@ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label) {
    self.control = control()
    self.label = label()
  }

  var body: some View {
    ColumnsRowLayout(gap: design.rows.labelGap, greatestLabel: design.rows.greatestLabel) {
      // One view each, however many views they consist of.
      HStack(spacing: 0) { label }.multilineTextAlignment(.trailing)
      HStack(spacing: 0) { control }
    }
  }
}

/// The label at its preferred width up to a limit, beyond which it wraps; the control beside it, on the first baseline if it has
/// one, else in the middle.
private struct ColumnsRowLayout: Layout {
  let gap: CGFloat
  let greatestLabel: CGFloat

  private struct Parts {
    var label, control: ViewDimensions
    /// Distance from the top of the row.
    var labelY: CGFloat = 0
    var controlY: CGFloat = 0
    var size: CGSize = .zero
  }

  private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Parts {
    let label = subviews[0].dimensions(in: ProposedViewSize(width: greatestLabel, height: nil))
    let rest = proposal.width.map { max($0 - label.width - gap, 0) }
    let control = subviews[1].dimensions(in: ProposedViewSize(width: rest, height: proposal.height))
    var parts = Parts(label: label, control: control)
    if let baseline = control[explicit: .firstTextBaseline], let own = label[explicit: .firstTextBaseline] {
      parts.labelY = max(baseline - own, 0)
      parts.controlY = max(own - baseline, 0)
    } else {
      // A label beside a tall control is near the control's top.
      parts.labelY = max((min(control.height, 2 * label.height) - label.height) / 2, 0)
      parts.controlY = max((label.height - control.height) / 2, 0)
    }
    parts.size = CGSize(
      width: label.width + gap + control.width,
      height: max(parts.labelY + label.height, parts.controlY + control.height))
    return parts
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    parts(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = parts(ProposedViewSize(bounds.size), subviews)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + parts.labelY),
      proposal: ProposedViewSize(width: greatestLabel, height: nil))
    let x = parts.label.width + gap
    subviews[1].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + parts.controlY),
      proposal: ProposedViewSize(width: max(bounds.width - x, 0), height: bounds.height))
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .formControl ? bounds.minX + parts(proposal, subviews).label.width + gap : nil
  }
}
