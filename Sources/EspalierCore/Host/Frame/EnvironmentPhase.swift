// SPDX-License-Identifier: MIT

import EspalierGraph

// Reads: preferences at the root that change the environment, such as a colour scheme.
// Writes: the root's environment.
// Guarantees: the tree that is drawn has the environment that its own preferences ask for.

extension ViewGraph {
  func adoptEnvironment() -> FramePhase? {
    guard environment.adopt() else { return nil }
    Graph.drain()
    return .layout
  }
}
