// SPDX-License-Identifier: MIT

import EspalierCore

/// Number of disclosure groups around a row.
package enum OutlineDepthTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  private enum DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// Number of disclosure groups around the view.
  var outlineDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// The rows that a disclosure group shows. A group inside has already written the depth of its own rows.
struct InnerRows: ViewModifier {
  let depth: Int

  func body(content: Content) -> some View {
    content.environment(\.outlineDepth, depth).modifier(_TraitWritingModifier<OutlineDepthTraitKey>(value: depth))
  }
}
