// SPDX-License-Identifier: MIT

import EspalierGraph

/// The change of a view's content while the view itself stays: of the string of a text, for example.
///
/// Source: Apple's reference, ContentTransition.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identity
    case opacity
    /// Digits roll: up where numbers grow, down where they fall.
    case numericText(isFalling: Bool)
    /// Digits roll by comparison with the last number.
    case numericValue(Double)
    case symbol(SymbolReplacement)
  }

  /// The replacement of one symbol by another.
  package struct SymbolReplacement: Equatable, Sendable {
    package enum Direction: Hashable, Sendable {
      /// The old one shrinks away, then the new one grows.
      case downUp
      /// The old one grows away, then the new one grows.
      case upUp
      /// The old one is gone at once, and the new one grows.
      case offUp
    }
    package var direction: Direction
    /// The speed as a multiple of the change's animation; above one it ends before the animation does.
    package var speed: Double

    package init(_ direction: Direction = .downUp, speed: Double = 1) {
      self.direction = direction
      self.speed = speed
    }
  }

  package let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The new content appears at once.
  public static let identity = ContentTransition(.identity)
  /// The old content fades over into the new.
  public static let opacity = ContentTransition(.opacity)
  /// Colours and places move; content without intermediate values, as another string, fades over.
  public static let interpolate = ContentTransition(.opacity)

  /// The digits in which two numbers differ roll, up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numericText(isFalling: countsDown))
  }

  /// The digits in which two numbers differ roll, up if `value` has grown, down if it has fallen.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(.numericValue(value)) }

  /// One symbol shrinks away while the other grows in its place.
  public static var symbolEffect: ContentTransition { symbol(SymbolReplacement()) }

  package static func symbol(_ replacement: SymbolReplacement) -> ContentTransition {
    ContentTransition(.symbol(replacement))
  }
}

extension EnvironmentValues {
  /// The transition of changed content in views.
  @EnvironmentEntry public var contentTransition: ContentTransition = .identity

  /// Whether content in transition is drawn as one picture. Here it always is.
  @EnvironmentEntry public var contentTransitionAddsDrawingGroup: Bool = false
}

/// `.contentTransition(_:)`.
nonisolated public struct _ContentTransitionModifier: InputsModifier, Equatable {
  public var transition: ContentTransition

  public init(transition: ContentTransition) { self.transition = transition }

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.hasContentTransition = true
    inputs.changeEnvironment("content transition") { $0.contentTransition = modifier.value.transition }
  }
}

extension View {
  /// Sets the transition of this view's content when a change of it is animated.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_ContentTransitionModifier(transition: transition))
  }
}
