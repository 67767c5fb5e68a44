// SPDX-License-Identifier: MIT

import SwiftUI

/// The labels of both axes; `ChartLayout` places them.
struct AxisLabels: View {
  let axes: AxisPlan
  let settings: ChartSettings

  var body: some View {
    labels(axes.x, axes.xKind, settings.xAxisStyle)
    labels(axes.y, axes.yKind, settings.yAxisStyle)
  }

  private func labels(
    _ elements: [AxisElement], _ kind: PositionScale.Kind, _ style: (@MainActor (ChartAxisContent) -> AnyView)?
  ) -> some View {
    let hasLongTicks = elements.contains { element in
      if case .tick(let length, _) = element.kind { length.labels != .none } else { false }
    }
    return ForEach(elements.indices, id: \.self) { index in
      let element = elements[index]
      if case .label(let view, let place, let preset) = element.kind {
        let label = AnyView(
          view.font(element.style.font ?? .caption2).foregroundStyle(element.style.foreground ?? AxisColors.label))
        LabelSlot {
          (style.map { $0(ChartAxisContent(label: label)) } ?? label)
            .lineLimit(kind == .category && place.collisionResolution.kind != .truncate ? 2 : 1)
        }
        .visualEffect { content, proxy in content.opacity(proxy.size == .zero ? 0 : 1) }
        .anchorPreference(key: ChartFramesKey.self, value: .bounds) {
          ChartFrames(
            labels: hasLongTicks ? [ChartFrames.Label(edge: element.edge, place: element.place, bounds: $0)] : [])
        }
        .rotationEffect(place.orientation.angle)
        .offset(element.style.offset)
        .layoutValue(key: ChartPartKey.self, value: .label(element, place, preset, kind))
      }
    }
  }
}

/// A label; without a size it is not shown, because it would overlap another one.
struct LabelSlot: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if proposal == .zero { return .zero }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: proposal == .zero ? .unspecified : proposal)
  }
}
