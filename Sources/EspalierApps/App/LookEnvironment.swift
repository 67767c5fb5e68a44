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
    if self == .phone { environment.horizontalSizeClass = widthClass(size?.width) }
  }

  /// The size class of a window's width, in points; nil if the root's own width is the window's.
  fileprivate func widthClass(_ width: CGFloat?) -> UserInterfaceSizeClass {
    self == .phone && width ?? 0 < 600 ? .compact : .regular
  }
}

extension ViewGraph {
  /// Gives the window another size. In the phone look the size class follows the width, unless the program has set another one.
  package func resize(_ size: Proposal) {
    let look = environment.values.look
    let (old, new) = (look.widthClass(window.size.peek().width), look.widthClass(size.width))
    window.resize(size)
    guard old != new, environment.values.horizontalSizeClass == old else { return }
    changeEnvironment { $0.horizontalSizeClass = new }
  }
}
