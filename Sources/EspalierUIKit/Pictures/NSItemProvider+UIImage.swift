// SPDX-License-Identifier: MIT

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// A picture as a PNG file.
  convenience init(png image: UIImage) {
    self.init()
    register(.png) { image.pngData() ?? Data() }
  }
}
