// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Warns of a length that a user's code has passed to a layout modifier. Modifiers are made on any thread, so this function can
/// be called on any; a body that runs again with the same mistake adds no warning.
package nonisolated func warnOfLayout(_ text: String, subject: String) {
  Diagnostics.onMainActor { Diagnostics.warnOfView(text, subject: subject) }
}

/// A valid length of a frame; any other value is discarded with a warning (specification L52).
package nonisolated func frameLength(_ length: CGFloat?, _ name: String, mayBeInfinite: Bool = false) -> CGFloat? {
  guard let length else { return nil }
  if length >= 0, length.isFinite || mayBeInfinite { return length }
  warnOfLayout("Invalid frame dimension (negative or non-finite). \(name) is \(length); it is ignored.", subject: name)
  return nil
}

/// A finite length; 0 with a warning for any other value.
nonisolated func finiteLength(_ length: CGFloat, _ name: String) -> CGFloat {
  if length.isFinite { return length }
  warnOfLayout("\(name) is \(length); a length that is not finite counts as 0.", subject: name)
  return 0
}
