// SPDX-License-Identifier: MIT

import Foundation

// Results of functions, with Apple's numbers.

/// Success.
public let errSecSuccess: OSStatus = 0
/// The function does not exist for such items.
public let errSecUnimplemented: OSStatus = -4
/// The file of items cannot be read or written.
public let errSecIO: OSStatus = -36
/// A parameter is missing or not valid.
public let errSecParam: OSStatus = -50
/// Too little memory.
public let errSecAllocate: OSStatus = -108
/// The user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// There is no place for items.
public let errSecNotAvailable: OSStatus = -25291
/// The user was not recognised.
public let errSecAuthFailed: OSStatus = -25293
/// An item with the same attributes exists.
public let errSecDuplicateItem: OSStatus = -25299
/// No item has the attributes.
public let errSecItemNotFound: OSStatus = -25300
/// The user may not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The content cannot be read.
public let errSecDecode: OSStatus = -26275
/// The program may not use the items.
public let errSecMissingEntitlement: OSStatus = -34018

/// The description of a result; nil for a number that no function here returns.
/// - Parameter reserved: nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "Success."
  case errSecUnimplemented: "The function does not exist for such items."
  case errSecIO: "The file of items cannot be read or written."
  case errSecParam: "A parameter is missing or not valid."
  case errSecAllocate: "Too little memory."
  case errSecUserCanceled: "The user cancelled."
  case errSecNotAvailable: "There is no place for items."
  case errSecAuthFailed: "The user was not recognised."
  case errSecDuplicateItem: "An item with the same attributes exists."
  case errSecItemNotFound: "No item has the attributes."
  case errSecInteractionNotAllowed: "The user may not be asked."
  case errSecDecode: "The content cannot be read."
  case errSecMissingEntitlement: "The program may not use the items."
  default: nil
  }
}
