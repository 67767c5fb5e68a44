// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

// Reads: the size.
// Produces: the frame of content in a space of its own, such as an effect's content.
// Costs: O(1).
package struct FrameAtZero: Rule {
  let size: Attribute<ViewSize>

  package init(size: Attribute<ViewSize>) { self.size = size }

  package mutating func value() -> ViewFrame { ViewFrame(origin: .zero, size: size.value) }
  package nonisolated static var label: String { "frame in effect" }
}
