// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierGeometry
import EspalierPictures
import Foundation

/// Pixels as a PNG file.
package enum PNGFile {
  package static func data(of image: CGImage) -> Data? {
    Bitmap(rgba: image.rgba, width: image.width, height: image.height, name: "pixels", scale: 1)?.pixels?.png()
  }
}
