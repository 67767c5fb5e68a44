// SPDX-License-Identifier: MIT

import EspalierPrimitives
import EspalierText
import Foundation

// Traits of fonts that are switched on or off, and sizes that are changed.

extension Font {
  /// The font of the environment: that of the nearest `font(_:)`, or the body style. With modifiers it is a variant of that font.
  public static let `default` = Font(.inherited)

  /// The same font with emphasis as by ``bold()``, or with the base's own weight.
  public func bold(_ isActive: Bool) -> Font {
    with {
      $0.weight = isActive ? .emphasized : nil
      $0.hasOwnWeight = !isActive
    }
  }

  /// The same font, slanted or upright.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// The same font, monospaced or in its own design.
  public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }

  /// The same font with small capitals in place of all letters, or with letters.
  public func smallCaps(_ isActive: Bool) -> Font {
    with {
      $0.hasSmallCaps = isActive
      $0.hasUppercaseSmallCaps = isActive
    }
  }

  /// The same font with small capitals in place of lower case, or with lower case.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.hasSmallCaps = isActive } }

  /// The same font with small capitals in place of upper case, or with upper case.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.hasUppercaseSmallCaps = isActive } }

  /// The same font in a size in points, which does not follow the user's text size. Factors of `scaled(by:)` before it have no
  /// effect.
  public func pointSize(_ size: CGFloat) -> Font {
    with {
      $0.pointSize = fontSize(size, "Font.pointSize")
      $0.factor = 1
    }
  }

  /// The same font with its size multiplied by `factor`; factors multiply.
  public func scaled(by factor: CGFloat) -> Font {
    with { $0.factor *= factor.isFinite && factor > 0 ? factor : 1 }
  }

  /// Takes over what `variant` changes in the environment's font.
  package mutating func adopt(_ variant: Font) {
    if variant.weight != nil || variant.hasOwnWeight { weight = variant.weight }
    isItalic = variant.isItalic ?? isItalic
    hasMonospacedDigits = variant.hasMonospacedDigits ?? hasMonospacedDigits
    hasSmallCaps = variant.hasSmallCaps ?? hasSmallCaps
    hasUppercaseSmallCaps = variant.hasUppercaseSmallCaps ?? hasUppercaseSmallCaps
    isMonospaced = variant.isMonospaced ?? isMonospaced
    if variant.leading != .standard { leading = variant.leading }
    if let width = variant.width { self.width = width }
    if let design = variant.design { self.design = design }
    if let size = variant.pointSize {
      pointSize = size
      factor = 1
    }
    factor *= variant.factor
  }
}
