// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// Whether a button with a background is as wide as its label or as the room.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }
  private let kind: Kind

  /// As the style decides: as wide as the label with its insets.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as it is offered; the label is in the middle.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// As wide as the label with its insets.
  public static let fitted = ButtonSizing(kind: .fitted)
}

extension EnvironmentValues {
  private enum SizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

  /// How wide buttons here are.
  public var buttonSizing: ButtonSizing {
    get { self[SizingKey.self] }
    set { self[SizingKey.self] = newValue }
  }
}

extension View {
  /// How wide the buttons in this view are whose style has a background.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

/// Around the label, inside of the background.
struct SizedLabel: ViewModifier {
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    if sizing == .flexible { content.frame(maxWidth: .infinity) } else { content }
  }
}
