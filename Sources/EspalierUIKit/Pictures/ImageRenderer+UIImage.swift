// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierImageRendering

extension ImageRenderer {
  /// The picture's pixels; nil for a view without a size.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }
}
