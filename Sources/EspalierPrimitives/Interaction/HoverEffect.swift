// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

/// The appearance of a view while the pointer is over it.
public struct HoverEffect: Sendable {
  enum Kind { case automatic, highlight, lift, none }
  let kind: Kind

  /// The effect that a view around sets by `defaultHoverEffect(_:)`, else the same as `.highlight`.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A quiet rectangle behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// Raises the view, with a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

/// Lengths and opacities of hover effects.
private enum HoverMetrics {
  static let cornerRadius: CGFloat = 6
  static let opacity = 0.08
  static let scale: CGFloat = 1.03
  static let shadow: CGFloat = 6
  static let shadowOpacity = 0.2
}

private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.defaultHoverEffect) private var defaultEffect

  init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    let isShown = isHovered && isEnabled && isAllowed
    let kind = effect.kind == .automatic ? defaultEffect?.kind ?? .none : effect.kind
    let lifts = isShown && kind == .lift
    content
      .background {
        if isShown, kind == .automatic || kind == .highlight {
          RoundedRectangle(cornerRadius: HoverMetrics.cornerRadius).fill(Color.primary.opacity(HoverMetrics.opacity))
        }
      }
      .scaleEffect(lifts ? HoverMetrics.scale : 1)
      .shadow(
        color: .black.opacity(lifts ? HoverMetrics.shadowOpacity : 0), radius: lifts ? HoverMetrics.shadow : 0
      )
      .onHover { isHovered = $0 }
  }
}

extension EnvironmentValues {
  /// The effect of views with the automatic one; nil is none.
  @EnvironmentEntry fileprivate var defaultHoverEffect: HoverEffect? = .automatic

  /// Whether hover effects are enabled for views here.
  @EnvironmentEntry public var isHoverEffectEnabled: Bool = true
}

extension View {
  /// Sets the appearance of this view while the pointer is over it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Sets the appearance of this view while the pointer is over it.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Sets the effect of the views in this view whose own is automatic; nil is none.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }

  /// Disables the hover effects in this view.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}
