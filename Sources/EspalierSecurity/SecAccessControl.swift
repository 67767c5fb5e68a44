// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Options of Core Foundation.
public typealias CFOptionFlags = UInt
/// An error.
public typealias CFError = NSError

/// The conditions under which an item is read.
public final class SecAccessControl: Sendable {
  fileprivate init() {}
}

/// Conditions that need the user.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// The user is recognised, or types the password of the device.
  public static let userPresence = Self(rawValue: 1)
  /// The user is recognised by any registered finger or face.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// The user is recognised by a finger or a face that was registered then.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// The user types the password of the device.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// A watch is near.
  public static let watch = Self(rawValue: 1 << 5)
  /// One of the conditions.
  public static let or = Self(rawValue: 1 << 14)
  /// All of the conditions.
  public static let and = Self(rawValue: 1 << 15)
  /// A key stays in the device.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// A password of the program.
  public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Conditions under which an item is read. Items are protected as the user's files are: conditions that need the user are not
/// available, nil with the error `errSecUnimplemented`.
/// - Parameter allocator: The place of memory, which is not used.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  if flags.isEmpty { return SecAccessControl() }
  let reason = "No condition for the user can be kept with an item on this system."
  error?.pointee = .passRetained(
    NSError(
      domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented), userInfo: [NSLocalizedDescriptionKey: reason]))
  return nil
}

/// Finds passwords of pages: there are none, and the handler has an error.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (NSArray?, CFError?) -> Void
) {
  DispatchQueue.global().async { completionHandler(NSArray(), sharedCredentialError(errSecItemNotFound)) }
}

/// Keeps a password of a page: it is not kept, and the handler has an error.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping @Sendable (CFError?) -> Void
) { DispatchQueue.global().async { completionHandler(sharedCredentialError(errSecUnimplemented)) } }

private func sharedCredentialError(_ status: OSStatus) -> NSError {
  NSError(
    domain: NSOSStatusErrorDomain, code: Int(status),
    userInfo: [NSLocalizedDescriptionKey: "Passwords of pages are not shared with programs on this system."])
}

/// A password of four times three random characters.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let characters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
  var random = SystemRandomNumberGenerator()
  func part() -> String { String((0..<3).map { _ in characters.randomElement(using: &random)! }) }
  while true {
    let text = (0..<4).map { _ in part() }.joined(separator: "-")
    // Apple's have a small letter, a capital one and a digit.
    if text.contains(where: \.isLowercase), text.contains(where: \.isUppercase), text.contains(where: \.isNumber) {
      return text as CFString
    }
  }
}

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain as CFString }
/// The number of an error.
public func CFErrorGetCode(_ err: CFError) -> Int { err.code }
/// The details of an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? { err.userInfo as CFDictionary }
