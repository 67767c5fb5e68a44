// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

extension _ViewInputs {
  /// The attributes from which a rule computes how far a view may grow; nil if nothing is covered.
  @MainActor package var safeAreaReader: SafeAreaReader? {
    safeArea.map { SafeAreaReader(safeArea: $0, transform: transform, direction: layoutDirection) }
  }
}

/// Computes how far a view may grow over the covered area.
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

  /// The lengths by which a frame may grow. In a rule: depends on the safe area, and on the view's place.
  /// - Returns: Lengths on the sides of the screen, `leading` being left, for edges in reading direction.
  @MainActor package func insets(
    around frame: ViewFrame, regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> EdgeInsets {
    let safeArea = self.safeArea.value
    // Scrolling content need not be computed again at each step.
    if safeArea.isEmpty { return EdgeInsets() }
    var sides = edges
    if direction?.value == .rightToLeft { sides = sides.mirrored }
    return safeArea.insets(around: frame.rect, transform: transform.value, regions: regions).on(sides)
  }
}
