// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The arrowhead of a control, in a size of its own and in the foreground style of the environment.
package struct ControlArrow: View {
  private let direction: Arrowhead.Direction
  private let size: CGSize
  @Environment(\.design) private var design

  package init(_ direction: Arrowhead.Direction, size: CGSize) {
    self.direction = direction
    self.size = size
  }

  package var body: some View {
    Arrowhead(direction)
      .stroke(.foreground, style: StrokeStyle(lineWidth: design.group.arrowLine, lineCap: .round, lineJoin: .round))
      .frame(width: size.width, height: size.height)
  }
}
