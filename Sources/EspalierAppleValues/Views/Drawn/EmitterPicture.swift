// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The particles of a layer, drawn anew in each frame.
struct EmitterPicture: View {
  let layer: CAEmitterLayer

  var body: some View {
    TimelineView(EmitterSchedule(end: layer.end)) { _ in
      Canvas { context, _ in
        let now = CACurrentMediaTime()
        if layer.renderMode == .additive { context.blendMode = .plusLighter }
        for (index, cell) in (layer.emitterCells ?? []).enumerated() {
          guard let image = cell.contents as? CGImage else { continue }
          let picture = context.resolve(Image(decorative: image, scale: max(cell.contentsScale, 0.01)))
          let size = picture.size
          for particle in layer.particles(of: cell, index: index, at: now) {
            var part = context
            part.opacity = particle.opacity
            part.translateBy(x: particle.position.x, y: particle.position.y)
            part.rotate(by: .radians(particle.angle))
            part.scaleBy(x: particle.scale, y: particle.scale)
            part.draw(
              picture, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
          }
        }
      }
    }
  }
}

/// Frames until the last particle ends, of which one is after it.
private struct EmitterSchedule: TimelineSchedule {
  /// The time of the end, in the seconds of `CACurrentMediaTime()`; nil for none.
  let end: Double?

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let rest = end.map { $0 - CACurrentMediaTime() + 0.1 } ?? .infinity
    return sequence(first: startDate) { date in
      let next = date.addingTimeInterval(1 / 60)
      return next.timeIntervalSince(startDate) > rest ? nil : next
    }
  }
}
