// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The size of a font; a size that is not finite becomes 17 points, with a warning. Text shaping limits all other sizes.
package nonisolated func fontSize(_ size: CGFloat, _ call: String) -> CGFloat {
  if size.isFinite { return size }
  Diagnostics.warnOfNumber(size, call, "the size", used: "17 points are used")
  return 17
}

/// A length within a text, between letters, lines or baselines.
package nonisolated func textLength(_ length: CGFloat, _ modifier: String) -> CGFloat {
  effectNumber(length, modifier, "the number of points")
}
