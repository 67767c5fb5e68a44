// SPDX-License-Identifier: MIT

import EspalierPictures
import Foundation

/// The style of icons.
enum SymbolStyleSource {
  static func icon(_ size: CGFloat) -> SymbolStyle { SymbolStyle(size: size, weight: 300) }
}
