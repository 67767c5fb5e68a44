// SPDX-License-Identifier: MIT

import Foundation

extension URL {
  /// Access to what a dialog or a bookmark has given. There is no sandbox around programs here, so that they have it at
  /// all times.
  /// - Returns: True: the caller ends the access, as on Apple systems.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends an access. Nothing was taken for it.
  public func stopAccessingSecurityScopedResource() {}
}
