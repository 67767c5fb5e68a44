// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// Draws the bars of a scroll view, which indicate the visible part of the content.
@MainActor
package func makeScrollBars(_ state: ScrollState, inputs: _ViewInputs) -> PreferenceNode {
  let measures: Attribute<ScrollBarMeasures> = inputs.environment.map("measures of scroll bars") {
    $0.design.scrolling.measures
  }
  state.bars.measures = measures
  return makeLeaf(ScrollIndicators(state: state, measures: measures), inputs: inputs)
}

extension ScrollingValues {
  fileprivate var measures: ScrollBarMeasures {
    ScrollBarMeasures(
      thickness: indicator, margin: indicatorMargin, held: bar.map { ($0, barMargin) }, shortest: shortest)
  }
}

private struct ScrollIndicators: LeafContent, TouchableLeafContent {
  let state: ScrollState
  let measures: Attribute<ScrollBarMeasures>

  static var viewType: (any View.Type)? { nil }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      ScrollIndicatorDisplay(
        state: state, measures: measures, frame: leaf.shownFrame, environment: leaf.inputs.environment,
        opacity: Motion(leaf.inputs.host), width: Motion(leaf.inputs.host)))
  }

  /// Returns no responders: the scroll view itself handles the pointer over its bars.
  func makeResponders(_ leaf: LeafNode, drawn: Attribute<ResponderList>) -> Attribute<ResponderList> {
    .input(ResponderList())
  }
}

private typealias ByAxis = AnimatablePair<CGFloat, CGFloat>

extension ByAxis {
  fileprivate subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? first : second }
    set { if axis == .horizontal { first = newValue } else { second = newValue } }
  }
}

// Reads: the extent, the offset, the phase, the pointer and whether indicators flash, while the content can scroll; while bars
// fade or change their width, the time.
// Produces: one rounded bar for each axis along which the content is longer than the viewport; under the pointer a track behind
// the bar.
// Costs: O(1).
private struct ScrollIndicatorDisplay: Rule {
  let state: ScrollState
  let measures: Attribute<ScrollBarMeasures>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var opacity: Motion<ByAxis>
  var width: Motion<ByAxis>

  mutating func value() -> DisplayList {
    let axes = state.bars.axes
    if axes.isEmpty { return .empty }
    let settings = state.settings.value
    let environment = self.environment.value
    let motion = environment.design.motion
    let pointer = state.bars.pointer.value
    let isScrolling = state.phase.value.isScrolling
    var (shown, wide) = (ByAxis.zero, ByAxis.zero)
    for axis in axes {
      let isOn = pointer.isOn(axis)
      shown[axis] = isOn || isScrolling || settings.indicators(axis).kind == .visible ? 1 : 0
      wide[axis] = isOn ? 1 : 0
    }
    let comes = shown.first + shown.second > 0
    // A bar stays for a moment, so that the pointer can reach it.
    let fade = Animation.linear(duration: motion.fade).delay(comes ? 0 : motion.bars)
    shown = opacity.follow(shown, transaction: Transaction(animation: fade)) ?? shown
    wide = width.follow(wide, transaction: Transaction(animation: .easeOut(duration: motion.fade))) ?? wide
    let flash = environment.scrollIndicatorFlash
    for axis in axes where settings.indicators(axis).kind == .automatic { shown[axis] = max(shown[axis], flash) }
    let visible = axes.filter { shown[$0] > 0 }
    if visible.isEmpty { return .empty }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let area = settings.indicatorArea(in: frame.value, isMirrored: isMirrored)
    let (extent, offset, measures) = (state.extent.value, state.shown.value, self.measures.value)
    var items: [DisplayItem] = []
    for axis in visible {
      let bar = ScrollBar(
        axis, extent, offset: offset, in: area, measures, width: wide[axis], leavesCorner: axes.count > 1,
        isMirrored: isMirrored)
      func add(_ rect: CGRect, _ color: SystemColor, _ opacity: Double) {
        let radius = min(rect.width, rect.height) / 2
        let paint = Paint.color(Color(color).resolve(in: environment).multiplyingOpacity(by: opacity))
        let path = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
        items.append(DisplayItem(.fill(path: path, rule: .nonZero, paint: paint, bounds: rect)))
      }
      if wide[axis] > 0 { add(bar.track, .scrollTrack, shown[axis] * wide[axis]) }
      let thumb: SystemColor = pointer.held == axis ? .heldScrollThumb : .scrollThumb
      add(bar.thumb, thumb, shown[axis])
    }
    return DisplayList(items)
  }

  nonisolated static var label: String { "draw scroll indicators" }
}
