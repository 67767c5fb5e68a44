// SPDX-License-Identifier: MIT

/// Where a view stands between not being there and being there (specification M53).
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come: its appearance before its first frame.
  case willAppear
  /// It is there.
  case identity
  /// It is gone for its container: its appearance at the end, when nothing of it is left.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it is there, 0 while it is, 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
