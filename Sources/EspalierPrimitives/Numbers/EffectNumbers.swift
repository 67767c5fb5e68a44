// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A number of an effect: the nearest one that can be drawn, with a warning, for one that is not finite or beyond the limit.
/// - Parameters:
///   - view: The modifier.
///   - what: Its parameter.
///   - most: What may be drawn, on both sides of 0.
///   - otherwise: For what is not a number.
package nonisolated func effectNumber(
  _ number: CGFloat, _ view: String, _ what: String, most: CGFloat = 100_000, otherwise: CGFloat = 0
) -> CGFloat {
  if abs(number) <= most { return number }
  let nearest = number.isNaN ? otherwise : number < 0 ? -most : most
  Diagnostics.warnOfNumber(number, view, what, used: "\(nearest) is used")
  return nearest
}

/// The same for both lengths of a size.
nonisolated func effectSize(
  _ size: CGSize, _ view: String, _ what: String, most: CGFloat = 1_000_000, otherwise: CGFloat = 0
) -> CGSize {
  CGSize(
    width: effectNumber(size.width, view, what, most: most, otherwise: otherwise),
    height: effectNumber(size.height, view, what, most: most, otherwise: otherwise))
}
