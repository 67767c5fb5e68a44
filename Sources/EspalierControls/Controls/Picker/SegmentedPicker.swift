// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The options side by side in equal widths, with a background that moves to the chosen one.
struct SegmentedPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  @Environment(\.buttonSizing) private var sizing

  init(parts: PickerParts<Label, Value, Content>) { self.parts = parts }

  var body: some View {
    OptionallyLabeledRow {
      // A long label wraps before a segment's title is truncated.
      segments.layoutPriority(sizing == .flexible ? 0 : 1)
    } label: {
      RowLabel(parts.label.modifier(Unspoken()))
    }
  }

  private var segments: some View {
    TagReader(parts.content, of: Value.self) { tags in
      Segments(parts: parts, tags: tags)
        .modifier(
          AccessibleControl(
            role: .group, elements: [.button], unseenLabel: parts.label,
            keys: { key, _ in
              move(key, tags)
            }))
    }
  }

  private func move(_ key: KeyEquivalent, _ tags: [Value]) -> Bool {
    let step = key == .leftArrow ? -1 : key == .rightArrow ? 1 : 0
    guard step != 0, !tags.isEmpty else { return false }
    let index = parts.selection.value.flatMap(tags.firstIndex).map { $0 + step } ?? 0
    if tags.indices.contains(index) { parts.select(tags[index]) }
    return true
  }
}

private struct Segments<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  let tags: [Value]
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowKind) private var rowKind
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.controlSize) private var size
  @Environment(\.design) private var design

  init(parts: PickerParts<Label, Value, Content>, tags: [Value]) {
    self.parts = parts
    self.tags = tags
  }

  var body: some View {
    let index = parts.selection.value.flatMap(tags.firstIndex)
    let values = design.picker
    let factor = design.button.factor[size]
    let segment = RoundedRectangle(cornerRadius: values.segmentRadius * factor, style: .continuous)
    EqualColumns(fillsWidth: fillsWidth) {
      parts.options { state, select in Segment(isSelected: state == .on, select: select) }
    }
    .background {
      GeometryReader { proxy in
        let inset = values.segmentInset
        let width = (proxy.size.width - 2 * inset) / CGFloat(max(tags.count, 1))
        if let index {
          segment
            .fill(Color(.segment))
            .overlay { segment.strokeBorder(Color(.thumbOutline), lineWidth: values.segmentLine) }
            .frame(width: max(width, 0), height: max(proxy.size.height - 2 * inset, 0))
            .offset(x: inset + CGFloat(index) * width, y: inset)
        }
      }
      .animation(.snappy(duration: design.motion.choose), value: index)
    }
    .background {
      RoundedRectangle(cornerRadius: values.segmentsRadius * factor, style: .continuous).fill(Color.tertiaryFill)
    }
    .compositingGroup()
    .opacity(isEnabled ? 1 : design.toggle.disabled)
  }

  /// Whether the segments fill the available width, instead of having the width of the widest: on a phone, and in a row without a
  /// label.
  private var fillsWidth: Bool {
    switch sizing {
    case .flexible: true
    case .fitted: false
    default: !design.rows.showsFieldLabels || (rowKind != nil && labelsVisibility == .hidden)
    }
  }
}

private struct Segment: ViewModifier {
  let isSelected: Bool
  let select: (() -> Void)?
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.controlSize) private var size
  @Environment(\.appearance) private var appearance
  @Environment(\.design) private var design

  init(isSelected: Bool, select: (() -> Void)?) {
    self.isSelected = isSelected
    self.select = select
  }

  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .fontWeight(appearance.look == .desktop ? .regular : isSelected ? .semibold : .medium)
      .transformEnvironment(\.font) { $0 = $0 ?? .footnote }
      .foregroundStyle(Color.primary)
      .opacity(isPressed && !isSelected ? design.button.pressedLabel : 1)
      .padding(.horizontal, design.picker.segmentPadding)
      .frame(maxWidth: .infinity, minHeight: design.picker.segmentHeight * design.button.factor[size])
      .modifier(
        HoverFill(
          isHovered && !isSelected,
          in: RoundedRectangle(
            cornerRadius: design.picker.segmentRadius * design.button.factor[size], style: .continuous
          ).inset(by: design.picker.segmentInset))
      )
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: { select?() }))
      .modifier(
        AccessibleControl(
          role: .button, kind: .option, ringRadius: design.picker.segmentRadius, traits: isSelected ? .isSelected : [],
          takesKeyboard: false,
          action: { select?() }))
  }
}

/// Columns of equal width: the width of the widest, or as wide as the available width allows.
package struct EqualColumns: Layout {
  /// Whether the columns fill the available width.
  var fillsWidth = true

  package init(fillsWidth: Bool = true) { self.fillsWidth = fillsWidth }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let count = CGFloat(subviews.count)
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width.map { fillsWidth ? $0 : min($0, ideal * count) } ?? ideal * count
    let column = ProposedViewSize(width: width / count, height: proposal.height)
    let height = subviews.map { $0.sizeThatFits(column).height }.max() ?? 0
    return CGSize(width: width.isFinite ? width : ideal * count, height: height)
  }

  /// The columns are not the label of their row, so the separator below the row does not align with their texts.
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { nil }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
