// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The width of a button with a background: that of its label, or the available width.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }
  private let kind: Kind

  /// The style's default: as wide as the label with its insets.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// The proposed width, with the label in the middle.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// The width of the label with its insets.
  public static let fitted = ButtonSizing(kind: .fitted)
}

extension EnvironmentValues {
  /// The width of buttons, relative to their labels.
  @EnvironmentEntry public var buttonSizing: ButtonSizing = .automatic
}

extension View {
  /// Sets the width of the buttons in this view whose style has a background.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

/// Sizes the label inside the background.
struct SizedLabel: ViewModifier {
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    if sizing == .flexible { content.frame(maxWidth: .infinity) } else { content }
  }
}
