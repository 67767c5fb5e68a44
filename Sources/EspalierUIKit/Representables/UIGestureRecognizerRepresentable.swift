// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// The surroundings of a recognizer of UIKit in a view of SwiftUI.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The object that `makeCoordinator(converter:)` made.
  public let coordinator: Representable.Coordinator
  /// The places of the gesture in SwiftUI's spaces.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// The environment.
  public let environment: EnvironmentValues
}

/// A recognizer of UIKit as a gesture of SwiftUI.
///
/// The recognizer and its coordinator are made at the first touch, and live as long as the view that the gesture is attached to.
/// Taps, long presses, pans, pinches, turns and swipes are recognized, by SwiftUI's own gestures; a recognizer of another class never
/// begins, with a warning. `recognizer.view` is nil, and `location(in:)` is a place in the window: `context.converter` has the
/// places in the view. Whether two gestures are recognized at once is decided by SwiftUI's own rules.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture where Value == Void {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// An object that lives as long as the recognizer.
  associatedtype Coordinator = Void
  /// The surroundings.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The places of the gesture in SwiftUI's spaces.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the object that lives as long as the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Makes the recognizer, once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recognizer with the new value, before each event.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called when the recognizer's state or its place has changed.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public var body: _RepresentedRecognizer<Self> { _RepresentedRecognizer(representable: self) }
}

/// A gesture with a recognizer of UIKit, which lives as long as the view.
public struct _RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable>: Gesture {
  let representable: Representable
  @State private var kept = Kept()
  @Environment(\.self) private var environment

  init(representable: Representable) { self.representable = representable }

  /// The objects that are made once.
  private final class Kept {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    var parts: (recognizer: Representable.UIGestureRecognizerType, coordinator: Representable.Coordinator)?
    nonisolated init() {}
  }

  public var body: _RecognizerGesture {
    let converter = kept.converter
    let coordinator = kept.parts?.coordinator ?? representable.makeCoordinator(converter: converter)
    let context = UIGestureRecognizerRepresentableContext<Representable>(
      coordinator: coordinator, converter: converter, environment: environment)
    let recognizer = kept.parts?.recognizer ?? representable.makeUIGestureRecognizer(context: context)
    kept.parts = (recognizer, coordinator)
    representable.updateUIGestureRecognizer(recognizer, context: context)
    recognizer.action = { [representable, weak recognizer] in
      if let recognizer { representable.handleUIGestureRecognizerAction(recognizer, context: context) }
    }
    return _RecognizerGesture(recognizer: recognizer, converter: converter)
  }
}
