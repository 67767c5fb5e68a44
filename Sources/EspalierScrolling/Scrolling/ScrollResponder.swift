// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// The area of a scroll view: a wheel that turns over it moves the content, even over parts without drawings.
package final class ScrollResponder: Responder {
  private let state: ScrollState
  private var viewport = CGRect.zero
  private var frame = CGRect.zero
  private var content = ResponderList()

  init(_ state: ScrollState, _ view: ObjectIdentifier) {
    self.state = state
    super.init()
    self.view = view
  }

  /// - Parameters:
  ///   - viewport: The rectangle in which content is shown, on screen.
  ///   - frame: The scroll view's own, at whose edges the bars are.
  func update(viewport: CGRect, frame: CGRect, content: ResponderList) {
    self.viewport = viewport
    self.frame = frame
    self.content = content
  }

  package override func hitTest(_ point: CGPoint) -> [Responder]? {
    let own = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    let bar = state.bars.area(at: own, size: frame.size)
    if let bar, bar.takesPresses { return [bar, self] }
    let inside = content.hitTest(point)
    guard viewport.holds(point) || bar != nil else { return inside.map { $0 + [self] } }
    return (inside ?? []) + (bar.map { [$0] } ?? []) + [self]
  }

  package override func scroll(by delta: CGSize) -> CGSize { state.turnWheel(by: delta) }
}

/// A finger, or the pointer's button if ``EventDispatcher/pointerScrolls`` is true, that moves the content: along an
/// axis that scrolls, once it has moved 10 points, if no gesture inside recognises it. Or the pointer that drags a
/// scroll bar, at once.
nonisolated struct ScrollGesture: _PrimitiveGesture {
  typealias Value = Void
  let state: ScrollState

  private static var minimumDistance: CGFloat { 10 }
  /// The distance beyond its start by which content has to be pulled to be updated, in points.
  private static var refreshDistance: CGFloat { 80 }

  private struct Drag {
    var start = CGPoint.zero
    var offset = CGPoint.zero
    var isRecognised = false
    /// The scroll view's size, and the part of a bar that the pointer has taken.
    var size = CGSize.zero
    var grip: ScrollBars.Grip?
    /// The last places, the oldest first.
    var track: [(time: Double, location: CGPoint)] = []

    mutating func follow(_ time: Double, _ location: CGPoint) {
      track.append((time, location))
      while track.count > 2, track[1].time < time - 0.1 { track.removeFirst() }
    }

    /// The velocity of the content's offset, in points per second; zero if the finger has rested before it was lifted.
    func velocity(at now: Double) -> CGVector {
      guard let first = track.first, let last = track.last, last.time > first.time, now - last.time < 0.1 else {
        return .zero
      }
      let seconds = last.time - first.time
      return CGVector(
        dx: (first.location.x - last.location.x) / seconds, dy: (first.location.y - last.location.y) / seconds)
    }
  }

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    let state = state
    var drag = memory.load(Drag())
    defer { memory.store(drag) }
    let location = event.location(in: .local)
    if let grip = drag.grip { return pull(grip, event.kind, to: location, drag) }
    switch event.kind {
    case .tick: return _GestureResult(drag.isRecognised ? .active(()) : .possible(nil))
    case .cancelled:
      var result = _GestureResult<Void>(.failed)
      if drag.isRecognised {
        let origin = drag.offset
        result.actions.append { state.letGo(velocity: .zero, from: origin) }
      } else {
        result.actions.append { state.untouch() }
      }
      return result
    case .began:
      guard state.settings.peek().isEnabled else { return _GestureResult(.failed) }
      drag = Drag(start: location, offset: state.offset)
      if let size = event.place?.size, !event.isTouch,
        let press = state.bars.press(at: location, size: size, modifiers: event.modifiers)
      {
        drag.size = size
        drag.grip = press.grip
        var result = _GestureResult<Void>(press.grip == nil ? .ended(()) : .active(()))
        result.actions.append(press.action)
        return result
      }
      guard event.scrolls else { return _GestureResult(.failed) }
      drag.follow(event.time, location)
      var result = _GestureResult<Void>(.possible(nil))
      if state.isMoving { result.actions.append { state.touch() } }
      return result
    case .moved, .ended: break
    }
    if event.kind == .moved { drag.follow(event.time, location) }
    let translation = CGSize(width: location.x - drag.start.x, height: location.y - drag.start.y)
    if !drag.isRecognised {
      if event.kind == .ended { return _GestureResult(.failed) }
      guard hypot(translation.width, translation.height) >= Self.minimumDistance else {
        return _GestureResult(.possible(nil))
      }
      // A movement across the axis belongs to another gesture.
      let main: Axis = abs(translation.width) > abs(translation.height) ? .horizontal : .vertical
      let isPull = main == .vertical && translation.height > 0 && state.canRefresh
      guard state.extent.peek().canScroll(main) || isPull else { return _GestureResult(.failed) }
      drag.isRecognised = true
      drag.offset = state.offset
    }
    let offset = CGPoint(x: drag.offset.x - translation.width, y: drag.offset.y - translation.height)
    if event.kind == .ended {
      let velocity = drag.velocity(at: event.time)
      let origin = drag.offset
      var result = _GestureResult<Void>(.ended(()))
      let isPulled = offset.y <= state.extent.peek().least(.vertical) - Self.refreshDistance
      result.actions.append {
        state.drag(to: offset)
        state.letGo(velocity: velocity, from: origin)
        if isPulled { state.refresh() }
      }
      return result
    }
    var result = _GestureResult<Void>(.active(()))
    result.actions.append { state.drag(to: offset) }
    return result
  }

  /// Continues to drag a bar that the pointer has taken.
  @MainActor private func pull(_ grip: ScrollBars.Grip, _ kind: _GestureEvent.Kind, to location: CGPoint, _ drag: Drag)
    -> _GestureResult<Void>
  {
    let bars: ScrollBars = state.bars
    let origin = drag.offset
    switch kind {
    case .began, .tick: return _GestureResult(.active(()))
    case .moved:
      var result = _GestureResult<Void>(.active(()))
      result.actions.append { bars.drag(grip, to: location, size: drag.size) }
      return result
    case .ended, .cancelled:
      var result = _GestureResult<Void>(kind == .ended ? .ended(()) : .failed)
      result.actions.append { bars.letGo(from: origin) }
      return result
    }
  }
}

extension ScrollState {
  /// Describes the actions of a screen reader on a scroll view. To be called in a rule.
  func describeScrolling(_ element: inout AccessibilityNode) {
    element.scroll = { self.turnPage($0) }
    element.targetBeyond = { self.targetBeyondShown(backwards: $0, isReached: $1) }
    let extent = extent.value
    if extent.canScroll(.vertical) { element.scrollEdges.insert(.vertical) }
    if extent.canScroll(.horizontal) { element.scrollEdges.insert(.horizontal) }
    if refreshAction.value != nil, extent.axes.contains(.vertical) {
      element.actions = [AccessibilityAction(name: "refresh") { self.refresh() }]
    }
  }
}
