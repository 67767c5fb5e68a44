// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierScrolling
import Foundation

/// The bars that show which part of the content is visible.
struct ScrollIndicators: LeafContent {
  let state: ScrollState
  let configuration: Attribute<ScrollConfiguration>

  static var viewType: (any View.Type)? { nil }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      ScrollIndicatorDisplay(
        state: state, configuration: configuration, frame: leaf.shownFrame, environment: leaf.inputs.environment))
  }
}

// Reads: the extent, the offset, the phase and whether indicators flash, while they are to be seen at all.
// Produces: one rounded bar for each axis along which the content is longer than the viewport.
// Costs: O(1).
private struct ScrollIndicatorDisplay: Rule {
  let state: ScrollState
  let configuration: Attribute<ScrollConfiguration>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>

  mutating func value() -> DisplayList {
    let settings = state.settings.value
    guard configuration.value.showsIndicators else { return .empty }
    let (extent, flash) = (state.extent.value, environment.value.scrollIndicatorFlash)
    var opacity = 1.0
    let axes = Axis.allCases.filter { axis in
      guard extent.canScroll(axis) else { return false }
      switch (axis == .vertical ? settings.verticalIndicators : settings.horizontalIndicators).kind {
      case .automatic:
        if state.phase.value.isScrolling { return true }
        opacity = flash
        return flash > 0
      case .visible: return true
      case .hidden, .never: return false
      }
    }
    if axes.isEmpty { return .empty }
    let color = Color.primary.resolve(in: environment.value).multiplyingOpacity(by: 0.35 * opacity)
    let values = environment.value.design.scrolling
    let area = frame.value.inset(by: settings.insets(settings.indicatorMargins))
    return DisplayList(
      axes.map { axis in
        let bar = self.bar(
          axis, extent, offset: state.shown.value[axis], in: area, values, leavesCorner: axes.count > 1)
        let path = Path(roundedRect: bar, cornerRadius: values.indicator / 2, style: .circular)
        return DisplayItem(.fill(path: path, rule: .nonZero, paint: .color(color), bounds: bar))
      })
  }

  private func bar(
    _ axis: Axis, _ extent: ScrollExtent, offset: CGFloat, in area: CGRect, _ values: ScrollingValues,
    leavesCorner: Bool
  ) -> CGRect {
    let (thickness, gap) = (values.indicator, values.indicatorMargin)
    let track = area.size[axis] - 2 * gap - (leavesCorner ? gap + thickness : 0)
    let way = extent.greatest(axis) - extent.least(axis)
    let length = max(min(values.shortest, track), track * extent.container[axis] / (extent.container[axis] + way))
    let start = gap + (track - length) * (offset - extent.least(axis)) / way
    return axis == .vertical
      ? CGRect(
        x: area.maxX - gap - thickness, y: area.minY + start, width: thickness, height: max(length, 0))
      : CGRect(
        x: area.minX + start, y: area.maxY - gap - thickness, width: max(length, 0), height: thickness)
  }

  nonisolated static var label: String { "draw scroll indicators" }
}
