// SPDX-License-Identifier: MIT

/// A leaf's layout that follows its proposal: colours, shapes, geometry readers.
@MainActor
package final class FlexibleEngine: LayoutEngine {
  package override init() { super.init() }
  package override func mayPlace(_ key: AlignmentKey) -> Bool { false }
  package override var label: String { "flexible" }
}
