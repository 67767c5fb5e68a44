// SPDX-License-Identifier: MIT

import EspalierGraph

// Reads: the root's frame, and with it the layout of what is shown.
// Writes: nothing; rules that are read become up to date.
// Guarantees: nothing that was written waits any more when the layout is read.

extension ViewGraph {
  func runLayout(_ run: inout FrameRun) -> FramePhase? {
    if !run.isLayingOut {
      run.isLayingOut = true
      progress.pull += 1
    }
    readLayout()
    return nil
  }

  func readLayout() {
    Graph.drain()
    _ = window.rootFrame?.peek()
  }
}
