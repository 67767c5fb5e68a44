// SPDX-License-Identifier: MIT

@_exported import Foundation

// Apple's functions take values of CoreFoundation, which programs make of Swift's with `as`. Here these are Foundation's classes,
// to which the same `as` leads.

/// Result of a function: 0, or the number of an error.
public typealias OSStatus = Int32
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A text.
public typealias CFString = NSString
/// Data.
public typealias CFData = NSData
/// A truth value.
public typealias CFBoolean = NSNumber
/// Any value.
public typealias CFTypeRef = AnyObject

// A file that imports CoreFoundation, too, has those of that module.

/// True.
@_disfavoredOverload
public var kCFBooleanTrue: CFBoolean! { true }
/// False.
@_disfavoredOverload
public var kCFBooleanFalse: CFBoolean! { false }
