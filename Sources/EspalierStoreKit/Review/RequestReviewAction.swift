// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Asks the user for a review. No shop collects one on Linux, so a call has no effect: Apple's systems decide by themselves, too,
/// whether they ask.
@MainActor
public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks for a review: without effect.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that asks the user for a review: without effect.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the user for a review, in the form of older systems.
public enum SKStoreReviewController {
  /// Asks for a review: no shop collects one on Linux, so this has no effect.
  public static func requestReview() {}

  /// Asks for a review: no shop collects one on Linux, so this has no effect.
  /// - Parameter scene: The window's scene.
  public static func requestReview(in scene: AnyObject) {}
}
