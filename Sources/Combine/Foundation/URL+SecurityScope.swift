// SPDX-License-Identifier: MIT

import Foundation

extension URL {
  /// Access to a file chosen in a dialog or restored from a bookmark. Programs are not sandboxed here, so they have it
  /// at all times.
  /// - Returns: True: the caller ends the access, as on Apple systems.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends an access; it has no effect.
  public func stopAccessingSecurityScopedResource() {}
}
