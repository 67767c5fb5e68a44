// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// Limits the size of text in a bar, whose height is fixed: it follows the user's size up to `xxxLarge`, as on iOS. Presentations
/// from the bar have the user's size.
package struct BarTextSize: ViewModifier {
  package init() {}

  package func body(content: Content) -> some View { content.transformEnvironment(\.self) { $0.enterBar() } }
}

extension EnvironmentValues {
  @EnvironmentEntry private var sizeOutsideOfBar: DynamicTypeSize? = nil

  /// Limits the size of text to the largest that fits in a bar.
  package mutating func enterBar() {
    guard dynamicTypeSize > .xxxLarge else { return }
    sizeOutsideOfBar = dynamicTypeSize
    dynamicTypeSize = .xxxLarge
  }

  /// Removes the limit.
  mutating func leaveBar() {
    guard let size = sizeOutsideOfBar else { return }
    dynamicTypeSize = size
    sizeOutsideOfBar = nil
  }
}
