// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

extension _ViewInputs {
  /// What a rule needs to find out how far a view may grow; nil where nothing is covered.
  @MainActor package var safeAreaReader: SafeAreaReader? {
    safeArea.map { SafeAreaReader(safeArea: $0, transform: transform, direction: layoutDirection) }
  }
}

/// Finds out how far a view may grow over what is covered.
package struct SafeAreaReader {
  private let safeArea: Attribute<SafeArea>
  private let transform: Attribute<ViewTransform>
  private let direction: Attribute<LayoutDirection>?

  fileprivate init(
    safeArea: Attribute<SafeArea>, transform: Attribute<ViewTransform>, direction: Attribute<LayoutDirection>?
  ) {
    self.safeArea = safeArea
    self.transform = transform
    self.direction = direction
  }

  /// In a rule: depends on the safe area, and on where the view is.
  /// - Returns: Lengths on the sides of the screen, `leading` being left, for the edges as people read them.
  @MainActor package func insets(
    around frame: ViewFrame, regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> EdgeInsets {
    let safeArea = self.safeArea.value
    // What scrolls need not be computed again at each step.
    if safeArea.isEmpty { return EdgeInsets() }
    var sides = edges
    if direction?.value == .rightToLeft { sides = sides.mirrored }
    return safeArea.insets(around: frame.rect, transform: transform.value, regions: regions).on(sides)
  }
}
