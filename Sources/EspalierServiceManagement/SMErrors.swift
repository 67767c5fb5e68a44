// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// The domain of the errors of `SMAppService`.
public let SMAppServiceErrorDomain = "SMAppServiceErrorDomain"

/// A failure of the service itself.
public let kSMErrorInternalFailure = 2
/// The signature of a program is not valid.
public let kSMErrorInvalidSignature = 3
/// The request is not permitted.
public let kSMErrorAuthorizationFailure = 4
/// The program is not valid.
public let kSMErrorToolNotValid = 5
/// The program is not registered.
public let kSMErrorJobNotFound = 6
/// There is no such service.
public let kSMErrorServiceUnavailable = 7
/// The program does not exist.
public let kSMErrorJobPlistNotFound = 8
/// The program has to be registered first.
public let kSMErrorJobMustBeEnabled = 9
/// The property list is not valid.
public let kSMErrorInvalidPlist = 10
/// The user has turned the program off.
public let kSMErrorLaunchDeniedByUser = 11
/// The program is registered already.
public let kSMErrorAlreadyRegistered = 12

/// The programs of the system.
public var kSMDomainSystemLaunchd: NSString { "kSMDomainSystemLaunchd" }
/// The programs of the user.
public var kSMDomainUserLaunchd: NSString { "kSMDomainUserLaunchd" }

/// The jobs of the system's launcher. Linux has no such launcher: nil.
public func SMCopyAllJobDictionaries(_ domain: NSString!) -> Unmanaged<NSArray>? { nil }

/// Lets an auxiliary program of the bundle start with the session. Linux has none: false, and a message on standard error once.
@discardableResult
public func SMLoginItemSetEnabled(_ identifier: NSString, _ enabled: Bool) -> Bool {
  LibraryWarning.once(
    "ServiceManagement: the auxiliary program \(identifier) is not \(enabled ? "started" : "stopped"): Linux has no login items in bundles. SMAppService.mainApp lets the program itself start with the session."
  )
  return false
}

/// Installs a privileged program. Linux has no such service: false, and `kSMErrorServiceUnavailable`.
/// - Parameter error: Receives the error.
@discardableResult
public func SMJobBless(
  _ domain: NSString!, _ executableLabel: NSString, _ auth: OpaquePointer?,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  refuse("installed", executableLabel, error)
}

/// Removes a privileged program. Linux has no such service: false, and `kSMErrorServiceUnavailable`.
/// - Parameter error: Receives the error.
@discardableResult
public func SMJobRemove(
  _ domain: NSString!, _ jobLabel: NSString, _ auth: OpaquePointer?, _ wait: Bool,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  refuse("removed", jobLabel, error)
}

private func refuse(
  _ action: String, _ label: NSString, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  let text =
    "The auxiliary program \(label) is not \(action): Linux has no service for privileged programs of apps."
  error?.pointee = .passRetained(
    NSError(
      domain: "CFErrorDomainLaunchd", code: kSMErrorServiceUnavailable, userInfo: [NSLocalizedDescriptionKey: text]))
  if error == nil { LibraryWarning.once("ServiceManagement: \(text)") }
  return false
}
