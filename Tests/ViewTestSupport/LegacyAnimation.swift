// SPDX-License-Identifier: MIT

import SwiftUI

/// `.animation(_:)` of 2019. The requirement that this fulfils is not deprecated, so its use gives no warning.
package struct LegacyAnimation: ViewModifier {
  private let animation: Animation?

  package init(animation: Animation?) { self.animation = animation }

  @available(*, deprecated)
  package func body(content: Content) -> some View { content.animation(animation) }
}
