// SPDX-License-Identifier: MIT

import EspalierCore

/// The behaviour of a scroll view when a finger drags beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// The default of Apple's systems; content stops at its ends here.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// Content always bounces on Apple's systems; it stops at its ends here.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Content larger than its scroll view bounces on Apple's systems; it stops at its ends here.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

extension EnvironmentValues {
  /// The behaviour at the ends of horizontal scroll views, for views that scroll by themselves.
  @EnvironmentEntry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// The behaviour at the ends of vertical scroll views, for views that scroll by themselves.
  @EnvironmentEntry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
}

extension View {
  /// Sets the environment's behaviour at the ends of scroll views. Content of `ScrollView` and `List` stops at its ends here in any
  /// case.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
    }
  }
}
