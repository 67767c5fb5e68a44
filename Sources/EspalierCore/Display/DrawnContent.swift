// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph
import Foundation

/// A view's drawing that depends on its frame and its environment, and keeps nothing from one picture to the next.
@MainActor
package protocol DrawnContent: LeafContent {
  /// The name of the rule in chains and dumps.
  static var drawLabel: String { get }
  /// The display list. Runs in a rule: again when the frame, the environment or another value that it reads changes.
  /// - Parameter frame: The frame on screen, in points.
  func draw(in frame: CGRect, _ environment: EnvironmentValues) -> DisplayList
}

extension DrawnContent {
  package func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    let (frame, environment) = (leaf.shownFrame, leaf.inputs.environment)
    return Attribute(Self.drawLabel) { draw(in: frame.value, environment.value) }
  }
}
