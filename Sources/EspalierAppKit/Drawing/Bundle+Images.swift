// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

extension Bundle {
  /// A picture of the bundle: of its asset catalogues, or one of its files; nil if there is none of that name.
  public func image(forResource name: NSImage.Name) -> NSImage? {
    _ImageContent(named: name, bundle: self).map { NSImage(content: $0) }
  }
}
