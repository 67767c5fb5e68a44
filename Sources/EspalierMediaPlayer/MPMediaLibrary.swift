// SPDX-License-Identifier: MIT

import Foundation

/// The permission to use the user's music: `denied` on Linux.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user was not asked, has refused, the system does not allow it, the user has agreed.
  case notDetermined, denied, restricted, authorized
}

/// The user's music. Desktops have no library of it for programs: the access is denied.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()
  private override init() { super.init() }
  /// The library.
  open class func `default`() -> MPMediaLibrary { library }
  /// The permission: `denied`.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Requests the permission: the handler receives `denied`, on a queue of the system.
  open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.global().async { handler(.denied) }
  }
  /// Requests the permission: `denied`.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}
