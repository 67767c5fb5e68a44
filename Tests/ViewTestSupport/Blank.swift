// SPDX-License-Identifier: MIT

import SwiftUI

/// A view of a fixed size that shows nothing: a box of the specification.
@MainActor
package func blank(_ width: CGFloat, _ height: CGFloat) -> some View { Color.clear.frame(width: width, height: height) }
