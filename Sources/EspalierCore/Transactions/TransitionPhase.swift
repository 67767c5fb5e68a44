// SPDX-License-Identifier: MIT

/// The phase of a view's insertion or removal (specification M53).
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted: its appearance before its first frame.
  case willAppear
  /// The view is fully inserted.
  case identity
  /// The view is removed for its container: its appearance at the end, when nothing of it is left.
  case didDisappear

  /// Whether the view is fully inserted.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the insertion, 0 while the view is inserted, 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
