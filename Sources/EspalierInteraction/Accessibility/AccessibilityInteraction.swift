// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

extension View {
  /// Sets the level of this heading among headings: screen readers jump from one to the next of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    describing { $0.headingLevel = level }
  }

  /// Whether a user can interact with this view: false makes it an element that is only read.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
  {
    describing { $0.respondsToInteraction = respondsToUserInteraction }
  }

  /// Sets the point at which this view is touched when a screen reader activates it and it has no action of its own.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    describing { $0.activationPoint = activationPoint }
  }

  /// - Parameter activationPoint: In the view's own coordinates, in points.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    describing { $0.setActivationPoint(activationPoint) }
  }

  /// Runs `handler` when a screen reader scrolls this view, with the edge towards which it scrolls.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    nonisolated(unsafe) let handler = handler
    return describing {
      $0.scroll = { handler($0) }
      $0.scrollEdges = .all
    }
  }

  /// Two actions that a screen reader offers on this view: to make it larger and smaller.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return describing { node in
      let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
      for (name, direction) in [("zoom in", AccessibilityZoomGestureAction.Direction.zoomIn), ("zoom out", .zoomOut)] {
        node.add(
          AccessibilityAction(name: name) {
            handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: middle))
          })
      }
    }
  }
}

/// A screen reader's request to zoom a view in or out.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether the zoom makes the content larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }

  /// Whether the content becomes larger or smaller.
  public let direction: Direction
  /// The place of the request in the view.
  public let location: UnitPoint
  /// The place of the request in the window, in points.
  public let point: CGPoint
}

extension AccessibilityNode {
  /// Sets the point of a press, in points from the element's corner.
  package mutating func setActivationPoint(_ point: CGPoint) {
    guard frame.width > 0, frame.height > 0 else { return }
    self.activationPoint = UnitPoint(x: point.x / frame.width, y: point.y / frame.height)
  }

  /// Whether a touch at `activationPosition` activates the element: it can be pressed, and has no action of its own for that.
  package var isActivatedByTouch: Bool {
    guard !self.isPart, self.respondsToInteraction != false,
      self.actions.first?.name != AccessibilityActionKind.default.name
    else {
      return false
    }
    if self.respondsToInteraction == true { return true }
    return self.role == .button || self.role == .link || self.role == .toggle
  }

  /// The point at which a touch activates the element, in the space of its frame: its centre, unless it names another point.
  package var activationPosition: CGPoint {
    let place = self.activationPoint ?? .center
    return CGPoint(x: frame.minX + place.x * frame.width, y: frame.minY + place.y * frame.height)
  }

  /// The names of the actions that a screen reader offers for the element, the default first.
  package var actionNames: [String] {
    (isActivatedByTouch ? [AccessibilityActionKind.default.name] : []) + self.actions.map(\.name)
  }
}
