// SPDX-License-Identifier: MIT

import EspalierCore

/// In how many disclosure groups a row is.
package enum OutlineDepthTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  private enum DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// In how many disclosure groups the view is.
  var outlineDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// What a disclosure group opens. A group inside has written the depth of its own rows before.
struct InnerRows: ViewModifier {
  let depth: Int

  func body(content: Content) -> some View {
    content.environment(\.outlineDepth, depth).modifier(_TraitWritingModifier<OutlineDepthTraitKey>(value: depth))
  }
}
