// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// No effect at all: the view is there, and then it is not.
public struct IdentityTransition: Transition {
  /// The same as `.identity`.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A fade.
public struct OpacityTransition: Transition {
  /// The same as `.opacity`.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// From and to a smaller or larger view.
public struct ScaleTransition: Transition {
  /// The factor while the view is not there.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint

  /// From and to a view scaled by a factor, about the anchor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let factor = phase.isIdentity ? 1 : scale
    content.modifier(
      _ScaleEffect(scale: CGSize(width: factor, height: factor), anchor: anchor).ignoredByLayout())
  }
}

/// From and to a place besides the view's own.
public struct OffsetTransition: Transition {
  /// Points.
  public var offset: CGSize

  /// From and to a place that many points away.
  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_OffsetEffect(offset: phase.isIdentity ? .zero : offset).ignoredByLayout())
  }
}

/// In and out over one edge, by the view's own size (specification M55).
public struct MoveTransition: Transition {
  /// The edge from which the view comes, and to which it goes.
  public var edge: Edge

  /// From and to beyond an edge of the view's frame.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(over: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// In over the leading edge, out over the trailing edge (specification M55).
public struct SlideTransition: Transition {
  /// The same as `.slide`.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(over: .trailing, amount: phase.value))
  }
}

/// In over an edge, out over the opposite one, both fading (specification M55).
public struct PushTransition: Transition {
  /// The edge from which the view comes; it goes to the opposite one.
  public var edge: Edge

  /// From beyond an edge, and to beyond the opposite one.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(Move(over: edge, amount: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Blurs and fades, a little smaller or larger (specification M57).
public struct BlurReplaceTransition: Transition {
  /// How the sizes of the old view and the new one go together.
  public struct Configuration: Equatable, Sendable {
    private let growsAway: Bool

    /// The view shrinks when it goes, as it grows when it comes.
    public static let downUp = Configuration(growsAway: false)
    /// The view grows when it comes, and grows on when it goes.
    public static let upUp = Configuration(growsAway: true)

    fileprivate func scale(_ phase: TransitionPhase) -> CGFloat {
      switch phase {
      case .willAppear: 0.9
      case .identity: 1
      case .didDisappear: growsAway ? 1.1 : 0.9
      }
    }
  }

  /// How the view's size changes meanwhile.
  public var configuration: Configuration

  /// Blurred while it comes and goes, and scaled by the configuration.
  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale = configuration.scale(phase)
    content
      .blur(radius: phase.isIdentity ? 0 : 7)
      .modifier(_ScaleEffect(scale: CGSize(width: scale, height: scale)).ignoredByLayout())
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == IdentityTransition {
  /// No effect at all.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// From and to a point.
  public static var scale: ScaleTransition { ScaleTransition(smallestScale) }
  /// From and to a smaller or larger view.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// From and to a place that many points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// In and out over one edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// In over the leading edge, out over the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// In over an edge, out over the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs and fades.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Blurred while it comes and goes, and scaled by the configuration.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension Transition {
  /// One way in, another way out.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

/// Small enough to be seen as a point, and not zero, which has no inverse.
let smallestScale = 1e-5
