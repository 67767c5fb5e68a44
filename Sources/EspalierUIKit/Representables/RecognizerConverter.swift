// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// The places of a recognizer's gesture in SwiftUI's coordinate spaces.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The state of the gesture, in the window's coordinates.
  final class Places {
    var place: GesturePlace?
    var location = CGPoint.zero
    /// The movement since the beginning and its speed per second, for a pan.
    var translation, velocity: CGPoint?
    nonisolated init() {}
  }

  let places = Places()

  nonisolated init() {}

  /// The place in the view.
  public var localLocation: CGPoint { location(in: .local) }
  /// The movement of a pan in the view; nil for other gestures.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// The speed of a pan in the view, in points per second; nil for other gestures.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The place in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: places.location, to: coordinateSpace)
  }

  /// The movement of a pan in a space; nil for other gestures.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    places.translation.map { convert(vector: $0, to: coordinateSpace) }
  }

  /// The speed of a pan in a space, in points per second; nil for other gestures.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    places.velocity.map { convert(vector: $0, to: coordinateSpace) }
  }

  /// The place of a point of the window in a space.
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    places.place?.convert(globalPoint, to: coordinateSpace.coordinateSpace) ?? globalPoint
  }

  private func convert(vector: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    let (start, end) = (
      convert(globalPoint: .zero, to: space), convert(globalPoint: vector, to: space)
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
