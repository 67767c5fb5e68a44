// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// The transition of a page of a stack: over the trailing edge, or out of the view that the page requests.
package struct PageTransition: Transition {
  package init() {}

  package func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PageMotion(part: phase.isIdentity ? 0 : 1))
  }
}

/// A page's position during its transition. Layout ignores it.
nonisolated private struct PageMotion: GeometryEffect {
  /// 0 at the page's place, 128 at the start of its way.
  var animatableData: CGFloat
  var zoom: Zoom?

  init(part: CGFloat) { animatableData = part * unitAnimationScale }

  private var part: CGFloat { animatableData / unitAnimationScale }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let way = zoom?.transform(part) ?? CGAffineTransform(translationX: size.width * part, y: 0)
    return ProjectionTransform(way)
  }

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let reader = ZoomReader(inputs)
    let motion = Attribute(WithZoom(motion: modifier.attribute, reader: reader, direction: inputs.layoutDirection))
    return makeGeometryEffect(motion, isIgnoredByLayout: true, inputs: inputs) { graph, inner in
      var outputs = body(graph, inner)
      reader.read(outputs)
      let shown = makeAnimated(motion, inputs: inputs)
      let clip = Attribute<DisplayEffect>("clip of a page") { shown.value.effect { $0.clip($1) } }
      let fade = Attribute<DisplayEffect>("fading of a page") { shown.value.effect { $0.fade($1) } }
      outputs.preferences = DrawnEffectNode(DrawnEffectNode(outputs.preferences, effect: clip), effect: fade)
      return outputs
    }
  }

  private func effect(_ make: (Zoom, CGFloat) -> DisplayEffect) -> DisplayEffect {
    zoom.map { make($0, part) } ?? .opacity(1)
  }

  // Reads: the motion, the request of the page, the frames of the page and of its source view.
  // Produces: the motion with its zoom.
  // Costs: O(1).
  private struct WithZoom: Rule {
    let motion: Attribute<PageMotion>
    let reader: ZoomReader
    let direction: Attribute<LayoutDirection>?

    mutating func value() -> PageMotion {
      var motion = self.motion.value
      let zoom = reader.zoom
      motion.zoom = direction?.value == .rightToLeft ? zoom?.mirrored : zoom
      return motion
    }
    nonisolated static var label: String { "page transition" }
  }
}
