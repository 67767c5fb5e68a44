// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// The gestures of a view and its subviews that are active (specification I8).
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture, neither the added one nor those of the views inside.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Attaches a gesture that comes after those inside of this view (specification I5).
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(AddGestureModifier(gesture, mask: mask))
  }

  /// Attaches a gesture that comes before those inside of this view (specification I6).
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(AddGestureModifier(gesture, precedence: .high, mask: mask))
  }

  /// Attaches a gesture that is recognised independently of those inside of this view (specification I7).
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(AddGestureModifier(gesture, precedence: .simultaneous, mask: mask))
  }

  /// Calls `action` when this view is tapped `count` times (specification I3).
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapAction(count: count, coordinateSpace: .local) { _ in action() })
  }

  /// Calls `action` with the place of the last tap, in points of `coordinateSpace`.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(TapAction(count: count, coordinateSpace: coordinateSpace.coordinateSpace, action: action))
  }
}
