// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Limits a number of an effect to the nearest one that can be drawn; warns if the number is not finite or beyond the limit.
/// - Parameters:
///   - view: The modifier.
///   - what: Its parameter.
///   - most: The greatest amount that can be drawn, on both sides of 0.
///   - otherwise: The result for a value that is not a number.
package nonisolated func effectNumber(
  _ number: CGFloat, _ view: String, _ what: String, most: CGFloat = 100_000, otherwise: CGFloat = 0
) -> CGFloat {
  if abs(number) <= most { return number }
  let nearest = number.isNaN ? otherwise : number < 0 ? -most : most
  Diagnostics.warnOfNumber(number, view, what, used: "\(nearest) is used")
  return nearest
}

/// Limits both lengths of a size as `effectNumber` does.
nonisolated func effectSize(
  _ size: CGSize, _ view: String, _ what: String, most: CGFloat = 1_000_000, otherwise: CGFloat = 0
) -> CGSize {
  CGSize(
    width: effectNumber(size.width, view, what, most: most, otherwise: otherwise),
    height: effectNumber(size.height, view, what, most: most, otherwise: otherwise))
}
