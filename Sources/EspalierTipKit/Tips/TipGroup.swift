// SPDX-License-Identifier: MIT

import SwiftUI

/// Several tips of which one is shown at a time.
@MainActor
public final class TipGroup {
  /// The order of the tips.
  public enum Priority: Hashable, Sendable {
    /// The first tip that can be shown.
    case firstAvailable
    /// The first tip that is not invalidated, when it can be shown.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// - Parameters:
  ///   - priority: The order.
  ///   - tips: The tips.
  public init(_ priority: Priority = .firstAvailable, @Tips.ListBuilder<any Tip> _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }

  /// The tip that can be shown; nil if there is none. A view that reads it is updated by changes.
  public var currentTip: (any Tip)? {
    _ = TipChanges.shared.count
    switch priority {
    case .firstAvailable: return tips.first { $0.shouldDisplay }
    case .ordered:
      let next = tips.first {
        if case .invalidated = $0.status { false } else { true }
      }
      return next.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}
