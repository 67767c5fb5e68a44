// SPDX-License-Identifier: MIT

import EspalierCore

/// The setting that decides whether an input moves a scroll view.
public struct ScrollInputBehavior: Sendable, Equatable {
  private let name: String
  /// The system's choice.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The input moves it.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The input does not move it.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input that moves scroll views of some devices.
public struct ScrollInputKind: Sendable, Equatable {
  private let name: String
  /// The eyes.
  public static let look = ScrollInputKind(name: "look")
  /// The gesture of a hand that a watch feels.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

extension View {
  /// No effect: neither eyes nor a watch's gesture move scroll views here.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
