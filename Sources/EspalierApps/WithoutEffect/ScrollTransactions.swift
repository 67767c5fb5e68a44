// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion

/// The setting that decides whether a scroll view keeps its place in the content when that changes.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
  private let name: String
  /// The system's choice.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  }
  /// The offset stays.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(name: "disabled")
  }
}

private struct PreservesVelocityKey: TransactionKey { static let defaultValue = false }
private struct AdjustmentKey: TransactionKey {
  static let defaultValue = ScrollContentOffsetAdjustmentBehavior.automatic
}

extension Transaction {
  /// Whether a scroll view goes on with its velocity from a new position. Stored without effect: its motion ends there.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// Whether scroll views keep their place in content that changes. Stored without effect: they keep it.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[AdjustmentKey.self] }
    set { self[AdjustmentKey.self] = newValue }
  }
}
