// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierCore
import EspalierInteraction
import Foundation

/// The window around a canvas, as its input, its screen readers and the widgets in it use it.
@MainActor
protocol CanvasWindow: AnyObject {
  var canvas: CanvasWidget { get }
  var graph: ViewGraph { get }

  /// Makes a frame as soon as the display takes it.
  func requestFrame()

  /// Hands an event to the tree, in an update of its own, after the steps that wait for a frame. Nil if the window is closed.
  @discardableResult
  func send<Result>(_ event: (EventDispatcher) -> Result) -> Result?

  /// Moves the content under a point in the next frame, in one update for all steps before it.
  func scroll(by delta: CGSize, at point: CGPoint)

  /// Moves the content by the steps that wait for the next frame, before an event that depends on its place.
  func deliverScroll()

  /// Whether a press with these keys picks a view for the inspector.
  func picks(at point: CGPoint, _ modifiers: EventModifiers) -> Bool

  /// Ends a composition when a button or a finger goes down.
  func pointerPressed()

  /// Handles a key that a widget in the tree did not take; returns whether the tree takes it.
  func keyLeft(_ key: guint, _ state: GdkModifierType) -> Bool
}
