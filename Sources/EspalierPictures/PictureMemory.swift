// SPDX-License-Identifier: MIT

import Foundation

/// The memory of pictures that can be made again.
package enum PictureMemory {
  /// Releases the pixels that caches keep. Pictures on screen keep what they show.
  package static func release() {
    SurfaceCache.shared.removeAll()
    DecodedPixels.shared.removeAll()
  }
}
