// SPDX-License-Identifier: MIT

/// A leaf's layout that follows its proposal: colours, shapes, geometry readers.
@MainActor
package final class FlexibleEngine: LayoutEngine {
  package init() { super.init(isShared: true) }
  package override func mayPlace(_ key: AlignmentKey) -> Bool { false }
  package override var label: String { "flexible" }
}
