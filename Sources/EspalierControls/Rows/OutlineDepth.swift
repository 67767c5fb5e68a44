// SPDX-License-Identifier: MIT

import EspalierCore

/// Number of disclosure groups around a row.
package enum OutlineDepthTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// Number of disclosure groups around the view.
  @EnvironmentEntry var outlineDepth: Int = 0
}

/// The rows that a disclosure group shows. A group inside has already written the depth of its own rows.
struct InnerRows: ViewModifier {
  let depth: Int

  func body(content: Content) -> some View {
    content.environment(\.outlineDepth, depth).modifier(_TraitWritingModifier<OutlineDepthTraitKey>(value: depth))
  }
}
