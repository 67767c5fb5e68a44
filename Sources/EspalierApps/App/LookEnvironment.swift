// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

extension DesignLook {
  /// Writes the design, and its size class, into a root's environment.
  /// - Parameter size: The window's size in points; nil if the root's own size is the window's.
  package func apply(to environment: inout EnvironmentValues, size: CGSize?) {
    environment.look = self
    if self == .phone, size.map({ $0.width < 600 }) ?? true { environment.horizontalSizeClass = .compact }
  }
}
