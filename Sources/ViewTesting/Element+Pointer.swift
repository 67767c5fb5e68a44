// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierHosting
import EspalierInteraction
import EspalierNumbers
import Foundation

// Every event goes through real hit testing at the centre of the element's frame, in an update of its own.

extension Element {
  /// Presses and releases at the centre of `frame`. The view in front there receives it.
  /// - Parameter modifiers: The keys that are held: with Command, which is Ctrl on a desktop, a click adds a row of a list to
  ///   the selection.
  /// - Throws: `ElementGone` if the view is not on screen any more.
  public func tap(modifiers: EventModifiers = []) throws {
    touch(at: try center("tap"), modifiers: modifiers)
  }

  /// Taps twice, with no time between the taps.
  public func doubleTap() throws {
    try tap()
    try tap()
  }

  /// Presses the pointer's secondary button at the centre of `frame`.
  /// - Throws: `ElementGone` if the view is not on screen any more.
  public func secondaryTap() throws {
    let point = try center("press the secondary button")
    host.send { $0.secondaryPress(at: point) }
  }

  /// Presses, lets `duration` of virtual time pass, and releases.
  public func press(for duration: Duration) throws {
    let point = try center("press")
    host.send { $0.press(at: point) }
    try host.advance(by: duration)
    host.send { $0.release(at: point) }
  }

  /// Presses at the centre, moves by `translation` points in several steps, and releases, over 100 ms of virtual time.
  public func drag(by translation: CGSize) throws {
    let start = try center("drag")
    host.send { $0.press(at: start) }
    let steps = 6
    for step in 1...steps {
      try host.advance(by: .milliseconds(100) / steps)
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + translation.width * part, y: start.y + translation.height * part)
      host.send { $0.move(to: point) }
    }
    host.send { $0.release(at: CGPoint(x: start.x + translation.width, y: start.y + translation.height)) }
  }

  /// Drags the element to the centre of another one and drops it there, in several steps over 100 ms of virtual time.
  /// - Parameter point: The point of the drop in the other one, from 0 to 1 along each axis.
  /// - Throws: `ElementGone` if one of the views is not on screen any more.
  public func drag(to other: Element, at point: UnitPoint = .center) throws {
    let frame = try other.existing("drop on").frame
    let start = try center("drag")
    let end = CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
    try drag(by: CGSize(width: end.x - start.x, height: end.y - start.y))
  }

  /// Puts two fingers about the centre, moves them until they are `factor` times as far apart, and lifts them, over
  /// 100 ms of virtual time.
  public func magnify(by factor: CGFloat) throws { try pinch { ($0 * (factor - 1) + 1, 0) } }

  /// Puts two fingers about the centre, turns them by `angle`, clockwise, and lifts them, over 100 ms of virtual time.
  public func rotate(by angle: Angle) throws { try pinch { (1, angle.radians * $0) } }

  /// - Parameter pose: The distance of the fingers, as a factor, and their rotation, in radians, after a part of
  ///   the time, 0…1.
  private func pinch(_ pose: (CGFloat) -> (scale: CGFloat, turn: CGFloat)) throws {
    let center = try center("pinch")
    func fingers(_ part: CGFloat) -> (CGPoint, CGPoint) {
      let (scale, turn) = pose(part)
      let (x, y) = (20 * scale * cos(turn), 20 * scale * sin(turn))
      return (CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y))
    }
    let start = fingers(0)
    host.send { $0.press(start.0, start.1) }
    let steps = 6
    for step in 1...steps {
      try host.advance(by: .milliseconds(100) / steps)
      let now = fingers(CGFloat(step) / CGFloat(steps))
      host.send { $0.move(now.0, now.1) }
    }
    host.send { $0.releaseSecond() }
    host.send { $0.release(at: fingers(1).0) }
  }

  /// Turns a wheel over the centre: content moves by `delta` points.
  public func scroll(by delta: CGSize) throws {
    let point = try center("scroll")
    host.send { $0.scroll(by: delta, at: point) }
  }

  /// Moves the pointer to the centre without pressing.
  public func hover() throws {
    let point = try center("hover")
    host.send { $0.hover(at: point) }
  }

  /// Whether the centre of `frame` is in the window, and the element, or a view inside it, is in front there.
  public var isHittable: Bool {
    guard let frame = node?.frame, !frame.isNull else { return false }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    guard CGRect(origin: .zero, size: host.size).holds(center) else { return false }
    let hit = host.graph.responders(at: center).compactMap(\.view)
    guard !hit.isEmpty,
      let root = host.graph.root.outputs.preferences?.path(to: { ObjectIdentifier($0) == identity })?.last
    else { return false }
    return root.contains { hit.contains($0) }
  }

  // MARK: - Points

  /// Presses and releases.
  func touch(at point: CGPoint, modifiers: EventModifiers = []) {
    host.send { $0.press(at: point, modifiers: modifiers) }
    host.send { $0.release(at: point, modifiers: modifiers) }
  }

  private func center(_ action: String) throws -> CGPoint {
    let frame = try existing(action).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func existing(_ action: String) throws -> FoundNode {
    guard let node else { throw ElementGone(action: action, locator: locator, summary: summary) }
    host.graph.trace?.action = "\(action) on \(locator)"
    host.graph.trace?.cause = host.graph.trace?.action
    return node
  }
}

/// An action on an element whose view is not on screen any more.
public struct ElementGone: Error, CustomStringConvertible {
  let action: String
  let locator: Locator
  let summary: String

  public var description: String {
    "Cannot \(action): the element found by \(locator) is gone. It was: \(summary). "
      + "Its view was removed, hidden or replaced by one of another identity; get it again after the change."
  }
}

extension PreferenceNode {
  /// Whether `isMember` is true for this node or one below.
  func contains(_ isMember: (ObjectIdentifier) -> Bool) -> Bool {
    isMember(ObjectIdentifier(self)) || children.contains { $0.contains(isMember) }
  }
}
