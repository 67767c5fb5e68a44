// SPDX-License-Identifier: MIT

import Foundation

/// A request to the worker of a session, which has one host with a clock that only requests move.
package enum SessionRequest: Codable, Sendable {
  /// Makes the host.
  /// - Parameters:
  ///   - state: The state of a former version's host.
  ///   - before: The former version's elements, as text, for the difference; nil without a former version.
  case open(SessionScene, state: Data?, before: String?)
  /// Changes size and environment. The state stays.
  case change(SessionScene)
  /// The host's state, for the next version.
  case state
  /// - Parameters:
  ///   - element: The name of the element that is drawn alone; nil for the window.
  ///   - scale: Pixels per point.
  ///   - marks: The elements that are drawn with their frames.
  case picture(element: String?, scale: Double, marks: Marks)
  /// - Parameter kind: `accessibility`, or the name of another tree.
  case tree(kind: String, element: String?)
  case input(SessionInput)
  /// Moves the clock.
  case advance(seconds: Double)
  case explain(SessionSubject)
  /// The defects of the window.
  /// - Parameter targetSize: The least width and height of a control, in points.
  case audit(targetSize: Double)
  /// The names and pictures of all previews.
  case previews(SessionScene, scale: Double)
  /// The difference to a former picture and former elements.
  case compare(picture: Data, elements: String, tolerance: Double)

  /// The marks over a picture.
  package enum Marks: String, Codable, Sendable, CaseIterable {
    case none, frames, names
  }
}

/// The subject of an explanation.
package enum SessionSubject: Codable, Sendable {
  case layout(String)
  /// The update of an element; nil for the whole last frame.
  case update(String?)
  case preference(String)
  case anchor(String)
}

/// An input of a user.
package enum SessionInput: Codable, Sendable {
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - seconds: The time between press and release.
  case tap(SessionPlace, count: Int, seconds: Double, isSecondary: Bool)
  /// - Parameter element: The element that gets the focus first.
  case type(String, element: String?)
  /// - Parameter modifiers: The raw value of `EventModifiers`.
  case key(String, modifiers: Int)
  case scroll(SessionPlace, CGSize)
  /// A press that moves and is released.
  case drag(SessionPlace, to: SessionPlace, seconds: Double)

  /// The greatest number of taps, and the longest press.
  package static let mostTaps = 10, longestTime = 3600.0
}

/// A place in a session's window: an element's centre, with a displacement, or a point.
package struct SessionPlace: Codable, Sendable {
  /// Nil for the window's corner.
  package var element: String?
  /// Points from the element's centre, or from the corner.
  package var offset: CGSize

  package init(element: String?, offset: CGSize = .zero) {
    self.element = element
    self.offset = offset
  }

  var bounded: SessionPlace {
    SessionPlace(element: element, offset: PreviewBounds.displacement(offset))
  }
}

extension SessionRequest {
  /// The same request with numbers within their bounds.
  var bounded: SessionRequest {
    switch self {
    case .open(let scene, let state, let before): .open(scene.bounded, state: state, before: before)
    case .change(let scene): .change(scene.bounded)
    case .picture(let element, let scale, let marks):
      .picture(element: element, scale: PreviewBounds.nearest(scale, in: PreviewBounds.scales), marks: marks)
    case .advance(let seconds): .advance(seconds: PreviewBounds.nearest(seconds, in: 0...SessionInput.longestTime))
    case .audit(let targetSize): .audit(targetSize: PreviewBounds.side(targetSize))
    case .previews(let scene, let scale):
      .previews(scene.bounded, scale: PreviewBounds.nearest(scale, in: PreviewBounds.scales))
    case .compare(let picture, let elements, let tolerance):
      .compare(picture: picture, elements: elements, tolerance: PreviewBounds.nearest(tolerance, in: 0...1))
    case .input(let input): .input(input.bounded)
    case .state, .tree, .explain: self
    }
  }
}

extension SessionInput {
  fileprivate var bounded: SessionInput {
    func time(_ seconds: Double) -> Double { PreviewBounds.nearest(seconds, in: 0...Self.longestTime) }
    return switch self {
    case .tap(let place, let count, let seconds, let isSecondary):
      .tap(place.bounded, count: min(max(count, 1), Self.mostTaps), seconds: time(seconds), isSecondary: isSecondary)
    case .scroll(let place, let delta): .scroll(place.bounded, PreviewBounds.displacement(delta))
    case .drag(let start, let end, let seconds): .drag(start.bounded, to: end.bounded, seconds: time(seconds))
    case .type, .key: self
    }
  }
}
