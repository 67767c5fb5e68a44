// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A transition without any effect: the view appears and disappears at once.
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

/// Scales the view from and to another size.
public struct ScaleTransition: Transition {
  /// The factor before the insertion and after the removal.
  public var scale: Double
  /// The fixed point of the scaling.
  public var anchor: UnitPoint

  /// Scales the view by a factor about the anchor.
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

/// Moves the view from and to another place.
public struct OffsetTransition: Transition {
  /// The offset in points.
  public var offset: CGSize

  /// Moves the view from and to a place at an offset, in points.
  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_OffsetEffect(offset: phase.isIdentity ? .zero : offset).ignoredByLayout())
  }
}

/// Moves the view in and out over one edge, by its own size (specification M55).
public struct MoveTransition: Transition {
  /// The edge from which the view comes, and to which it goes.
  public var edge: Edge

  /// Moves the view from and to a place beyond an edge of its frame.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(over: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// Moves the view in over the leading edge and out over the trailing edge (specification M55).
public struct SlideTransition: Transition {
  /// The same as `.slide`.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(over: .trailing, amount: phase.value))
  }
}

/// Moves the view in over an edge and out over the opposite one, with a fade (specification M55).
public struct PushTransition: Transition {
  /// The edge from which the view comes; it goes to the opposite one.
  public var edge: Edge

  /// Moves the view in over an edge and out over the opposite one.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(Move(over: edge, amount: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Blurs and fades the view, at a slightly smaller or larger size (specification M57).
public struct BlurReplaceTransition: Transition {
  /// The sizes of the view before its insertion and after its removal.
  public struct Configuration: Equatable, Sendable {
    private let growsAway: Bool

    /// The view grows at its insertion and shrinks at its removal.
    public static let downUp = Configuration(growsAway: false)
    /// The view grows at its insertion and grows further at its removal.
    public static let upUp = Configuration(growsAway: true)

    fileprivate func scale(_ phase: TransitionPhase) -> CGFloat {
      switch phase {
      case .willAppear: 0.9
      case .identity: 1
      case .didDisappear: growsAway ? 1.1 : 0.9
      }
    }
  }

  /// The change of the view's size during the transition.
  public var configuration: Configuration

  /// Blurs and fades the view, and scales it by the configuration.
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
  /// Scales the view from and to a point.
  public static var scale: ScaleTransition { ScaleTransition(smallestScale) }
  /// Scales the view from and to another size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves the view from and to a place at an offset, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Moves the view from and to a place at an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Moves the view in and out over one edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Moves the view in over the leading edge and out over the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Moves the view in over an edge and out over the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs and fades.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Blurs and fades the view, and scales it by the configuration.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension Transition {
  /// One transition for the insertion and another one for the removal.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

/// A scale small enough to look like a point, and not zero, because zero has no inverse.
let smallestScale = 1e-5
