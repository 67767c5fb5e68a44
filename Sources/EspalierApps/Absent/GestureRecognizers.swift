// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierLayout
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no recognizers of AppKit: use a Gesture, such as DragGesture or MagnifyGesture."
)
public protocol NSGestureRecognizerRepresentable: Gesture where Value == Never {
  associatedtype NSGestureRecognizerType
  associatedtype Coordinator = Void
  func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType
}

@available(
  *, unavailable,
  message: "Espalier has no recognizers of AppKit: use a Gesture, such as DragGesture or MagnifyGesture."
)
extension NSGestureRecognizerRepresentable {
  public typealias Context = NSGestureRecognizerRepresentableContext<Self>
  public typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no recognizers of AppKit: use a Gesture, such as DragGesture or MagnifyGesture."
)
public struct NSGestureRecognizerRepresentableContext<Representable: NSGestureRecognizerRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
  public var converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter { fatalError("unavailable") }
}

@available(
  *, unavailable,
  message: "Espalier has no recognizers of AppKit: use a Gesture, such as DragGesture or MagnifyGesture."
)
public struct NSGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
}
