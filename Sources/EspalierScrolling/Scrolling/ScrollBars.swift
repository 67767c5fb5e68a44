// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierInteraction
import EspalierNumbers
import Foundation

/// The bars of one scroll view, and their reactions to the pointer.
///
/// A bar has its full width while the pointer is over its strip of the viewport, and while it is dragged; only then it
/// receives presses. So a finger, which is never over a view before it presses, always reaches the content.
@MainActor
package final class ScrollBars {
  /// The axis of the bar under the pointer, and of the one that is dragged.
  package struct Pointer: Equatable {
    package var hovered, held: Axis?
    package func isOn(_ axis: Axis) -> Bool { hovered == axis || held == axis }
  }

  private unowned let state: ScrollState
  private let configuration: Attribute<ScrollConfiguration>
  /// The pointer's state for drawing.
  package let pointer: Attribute<Pointer>
  /// The pointer's state by the last event.
  private var current = Pointer()
  /// The measures of the bars, which depend on the look; nil if nothing draws them.
  package var measures: Attribute<ScrollBarMeasures>?
  private var areas: [Axis: ScrollBarArea] = [:]

  init(_ state: ScrollState, _ configuration: Attribute<ScrollConfiguration>) {
    self.state = state
    self.configuration = configuration
    pointer = .input(Pointer())
  }

  /// The axes along which part of the content is out of sight, and bars are shown. To be called in a rule.
  package var axes: [Axis] { axes(configuration.value, state.settings.value, state.extent.value) }

  private func axes(_ configuration: ScrollConfiguration, _ settings: ScrollSettings, _ extent: ScrollExtent) -> [Axis]
  {
    guard configuration.showsIndicators else { return [] }
    return Axis.allCases.filter { settings.indicators($0).isPossible && extent.canScroll($0) }
  }

  /// The bar of an axis while it can be dragged, in the scroll view's own space. For events.
  private func bar(_ axis: Axis, size: CGSize) -> (bar: ScrollBar, strip: CGRect)? {
    let (settings, extent) = (state.settings.peek(), state.extent.peek())
    guard settings.isEnabled, let measures = measures?.peek(), let held = measures.held else { return nil }
    let axes = axes(configuration.peek(), settings, extent)
    guard axes.contains(axis) else { return nil }
    let isMirrored = state.isMirrored
    let area = settings.indicatorArea(in: CGRect(origin: .zero, size: size), isMirrored: isMirrored)
    let bar = ScrollBar(
      axis, extent, offset: state.offset, in: area, measures, leavesCorner: axes.count > 1, isMirrored: isMirrored)
    var strip = bar.track.insetBy(dx: -held.margin, dy: -held.margin)
    strip = strip.overlap(with: area)
    return (bar, strip)
  }

  /// The bar's strip at a point of the scroll view's own space.
  func area(at point: CGPoint, size: CGSize) -> ScrollBarArea? {
    for axis in [Axis.vertical, .horizontal] where bar(axis, size: size)?.strip.holds(point) == true {
      if let area = areas[axis] { return area }
      let area = ScrollBarArea(self, axis)
      areas[axis] = area
      return area
    }
    return nil
  }

  func isOn(_ axis: Axis) -> Bool { current.isOn(axis) }

  fileprivate func hover(_ axis: Axis, _ isInside: Bool) {
    var new = current
    if isInside { new.hovered = axis } else if new.hovered == axis { new.hovered = nil }
    set(new)
  }

  private func set(_ new: Pointer) {
    guard new != current else { return }
    current = new
    state.enqueue { [weak self] in self.map { $0.pointer.set($0.current) } }
  }

  // MARK: - Dragging

  /// The point at which the pointer has taken a bar: the distance from the thumb's start, in points.
  struct Grip {
    let axis: Axis
    let distance: CGFloat
  }

  /// Presses at a point of the scroll view's own space: nil if no bar is there.
  ///
  /// A press on the thumb takes the thumb; beside it the thumb moves under the pointer, or, with the shift key, the
  /// content moves by a page.
  func press(at point: CGPoint, size: CGSize, modifiers: EventModifiers) -> (
    grip: Grip?, action: @MainActor () -> Void
  )? {
    guard let area = area(at: point, size: size), isOn(area.axis), let bar = bar(area.axis, size: size)?.bar else {
      return nil
    }
    let axis = area.axis
    let (start, length) = (bar.thumb.origin[axis], bar.thumb.size[axis])
    let distance = point[axis] - start
    if distance >= 0, distance <= length {
      return (Grip(axis: axis, distance: distance), { [self] in hold(axis) })
    }
    if modifiers.contains(.shift) {
      let isForward = distance > 0
      return (nil, { [self] in state.turnPage(along: axis, isForward: isForward) })
    }
    let grip = Grip(axis: axis, distance: length / 2)
    return (
      grip,
      { [self] in
        hold(axis)
        drag(grip, to: point, size: size)
      }
    )
  }

  func drag(_ grip: Grip, to point: CGPoint, size: CGSize) {
    guard let bar = bar(grip.axis, size: size)?.bar else { return }
    var offset = state.offset
    offset[grip.axis] = bar.offset(withThumbAt: point[grip.axis] - grip.distance)
    state.drag(to: offset)
  }

  func letGo(from offset: CGPoint) {
    hold(nil)
    state.letGo(velocity: .zero, from: offset)
  }

  private func hold(_ axis: Axis?) {
    var new = current
    new.held = axis
    set(new)
  }
}

/// The strip at the edge of a viewport in which a bar can be dragged.
package final class ScrollBarArea: Responder {
  package let axis: Axis
  private weak var bars: ScrollBars?

  init(_ bars: ScrollBars, _ axis: Axis) {
    self.bars = bars
    self.axis = axis
    super.init()
  }

  /// Whether presses are for the bar, and not for the content behind it.
  package override var takesPresses: Bool { bars?.isOn(axis) ?? false }

  package override var keepsPresses: Bool { takesPresses }

  package override func hoverChanged(_ isInside: Bool) { bars?.hover(axis, isInside) }

  package override var pointerStyle: PointerStyle? { takesPresses ? .default : nil }
}
