// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import EspalierMotion
import EspalierNumbers
import Foundation

/// A transition of any type: parts that are applied around a view one after the other.
@MainActor @preconcurrency
public struct AnyTransition {
  /// Applies one effect around a view; the number is the index of its value among the trait's values.
  fileprivate typealias Wrap =
    @MainActor (Int, TransitionSite, _ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs

  fileprivate struct Part {
    var value: Any
    /// Whether it has an animation of its own for the insertion, and for the removal.
    var animatesInsertion = false
    var animatesRemoval = false
    var wrap: Wrap
  }

  /// The parts; the first is innermost.
  fileprivate var parts: [Part]

  fileprivate init(_ parts: [Part]) { self.parts = parts }

  /// A transition without its type.
  public init<T: Transition>(_ transition: T) {
    if T.self == IdentityTransition.self {
      self.init([])
      return
    }
    self.init([
      Part(
        value: transition, animatesInsertion: transition._bringsAnimation(.willAppear),
        animatesRemoval: transition._bringsAnimation(.didDisappear)
      ) { number, site, inputs, make in
        let body = Attribute(
          TransitionBody(initial: transition, number: number, site: site, host: inputs.host))
        return T.Body._makeView(view: _GraphValue(body), inputs: inputs.showing(T.self, make: make))
      }
    ])
  }

  package var trait: TransitionTrait {
    let parts = self.parts
    return TransitionTrait(
      isIdentity: parts.isEmpty, animatesInsertion: parts.contains(where: \.animatesInsertion),
      animatesRemoval: parts.contains(where: \.animatesRemoval), values: parts.map(\.value)
    ) { site, inputs, make in
      var content = make
      for (number, part) in parts.enumerated() {
        let inner = content
        content = { part.wrap(number, site, $0, inner) }
      }
      return content(inputs)
    }
  }
}

extension AnyTransition {
  /// No effect at all.
  public static var identity: AnyTransition { AnyTransition([]) }
  /// A fade.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// Scales the view from and to a point.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(smallestScale)) }
  /// Scales the view by a factor about the anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// Moves the view from and to a place at an offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// Moves the view from and to a place at an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Moves the view from and to an edge, by its own size (specification M55).
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Moves the view in from the leading edge and out to the trailing edge (specification M55).
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Moves the view in from an edge and out to the opposite one, with a fade (specification M55).
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Changes between two states of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition([
      Part(value: ModifierStates(active: active, identity: identity)) { number, site, inputs, make in
        let modifier = Attribute(
          PhaseModifier(initial: ModifierStates(active: active, identity: identity), number: number, site: site))
        return E._makeView(modifier: _GraphValue(modifier), inputs: inputs) { _, inner in make(inner) }
      }
    ])
  }

  /// This transition and another one at once; this one is inside.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(parts + other.parts) }

  /// One transition for the insertion and another one for the removal (specification M56).
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion.parts.map { $0.playing(only: .willAppear) } + removal.parts.map { $0.playing(only: .didDisappear) })
  }

  /// This transition with an animation of its own; the change needs none (specification M59).
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(parts.map { $0.animated(by: animation) })
  }
}

extension AnyTransition.Part {
  fileprivate func playing(only way: TransitionPhase) -> Self {
    var part = self
    part.animatesInsertion = animatesInsertion && way == .willAppear
    part.animatesRemoval = animatesRemoval && way == .didDisappear
    part.wrap = { [wrap] number, site, inputs, make in
      wrap(
        number, TransitionSite(phase: site.phase.map("one way") { $0 == way ? way : .identity }, trait: site.trait),
        inputs, make)
    }
    return part
  }

  fileprivate func animated(by animation: Animation?) -> Self {
    var part = self
    part.animatesInsertion = animation != nil
    part.animatesRemoval = animation != nil
    part.wrap = { [wrap] number, site, inputs, make in
      let modifier = site.phase.map("animation of a transition") {
        _AnimationModifier(animation: animation, value: $0)
      }
      // The effect's transaction has the animation; the views inside of it have the outer transaction.
      return _AnimationModifier<TransitionPhase>._makeView(modifier: _GraphValue(modifier), inputs: inputs) {
        _, effect in
        wrap(number, site, effect) { inner in
          var content = inner
          content.transaction = inputs.transaction
          return make(content)
        }
      }
    }
    return part
  }
}

// Reads: the transition in the view's latest value, the phase.
// Produces: the transition's body.
// Costs: the user's code.
private struct TransitionBody<T: Transition>: Rule {
  let initial: T
  let number: Int
  let site: TransitionSite
  @HostReference var host: ViewGraph

  mutating func value() -> T.Body {
    let transition: T = site.value(number) ?? initial
    let phase = site.phase.value
    return host.observing { transition.body(content: PlaceholderContentView(), phase: phase) }
  }

  nonisolated static var label: String { "\(T.self).body" }
}

private struct ModifierStates<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

/// One of the two states of a modifier.
private struct PhaseModifier<Modifier: ViewModifier>: Rule {
  let initial: ModifierStates<Modifier>
  let number: Int
  let site: TransitionSite

  mutating func value() -> Modifier {
    let states: ModifierStates<Modifier> = site.value(number) ?? initial
    return site.phase.value == .identity ? states.identity : states.active
  }

  nonisolated static var label: String { "transition by \(Modifier.self)" }
}

extension TransitionSite {
  /// The latest value of one part; nil if the view now has a transition of another structure.
  @MainActor
  fileprivate func value<Value>(_ number: Int) -> Value? {
    guard let values = trait?.value.values, values.indices.contains(number) else { return nil }
    return values[number] as? Value
  }
}

extension View {
  /// Sets the transition that is played when an animated change inserts or removes this view (specification M58).
  @_disfavoredOverload
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TraitWritingModifier<TransitionTraitKey>(value: transition.trait))
  }
}
