// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The distance of the fingers relative to that at the beginning; 1 is no change.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The point between the fingers at the beginning, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The same point in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The least difference of the magnification from 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A pinch that begins when the distance of the fingers has changed by this share.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    receiveTwoFingers(event, memory: memory) {
      abs($0.magnification - 1) >= minimumScaleDelta
    } value: { fingers in
      Value(
        time: Date(timeIntervalSinceReferenceDate: event.time), magnification: fingers.magnification,
        velocity: fingers.velocity.magnification, startAnchor: event.anchor(fingers.startCenter),
        startLocation: event.place?.convert(fingers.startCenter, to: .local) ?? fingers.startCenter)
    }
  }
}

/// Two fingers that turn around each other.
nonisolated public struct RotateGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The turn since the beginning, clockwise.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The point between the fingers at the beginning, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The same point in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The least angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A turn that begins when the fingers have turned by this angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    receiveTwoFingers(event, memory: memory) {
      abs($0.rotation) >= minimumAngleDelta.radians
    } value: { fingers in
      Value(
        time: Date(timeIntervalSinceReferenceDate: event.time), rotation: .radians(fingers.rotation),
        velocity: .radians(fingers.velocity.rotation), startAnchor: event.anchor(fingers.startCenter),
        startLocation: event.place?.convert(fingers.startCenter, to: .local) ?? fingers.startCenter)
    }
  }
}

/// The name of `MagnifyGesture` until iOS 17: its value is the magnification.
nonisolated public struct MagnificationGesture: _PrimitiveGesture {
  public typealias Value = CGFloat
  /// The change of the fingers' distance, as a share, with which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A pinch that begins when the distance of the fingers has changed by this share.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._receive(event, memory: memory).map(\.magnification)
  }
}

/// The name of `RotateGesture` until iOS 17: its value is the turn.
nonisolated public struct RotationGesture: _PrimitiveGesture {
  public typealias Value = Angle
  /// The turn of the fingers with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A turn that begins when the fingers have turned by this angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta)._receive(event, memory: memory).map(\.rotation)
  }
}

extension _GestureEvent {
  /// A point of the root as a part of the size of the view that the gesture is attached to.
  @MainActor fileprivate func anchor(_ point: CGPoint) -> UnitPoint {
    guard let place, let size = place.size, size.width > 0, size.height > 0 else { return .center }
    let local = place.convert(point, to: .local)
    return UnitPoint(x: local.x / size.width, y: local.y / size.height)
  }
}
