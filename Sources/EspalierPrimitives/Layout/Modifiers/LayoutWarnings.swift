// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Warns of a length that a user's code gave to a layout modifier. Modifiers are made on any thread, so this is too;
/// a body that runs again with the same mistake adds nothing.
package nonisolated func warnOfLayout(_ text: String, subject: String) {
  Diagnostics.onMainActor { Diagnostics.warnOfView(text, subject: subject) }
}

/// A length that a frame can have; anything else is dropped with a warning (specification L52).
package nonisolated func frameLength(_ length: CGFloat?, _ name: String, mayBeInfinite: Bool = false) -> CGFloat? {
  guard let length else { return nil }
  if length >= 0, length.isFinite || mayBeInfinite { return length }
  warnOfLayout("Invalid frame dimension (negative or non-finite). \(name) is \(length); it is ignored.", subject: name)
  return nil
}

/// A number that can be used in a layout; 0 with a warning for anything else.
nonisolated func finiteLength(_ length: CGFloat, _ name: String) -> CGFloat {
  if length.isFinite { return length }
  warnOfLayout("\(name) is \(length); a length that is not finite counts as 0.", subject: name)
  return 0
}
