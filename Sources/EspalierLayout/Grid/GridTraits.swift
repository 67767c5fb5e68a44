// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

/// The row that a view of a grid belongs to, by identity, and the row's alignment of its cells.
package struct GridRowPlace {
  /// A row, by identity.
  package final class Row: Sendable {
    package init() {}
  }

  package let row: Row
  package let alignment: VerticalAlignment?

  package init(row: Row, alignment: VerticalAlignment?) {
    self.row = row
    self.alignment = alignment
  }
}

package enum GridRowTraitKey: _ViewTraitKey { package nonisolated static var defaultValue: GridRowPlace? { nil } }

public enum _GridColumnCountTraitKey: _ViewTraitKey { public nonisolated static var defaultValue: Int { 1 } }

public enum _GridAnchorTraitKey: _ViewTraitKey { public nonisolated static var defaultValue: UnitPoint? { nil } }

public enum _GridColumnAlignmentTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: HorizontalAlignment? { nil }
}

public enum _GridUnsizedAxesTraitKey: _ViewTraitKey { public nonisolated static var defaultValue: Axis.Set { [] } }
