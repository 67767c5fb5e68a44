// SPDX-License-Identifier: MIT

import SwiftUI

/// `.animation(_:)` of 2019. The requirement that this fulfils is not deprecated, so its use gives no warning.
struct LegacyAnimation: ViewModifier {
  let animation: Animation?

  @available(*, deprecated)
  func body(content: Content) -> some View { content.animation(animation) }
}
