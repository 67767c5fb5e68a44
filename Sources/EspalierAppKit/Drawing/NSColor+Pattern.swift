// SPDX-License-Identifier: MIT

import EspalierAppleValues

extension NSColor {
  /// The mean of a picture's pixels: there are no patterns, whose tone this is from a distance.
  public convenience init(patternImage image: NSImage) { self.init(image.pixels?.meanColor ?? .clear) }
}
