// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension CGColor {
  /// The space of the components: grays or sRGB.
  public var colorSpace: CGColorSpace? { numberOfComponents == 2 ? .gray : .rgb }

  /// A colour of the components of a space, followed by the opacity. All spaces of colours count as sRGB.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }
}
