// SPDX-License-Identifier: MIT

import EspalierCore

/// A type of hover effects: one of the four below. Effects of a program's own are absent.
public protocol CustomHoverEffect: Sendable {
  /// The effect. The framework's requirement.
  var _hoverEffect: HoverEffect { get }
}

/// The effect that a view around sets by `defaultHoverEffect(_:)`, else the same as `.highlight`.
public struct AutomaticHoverEffect: CustomHoverEffect {
  /// The same as `.automatic`.
  public init() {}
  public var _hoverEffect: HoverEffect { .automatic }
}

/// A quiet rectangle behind the view.
public struct HighlightHoverEffect: CustomHoverEffect {
  /// The same as `.highlight`.
  public init() {}
  public var _hoverEffect: HoverEffect { .highlight }
}

/// Raises the view, with a shadow.
public struct LiftHoverEffect: CustomHoverEffect {
  /// The same as `.lift`.
  public init() {}
  public var _hoverEffect: HoverEffect { .lift }
}

/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect {
  /// The same as `.empty`.
  public init() {}
  public var _hoverEffect: HoverEffect { HoverEffect(kind: .none) }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The effect that a view around sets by `defaultHoverEffect(_:)`, else the same as `.highlight`.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// A quiet rectangle behind the view.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// Raises the view, with a shadow.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// No effect.
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension HoverEffect {
  /// The effect of a type.
  public init<E: CustomHoverEffect>(_ effect: E) { self = effect._hoverEffect }
}

extension View {
  /// Sets the appearance of this view while the pointer is over it.
  @_disfavoredOverload
  public func hoverEffect<E: CustomHoverEffect>(_ effect: E, isEnabled: Bool = true) -> some View {
    hoverEffect(effect._hoverEffect, isEnabled: isEnabled)
  }

  /// Sets the effect of the views in this view whose own is automatic.
  @_disfavoredOverload
  public nonisolated func defaultHoverEffect<E: CustomHoverEffect>(_ effect: E) -> some View {
    defaultHoverEffect(effect._hoverEffect)
  }
}
