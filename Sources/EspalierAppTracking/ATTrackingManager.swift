// SPDX-License-Identifier: MIT

import Foundation

/// The permission to follow the user through programs of several companies: denied on Linux, which has no identifier for that.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// The permission.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The user was not asked, the system does not allow it, the user has refused or agreed.
    case notDetermined, restricted, denied, authorized
  }

  private override init() { super.init() }

  /// The permission: `denied`.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Requests the permission: `completion` receives `denied`, on a queue of the system.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { completion(.denied) } }
  /// Requests the permission: `denied`.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
