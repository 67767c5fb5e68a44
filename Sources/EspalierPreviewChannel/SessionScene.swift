// SPDX-License-Identifier: MIT

import Foundation

/// The content of a session and its surroundings: the view, the size of its window, and the environment of its root.
package struct SessionScene: Codable, Hashable, Sendable {
  /// The name of the shown preview; nil for the root view of the files.
  package var preview: String?
  /// Points; nil is the preview's own size, or the view's ideal one.
  package var size: CGSize?
  package var look = PreviewStage.Look.desktop
  package var isDark = false
  /// The identifier of a locale, such as `de_DE`; nil for that of the process.
  package var locale: String?
  /// The name of a case of `DynamicTypeSize`; nil for the standard size.
  package var textSize: String?
  package var isRightToLeft = false
  package var reducesMotion = false

  package init() {}

  /// The names of text sizes, from the smallest.
  package static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  var bounded: SessionScene {
    var result = self
    result.size = size.map { CGSize(width: PreviewBounds.side($0.width), height: PreviewBounds.side($0.height)) }
    return result
  }
}
