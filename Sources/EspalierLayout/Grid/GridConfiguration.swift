// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The parameters of a grid.
nonisolated package struct GridConfiguration: ContainerConfiguration {
  package var alignment: Alignment
  /// Points between columns; nil lets the cells decide.
  package var horizontalSpacing: CGFloat?
  /// Points between rows; nil lets the cells decide.
  package var verticalSpacing: CGFloat?

  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor package func makeEngine() -> GridEngine { GridEngine(self) }
  @MainActor package func configure(_ engine: GridEngine) {
    engine.configuration = self
    engine.childrenChanged()
  }
  package nonisolated static var readsLayoutValues: Bool { true }
  package nonisolated static var label: String { "Grid" }
}
