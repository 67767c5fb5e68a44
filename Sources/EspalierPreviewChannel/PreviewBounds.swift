// SPDX-License-Identifier: MIT

import Foundation

/// The bounds of values from another process: user code runs in workers, and a browser's numbers arrive through the viewer. A
/// number beyond its bound becomes the nearest one within, on both ends, so that none reaches an allocation or a conversion
/// unchecked, and none is lost because JSON cannot contain it.
package enum PreviewBounds {
  /// The longest side of a stage, and the greatest distance of an event from its corner, in points.
  package static let longestSide = 16384.0
  /// Pixels per point.
  package static let scales = 0.01...16.0
  /// The greatest number of pixels of a picture.
  package static let mostPixels = 100_000_000
  /// The greatest number of bytes of a message.
  package static let longestMessage = 64 << 20

  /// The length of a side; the shortest for a value that is not a number.
  package static func side(_ length: Double) -> Double { nearest(length, in: 1...longestSide) }

  static func nearest(_ number: Double, in range: ClosedRange<Double>) -> Double {
    number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
  }

  static func displacement(_ size: CGSize) -> CGSize {
    CGSize(width: distance(size.width), height: distance(size.height))
  }

  fileprivate static func distance(_ length: Double) -> Double {
    length.isNaN ? 0 : nearest(length, in: -longestSide...longestSide)
  }
}

extension PreviewListing {
  /// The same listing with a size that can be drawn.
  package var bounded: PreviewListing {
    guard case .fixed(let width, let height) = layout else { return self }
    return PreviewListing(
      name: name, layout: .fixed(width: PreviewBounds.side(width), height: PreviewBounds.side(height)))
  }
}

extension PreviewStage {
  fileprivate var bounded: PreviewStage {
    var result = self
    result.size = size.map { CGSize(width: PreviewBounds.side($0.width), height: PreviewBounds.side($0.height)) }
    result.scale = PreviewBounds.nearest(scale, in: PreviewBounds.scales)
    return result
  }
}

extension PreviewEvent {
  fileprivate var bounded: PreviewEvent {
    func near(_ point: CGPoint) -> CGPoint {
      CGPoint(x: PreviewBounds.distance(point.x), y: PreviewBounds.distance(point.y))
    }
    return switch self {
    case .press(let point, let modifiers): .press(near(point), modifiers: modifiers)
    case .move(let point, let modifiers): .move(near(point), modifiers: modifiers)
    case .release(let point, let modifiers): .release(near(point), modifiers: modifiers)
    case .secondaryPress(let point): .secondaryPress(near(point))
    case .hover(let point): .hover(point.map(near))
    case .scroll(let delta, let point):
      .scroll(
        CGSize(width: PreviewBounds.distance(delta.width), height: PreviewBounds.distance(delta.height)),
        at: near(point))
    case .key: self
    }
  }
}

extension PreviewMessage {
  /// The same message with numbers within their bounds. Those of a frame are compared with its file, by its reader.
  package var bounded: PreviewMessage {
    switch self {
    case .previews(let previews): .previews(previews.map(\.bounded))
    case .loaded(let version, let previews): .loaded(version: version, previews: previews.map(\.bounded))
    case .stages(let version, let stages): .stages(version: version, stages.map(\.bounded))
    case .event(let version, let stage, let event): .event(version: version, stage: stage, event.bounded)
    case .request(let number, let request): .request(number: number, request.bounded)
    default: self
    }
  }
}
