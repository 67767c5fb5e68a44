// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// The size of text in a bar, whose height is fixed: it follows the user's up to `xxxLarge`, as on iOS. What a view of the bar presents
/// has the user's size.
package struct BarTextSize: ViewModifier {
  package init() {}

  package func body(content: Content) -> some View { content.transformEnvironment(\.self) { $0.enterBar() } }
}

extension EnvironmentValues {
  private enum SizeOutsideOfBarKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

  private var sizeOutsideOfBar: DynamicTypeSize? {
    get { self[SizeOutsideOfBarKey.self] }
    set { self[SizeOutsideOfBarKey.self] = newValue }
  }

  /// Limits the size of text to what a bar has space for.
  package mutating func enterBar() {
    guard dynamicTypeSize > .xxxLarge else { return }
    sizeOutsideOfBar = dynamicTypeSize
    dynamicTypeSize = .xxxLarge
  }

  /// Takes the limit away.
  mutating func leaveBar() {
    guard let size = sizeOutsideOfBar else { return }
    dynamicTypeSize = size
    sizeOutsideOfBar = nil
  }
}
