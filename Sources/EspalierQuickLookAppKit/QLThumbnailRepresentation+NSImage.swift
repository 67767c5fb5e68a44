// SPDX-License-Identifier: MIT

import EspalierAppKit
@_exported import EspalierQuickLook
import Foundation

extension QLThumbnailRepresentation {
  /// The picture.
  public var nsImage: NSImage { NSImage(content: content) }
}
