// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

/// The appearance of the view out of which a page grows, during the transition.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// The radius of the corners with which the transition begins, in points; nil for the transition's own.
  var _cornerRadius: CGFloat? { get }
}

/// The transition's own appearance: the start of every configuration.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _cornerRadius: CGFloat? { nil }
}

private struct RoundedSourceConfiguration: MatchedTransitionSourceConfiguration {
  let _cornerRadius: CGFloat?
}

extension MatchedTransitionSourceConfiguration {
  /// Sets the shape of the page where it is as small as the view.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    RoundedSourceConfiguration(_cornerRadius: max(shape.cornerSize.width, shape.cornerSize.height, 0))
  }

  @available(*, unavailable, message: "Espalier's zoom draws the page alone: give the view itself a background(_:).")
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  @available(*, unavailable, message: "Espalier's zoom draws the page alone: give the view itself a shadow.")
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
