// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The transition of a sheet, an alert or a popover: always with an animation of its own, unless the transaction disables
/// animations.
///
/// Only the drawing moves. Touches and screen readers find the presentation at its final place from the first frame on.
struct PresentationTransition: Transition {
  enum Kind: Equatable {
    case fade
    /// Moves up from below the window's bottom.
    case slide

    fileprivate func animation(_ motion: MotionValues) -> Animation {
      switch self {
      case .fade: .easeInOut(duration: motion.fade)
      case .slide: .spring(duration: motion.sheet, bounce: 0)
      }
    }
  }

  let kind: Kind
  /// Distance of the slide in points, given the window's height.
  let distance: @MainActor (CGFloat) -> CGFloat

  init(_ kind: Kind, distance: @escaping @MainActor (CGFloat) -> CGFloat = { $0 }) {
    self.kind = kind
    self.distance = distance
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PresentationMotion(kind: kind, isThere: phase.isIdentity, distance: distance))
  }

  func _bringsAnimation(_ phase: TransitionPhase) -> Bool { true }
}

/// The motion of a presentation transition, for a view as large as the window.
nonisolated private struct PresentationMotion: _PrimitiveViewModifier {
  let kind: PresentationTransition.Kind
  let isThere: Bool
  let distance: @MainActor (CGFloat) -> CGFloat

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let reader = ZoomReader(inputs)
    reader.read(outputs)
    let progress = Attribute(
      Shown(
        modifier: modifier.attribute, transaction: inputs.transaction, size: inputs.size,
        environment: inputs.environment, zoom: reader, motion: Motion(inputs)))
    let effects: [Attribute<DisplayEffect>] = [
      .init("clip of what is presented") { progress.value.clip },
      .init("fading of what is presented") { progress.value.fade },
      .init("way of what is presented") { .transform(progress.value.transform) },
    ]
    outputs.preferences = effects.reduce(outputs.preferences) { DrawnEffectNode($0, effect: $1) }
    return outputs
  }

  /// The effects applied to the drawing.
  private struct Progress: Equatable {
    var clip = DisplayEffect.opacity(1)
    var fade = DisplayEffect.opacity(1)
    var transform = CGAffineTransform.identity
  }

  // Reads: whether the view is present, the window's height, the view from which it grows, the time during the motion.
  // Produces: the effects applied to the drawing.
  // Costs: O(1).
  private struct Shown: Rule {
    let modifier: Attribute<PresentationMotion>
    let transaction: Attribute<Transaction>
    let size: Attribute<ViewSize>
    let environment: Attribute<EnvironmentValues>
    let zoom: ZoomReader
    var motion: Motion<Double>

    mutating func value() -> Progress {
      let modifier = self.modifier.value
      let target = modifier.isThere ? unitAnimationScale : 0
      var transaction = self.transaction.peek()
      if !transaction.disablesAnimations {
        transaction.animation = modifier.kind.animation(environment.peek().design.motion)
      }
      let part = (motion.follow(target, transaction: transaction) ?? target) / unitAnimationScale
      switch modifier.kind {
      case .fade: return Progress(fade: .opacity(min(max(part, 0), 1)))
      case .slide:
        if let zoom = zoom.zoom {
          return Progress(clip: zoom.clip(1 - part), fade: zoom.fade(1 - part), transform: zoom.transform(1 - part))
        }
        let distance = modifier.distance(size.value.size.height)
        return Progress(transform: CGAffineTransform(translationX: 0, y: distance * (1 - part)))
      }
    }
    nonisolated static var label: String { "presentation" }
  }
}

extension AnyTransition {
  static func presentation(_ kind: PresentationTransition.Kind) -> AnyTransition {
    AnyTransition(PresentationTransition(kind))
  }
}
