// SPDX-License-Identifier: MIT

import Foundation

/// Views of a lazy container that stay at the edge of the visible part while their section passes.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections stay at the leading edge of the visible part until their section leaves it.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections stay at the trailing edge of the visible part until their section leaves it.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
