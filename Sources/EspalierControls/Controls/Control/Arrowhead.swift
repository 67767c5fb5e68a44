// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierPrimitives
import Foundation

/// An arrowhead that fills its frame.
package struct Arrowhead: Shape {
  package enum Direction { case trailing, leading, down, up }

  let direction: Direction

  package init(_ direction: Direction) { self.direction = direction }

  package nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  package nonisolated func path(in rect: CGRect) -> Path {
    let points =
      switch direction {
      case .trailing: [(rect.minX, rect.minY), (rect.maxX, rect.midY), (rect.minX, rect.maxY)]
      case .leading: [(rect.maxX, rect.minY), (rect.minX, rect.midY), (rect.maxX, rect.maxY)]
      case .down: [(rect.minX, rect.minY), (rect.midX, rect.maxY), (rect.maxX, rect.minY)]
      case .up: [(rect.minX, rect.maxY), (rect.midX, rect.minY), (rect.maxX, rect.maxY)]
      }
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }
}
