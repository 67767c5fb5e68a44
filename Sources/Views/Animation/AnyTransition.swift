import CoreGeometry
import Drawing
import Foundation
import Graph
import ViewCore

/// How a view comes into the tree and leaves it, while the change is animated.
@MainActor @preconcurrency
public struct AnyTransition {
  /// Puts the effect of one transition around a view.
  fileprivate typealias Part = TransitionTrait.Wrap

  fileprivate var parts: [Part]
  fileprivate var animation: Animation?
  fileprivate var isIdentity: Bool { parts.isEmpty }

  fileprivate init(_ parts: [Part], animation: Animation? = nil) {
    self.parts = parts
    self.animation = animation
  }

  package var trait: TransitionTrait {
    let parts = self.parts
    return TransitionTrait(isIdentity: isIdentity, animation: animation) { phase, inputs, make in
      // The first part is innermost.
      var content = make
      for part in parts {
        let inner = content
        content = { part(phase, $0, inner) }
      }
      return content(inputs)
    }
  }

  /// No effect at all.
  public static var identity: AnyTransition { AnyTransition([]) }
  /// A fade.
  public static var opacity: AnyTransition {
    .modifier(active: _OpacityEffect(opacity: 0), identity: _OpacityEffect(opacity: 1))
  }
  /// From and to a point, by scaling.
  public static var scale: AnyTransition { scale(scale: 1e-5) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .modifier(
      active: _ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor),
      identity: _ScaleEffect(scale: CGSize(width: 1, height: 1), anchor: anchor))
  }
  /// In points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .modifier(active: _OffsetEffect(offset: offset), identity: _OffsetEffect(offset: .zero))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// From and to an edge, by the view's own size (oracle M55).
  public static func move(edge: Edge) -> AnyTransition {
    .modifier(active: MoveTransition(edge: edge, isActive: true), identity: MoveTransition(edge: edge, isActive: false))
  }
  /// In from the leading edge, out to the trailing edge (oracle M55).
  public static var slide: AnyTransition { asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing)) }
  /// In from an edge, out to the opposite one, both fading (oracle M55).
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: move(edge: edge).combined(with: .opacity), removal: move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Between two states of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition([
      { phase, inputs, make in
        let modifier = Attribute(ActiveModifier(phase: phase, active: active, identity: identity))
        return E._makeView(modifier: _GraphValue(modifier), inputs: inputs) { _, inner in make(inner) }
      }
    ])
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(parts + other.parts, animation: animation ?? other.animation)
  }

  /// One way in, another way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    let coming = insertion.parts.map { part -> Part in
      { phase, inputs, make in
        part(Attribute(OneWay(phase: phase, way: .willAppear)), inputs, make)
      }
    }
    let going = removal.parts.map { part -> Part in
      { phase, inputs, make in
        part(Attribute(OneWay(phase: phase, way: .didDisappear)), inputs, make)
      }
    }
    return AnyTransition(coming + going, animation: insertion.animation ?? removal.animation)
  }

  /// With an animation of its own (oracle M59).
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(parts, animation: animation) }
}

/// One of the two states of a modifier.
private struct ActiveModifier<Modifier: ViewModifier>: Rule {
  let phase: Attribute<Presence.Phase>
  let active: Modifier
  let identity: Modifier
  mutating func value() -> Modifier { phase.value == .identity ? identity : active }
}

/// The phase for a transition that only plays in one direction.
private struct OneWay: Rule {
  let phase: Attribute<Presence.Phase>
  let way: Presence.Phase
  mutating func value() -> Presence.Phase { phase.value == way ? way : .identity }
}

/// Out of the frame over an edge.
nonisolated private struct MoveTransition: GeometryEffect {
  let edge: Edge
  /// 0…1: how far out, times 128.
  var animatableData: Double

  init(edge: Edge, isActive: Bool) {
    self.edge = edge
    animatableData = isActive ? unitAnimationScale : 0
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let amount = animatableData / unitAnimationScale
    let offset: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -size.height)
      case .bottom: CGSize(width: 0, height: size.height)
      case .leading: CGSize(width: -size.width, height: 0)
      case .trailing: CGSize(width: size.width, height: 0)
      }
    return ProjectionTransform(CGAffineTransform(translationX: offset.width * amount, y: offset.height * amount))
  }
}

extension View {
  /// How this view comes and goes when the change that adds or removes it is animated (oracle M58).
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TraitWritingModifier<TransitionTraitKey>(value: transition.trait))
  }
}
