// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion

/// The appearance of a view before its insertion, while it is present, and after its removal.
///
/// The framework animates between the phases. A custom transition describes them with modifiers of `content`.
/// Source: Apple's reference, Transition; specification M53–M57.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of `body`; the compiler infers it.
  associatedtype Body: View
  /// The view that is inserted and removed.
  typealias Content = PlaceholderContentView<Self>

  /// The view's appearance in `phase`. The view must be the same one in every phase, with other values.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The transition's properties, such as whether it moves views and is replaced if motion is reduced.
  static var properties: TransitionProperties { get }

  /// Whether the transition has an animation of its own for the change from or to `phase`.
  func _bringsAnimation(_ phase: TransitionPhase) -> Bool
}

/// Properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether it moves the view.
  public var hasMotion: Bool
  /// Properties of a transition; `hasMotion` is whether it moves the view.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func _bringsAnimation(_ phase: TransitionPhase) -> Bool { false }

  /// The appearance that the transition gives `content` in `phase`.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    AppliedTransition(transition: self, content: content, phase: phase)
  }

  /// This transition and another one at once; this one is inside.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own, instead of the change's (specification M59).
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A view in a phase of a transition.
private struct AppliedTransition<T: Transition, Content: View>: _PrimitiveView {
  var transition: T
  var content: Content
  var phase: TransitionPhase

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view[\.content]
    let body = view.map("\(T.self).body", observedBy: inputs.host) {
      $0.transition.body(content: PlaceholderContentView(), phase: $0.phase)
    }
    return T.Body._makeView(
      view: body, inputs: inputs.showing(T.self) { Content._makeView(view: content, inputs: $0) })
  }
}

/// Two transitions at once.
private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func _bringsAnimation(_ phase: TransitionPhase) -> Bool {
    first._bringsAnimation(phase) || second._bringsAnimation(phase)
  }
}

/// A transition with an animation of its own.
private struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }

  static var properties: TransitionProperties { Base.properties }

  func _bringsAnimation(_ phase: TransitionPhase) -> Bool { animation != nil || base._bringsAnimation(phase) }
}

/// One transition for the insertion and another one for the removal (specification M56).
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// One transition for the insertion and another one for the removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func _bringsAnimation(_ phase: TransitionPhase) -> Bool {
    switch phase {
    case .willAppear: insertion._bringsAnimation(phase)
    case .identity: false
    case .didDisappear: removal._bringsAnimation(phase)
    }
  }
}

extension View {
  /// Sets the transition that is played when an animated change inserts or removes this view (specification M58).
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
