// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion
import EspalierScrolling
import Foundation

/// The phase of a view between entering the visible part of a scroll view and leaving it.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// A view beyond the top or leading edge.
  case topLeading
  /// A view in the visible part.
  case identity
  /// A view beyond the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The transition of a view from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that must be visible for the view to count as arrived.
  public struct Threshold: Sendable {
    /// The required visible part of the view.
    private var visible: Double
    /// The required part of the distance to the middle of the scroll view.
    private var centered = 0.0
    /// Additional distance in points.
    private var inset = 0.0

    /// Visibility of the whole view.
    public static let visible = Threshold(visible: 1)
    /// Visibility of no part of the view yet.
    public static let hidden = Threshold(visible: 0)
    /// The middle of the view is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(visible: 0, centered: 1) }
    /// - Parameter amount: The visible part, 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }
    /// A threshold farther inside by `distance` points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.inset += distance
      return result
    }

    /// A threshold between this one and another.
    /// - Parameter amount: 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        visible: visible.interpolated(towards: other.visible, amount: amount),
        centered: centered.interpolated(towards: other.centered, amount: amount),
        inset: inset.interpolated(towards: other.inset, amount: amount))
    }

    /// Distance in points that the view must have moved from the edge of the scroll view.
    /// - Parameters:
    ///   - length: The length of the view.
    ///   - viewport: The length of the scroll view.
    func distance(ofView length: Double, in viewport: Double) -> Double {
      visible * length + centered * (viewport + length) / 2 + inset
    }
  }

  enum Kind: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  var kind: Kind
  var threshold = Threshold.visible

  /// Changes at once at the threshold, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// Changes at once at the threshold, with the default animation.
  public static let animated = ScrollTransitionConfiguration.animated()

  /// Changes gradually with the content.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// Changes gradually with the content.
  public static let interactive = ScrollTransitionConfiguration.interactive()

  /// No change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The same configuration with another animation; an interactive configuration is unchanged.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    if case .animated = kind { result.kind = .animated(animation) }
    return result
  }

  /// The same configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}

/// The modifier of `scrollTransition`.
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: _PrimitiveViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let place = Attribute(Place(modifier: modifier.attribute, frame: inputs.frame, transform: inputs.transform))
    let effect = Attribute(Make(modifier: modifier.attribute, place: place, host: inputs.host))
    // Inputs for phases that change at once, with an animation of their own.
    var moving = inputs
    moving.transaction = modifier.attribute.map("transaction of a scroll transition") { $0.phaseTransaction }
    moving.animatesFirstFrame = false
    return makeVisualEffect(effect, moving: moving, inputs: inputs) { body(_Graph(), $0) }
  }

  /// Distance of the view beyond an edge, as a fraction: −1…0 the leading one, 0…1 the trailing one.
  // Reads: the modifier, the view's position in its scroll view.
  private struct Place: Rule {
    let modifier: Attribute<_ScrollTransitionModifier<Effect>>
    let frame: Attribute<ViewFrame>
    let transform: Attribute<ViewTransform>

    mutating func value() -> Double {
      let modifier = self.modifier.value
      let transform = self.transform.value
      let axis =
        modifier.axis ?? (transform.scrollView()?.extent.value.axes == .horizontal ? Axis.horizontal : .vertical)
      guard let viewport = transform.bounds(of: AnyHashable(ScrollSpace.viewport(axis))) else { return 0 }
      let rect = frame.value.rect
      let length = Double(rect.size[axis])
      let viewportLength = Double(viewport.size[axis])
      let start = Double(rect.origin[axis] - viewport.origin[axis])
      func progress(_ threshold: ScrollTransitionConfiguration.Threshold, before: Double) -> Double {
        // `before`: the distance that the view has moved from the edge, 0 if it is just hidden.
        let needed = threshold.distance(ofView: length, in: viewportLength)
        return needed <= 0 ? (before > 0 ? 0 : 1) : min(max(1 - before / needed, 0), 1)
      }
      let leading = progress(modifier.topLeading.threshold, before: start + length)
      let trailing = progress(modifier.bottomTrailing.threshold, before: viewportLength - start)
      return leading > trailing ? -leading : trailing
    }
    nonisolated static var label: String { "scroll transition" }
  }

  // Reads: the modifier, the view's distance beyond an edge.
  // Produces: the effect.
  private struct Make: Rule {
    let modifier: Attribute<_ScrollTransitionModifier<Effect>>
    let place: Attribute<Double>
    @HostReference var host: ViewGraph

    mutating func value() -> Effect {
      let modifier = self.modifier.value
      let place = self.place.value
      let phase: ScrollTransitionPhase = place < 0 ? .topLeading : place > 0 ? .bottomTrailing : .identity
      func effect(_ phase: ScrollTransitionPhase) -> Effect {
        host.observing { modifier.effect(EmptyVisualEffect(), phase) }
      }
      switch (place < 0 ? modifier.topLeading : modifier.bottomTrailing).kind {
      case .identity: return effect(.identity)
      case .animated: return effect(phase)
      case .interactive(let curve):
        var result = effect(phase)
        let rest = effect(.identity).animatableData
        result.animatableData = rest + (result.animatableData - rest).scaled(by: curve.value(at: abs(place)))
        return result
      }
    }
    nonisolated static var label: String { "scroll transition" }
  }

  private var phaseTransaction: Transaction {
    for configuration in [topLeading, bottomTrailing] {
      if case .animated(let animation) = configuration.kind { return Transaction(animation: animation) }
    }
    return Transaction()
  }
}

extension View {
  /// Changes this view's appearance while it enters the visible part of a scroll view and leaves it.
  ///
  /// - Parameter axis: The axis of the movement; nil is the axis of the innermost scroll view.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same with a separate configuration for each edge.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
  }
}
