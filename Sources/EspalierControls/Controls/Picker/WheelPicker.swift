// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierMotion
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The options on a wheel: a finger turns it, and the option in the middle is the chosen one.
struct WheelPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    TagReader(parts.content, of: Value.self) { tags in
      Wheel(parts: parts, tags: tags)
        .modifier(
          AccessibleControl(
            role: .group, elements: [.button], unseenLabel: parts.label,
            adjust: { step($0 == .increment ? 1 : -1, tags) },
            keys: { key, modifiers in
              guard key == .upArrow || key == .downArrow, modifiers.isDisjoint(with: [.command, .control, .option])
              else { return false }
              step(key == .upArrow ? -1 : 1, tags)
              return true
            }))
    }
  }

  /// An increment chooses the next option; the arrow keys choose the option above or below on the wheel.

  private func step(_ step: Int, _ tags: [Value]) {
    let index = parts.selection.value.flatMap(tags.firstIndex).map { $0 + step } ?? 0
    if tags.indices.contains(index) { parts.select(tags[index]) }
  }
}

private struct Wheel<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  let tags: [Value]
  /// Distance in points by which a finger has turned the wheel.
  @State private var turn: CGFloat = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.wheelHasBand) private var hasBand
  @Environment(\.design) private var design

  init(parts: PickerParts<Label, Value, Content>, tags: [Value]) {
    self.parts = parts
    self.tags = tags
  }

  var body: some View {
    let index = parts.selection.value.flatMap(tags.firstIndex)
    let values = design.picker
    let position = CGFloat(index ?? 0) * values.wheelRow - turn
    WheelLayout(position: position, values: values) {
      parts.options { state, select in WheelRow(isSelected: state == .on, select: select) }
    }
    .coordinateSpace(.named(WheelSpace()))
    .frame(idealWidth: values.wheelWidth, minHeight: values.wheelHeight, maxHeight: values.wheelHeight)
    .background { if hasBand { WheelBand() } }
    .clipShape(Rectangle())
    .compositingGroup()
    .opacity(isEnabled ? 1 : design.toggle.disabled)
    .animation(turn == 0 ? .snappy(duration: design.motion.choose) : nil, value: position)
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { turn = $0.translation.height }
        .onEnded { drag in
          let rows = Int(clamping: (drag.translation.height / values.wheelRow).rounded())
          turn = 0
          guard !tags.isEmpty else { return }
          parts.select(tags[min(max((index ?? 0).clampedDifference(rows), 0), tags.count - 1)])
        })
  }
}

/// The band behind the chosen row of a wheel, or of several beside each other.
struct WheelBand: View {
  @Environment(\.design) private var design

  var body: some View {
    let values = design.picker
    RoundedRectangle(cornerRadius: values.wheelRadius, style: .continuous).fill(Color.tertiaryFill)
      .frame(height: values.wheelRow)
      .padding(.horizontal, values.wheelInset)
  }
}

extension EnvironmentValues {
  /// Whether a wheel has a band behind its chosen row.
  @EnvironmentEntry var wheelHasBand: Bool = true
}

/// The coordinate space of a wheel.
private struct WheelSpace: Hashable {}

/// The place of a row on a cylinder that is seen from the side.
private struct CylinderPlace {
  /// The height of the row, as a part of its height in the middle; zero on the back.
  let scale: CGFloat
  /// The distance from the row's place in a flat column.
  let offset: CGFloat

  /// - Parameter distance: From the middle, in points, along the cylinder.
  init(_ distance: CGFloat, radius: CGFloat?) {
    guard let radius else { (scale, offset) = (1, 0); return }
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    (scale, offset) = (cos(angle), radius * sin(angle) - distance)
  }
}

private struct WheelRow: ViewModifier {
  let isSelected: Bool
  let select: (() -> Void)?
  @Environment(\.design) private var design

  init(isSelected: Bool, select: (() -> Void)?) {
    self.isSelected = isSelected
    self.select = select
  }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.font) { [size = design.picker.wheelText] in if let size { $0 = .system(size: size) } }
      .lineLimit(1)
      // A date's parts have narrow wheels.
      .minimumScaleFactor(0.6)
      .foregroundStyle(Color.primary)
      .opacity(isSelected ? 1 : design.picker.wheelRest)
      .frame(maxWidth: .infinity, minHeight: design.picker.wheelRow)
      .contentShape(Rectangle())
      .onTapGesture { select?() }
      .visualEffect { [radius = design.picker.wheelCurve, height = design.picker.wheelHeight] row, proxy in
        let place = CylinderPlace(proxy.frame(in: .named(WheelSpace())).midY - height / 2, radius: radius)
        return row.scaleEffect(x: 1, y: max(place.scale, 0.001)).offset(y: place.offset).opacity(
          place.scale > 0.02 ? 1 : 0)
      }
      .modifier(
        AccessibleControl(
          role: .button, traits: isSelected ? .isSelected : [], takesKeyboard: false, action: { select?() }))
  }
}

/// Rows one below the other, offset so that `position` is in the middle.
private struct WheelLayout: Layout {
  /// Distance from the middle of the first row to the position in the middle, in points.
  var position: CGFloat
  let values: PickerValues

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? max(widest, values.wheelWidth), height: proposal.height ?? values.wheelHeight)
  }

  /// The wheel's rows are not the label of the enclosing row, so the separator below that row does not align with their texts.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { nil }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(index) * values.wheelRow - position),
        anchor: .center, proposal: ProposedViewSize(width: bounds.width, height: values.wheelRow))
    }
  }
}
