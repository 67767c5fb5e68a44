// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierSystemColors

extension UIColor {
  /// The mean of a picture's pixels: there are no patterns, whose tone this is from a distance.
  public convenience init(patternImage image: UIImage) { self.init(image.pixels?.meanColor ?? .clear) }
}
