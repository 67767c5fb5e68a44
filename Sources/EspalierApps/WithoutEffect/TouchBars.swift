// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

// Keyboards on Linux have no touch bar: the names behave as on a Mac without one.

/// The content of a touch bar, which is not shown.
public struct TouchBar<Content: View> {
  /// A touch bar with views.
  public init(@ViewBuilder content: () -> Content) {}
  /// A touch bar that the user could rearrange, with views.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// The presence of an item in a touch bar that the user could rearrange.
public enum TouchBarItemPresence: Sendable {
  /// An item that cannot be removed.
  case required(String)
  /// An item that is shown until it is removed.
  case `default`(String)
  /// An item that is shown when it is added.
  case optional(String)
}

extension View {
  /// No effect: there is no touch bar. The closure is not called.
  public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// No effect: there is no touch bar.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

  /// No effect: there is no touch bar.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// No effect: there is no touch bar.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// No effect: there is no touch bar.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}
