// SPDX-License-Identifier: MIT

import EspalierDrawing

// Reads: the display list that the root sends up.
// Writes: the host's display list.
// Guarantees: the display list is that of the layout that the phases before have read.

extension ViewGraph {
  func readDisplay() -> FramePhase? {
    displayList = root.display?.peek() ?? .empty
    return nil
  }
}
