// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// The label on a pane of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// The same as `.glass`.
  public nonisolated init() { glass = .regular }
  /// - Parameter glass: The pane behind the label.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: StyleValue(GlassButtonAppearance(glass: glass, isProminent: false)), configuration: configuration)
  }
}

/// The label on a pane of glass in the tint, for the most likely choice.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The same as `.glassProminent`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: StyleValue(GlassButtonAppearance(glass: .regular, isProminent: true)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on a pane of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on a pane of this glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on a pane of glass in the tint, for the most likely choice.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

struct GlassButtonAppearance: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.design) private var design

  init(glass: Glass, isProminent: Bool) {
    self.glass = glass
    self.isProminent = isProminent
  }

  func makeBody(configuration: Configuration) -> some View {
    // Without a chosen shape, glass has round ends.
    let shape = (border == .automatic ? .capsule : border).sized(size, design)
    let color = configuration.role.color
    configuration.label
      .defaultForegroundStyle(
        !isEnabled ? Color.tertiaryLabel : isProminent ? .white : configuration.role == .destructive ? color : .primary
      )
      .transformEnvironment(\.font) { $0 = $0 ?? size.font }
      .modifier(SizedLabel())
      .padding(design.button.insets[size])
      .background {
        // A prominent button is filled: its label is legible on any background.
        if isProminent, isEnabled { shape.fill(color) }
      }
      .glassEffect(isProminent && isEnabled ? .identity : glass, in: shape)
      .contentShape(shape)
      .pictureOpacity(configuration.isPressed ? design.button.pressedProminent : 1)
  }
}
