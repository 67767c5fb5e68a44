// SPDX-License-Identifier: MIT

public import Foundation

// Core Foundation's types by Foundation's classes. On Apple systems each of these pairs is one type for the compiler, and code
// writes `url as CFURL` to pass a URL to a function of C. On Linux they are different types, which `as` does not convert.
// So the names are those of Foundation's classes here: the types of C are hidden behind them in files that import this module,
// and functions of C that take them cannot be called.

/// `NSArray`, under Core Foundation's name.
public typealias CFArray = NSArray
/// `NSMutableArray`, under Core Foundation's name.
public typealias CFMutableArray = NSMutableArray
/// `NSAttributedString`, under Core Foundation's name.
public typealias CFAttributedString = NSAttributedString
/// `NSMutableAttributedString`, under Core Foundation's name.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// `NSNumber`, under Core Foundation's name for truth values.
public typealias CFBoolean = NSNumber
/// `NSCharacterSet`, under Core Foundation's name.
public typealias CFCharacterSet = NSCharacterSet
/// `NSData`, under Core Foundation's name.
public typealias CFData = NSData
/// `NSMutableData`, under Core Foundation's name.
public typealias CFMutableData = NSMutableData
/// `NSDate`, under Core Foundation's name.
public typealias CFDate = NSDate
/// `NSDictionary`, under Core Foundation's name.
public typealias CFDictionary = NSDictionary
/// `NSMutableDictionary`, under Core Foundation's name.
public typealias CFMutableDictionary = NSMutableDictionary
/// `NSError`, under Core Foundation's name.
public typealias CFError = NSError
/// `NSLocale`, under Core Foundation's name.
public typealias CFLocale = NSLocale
/// `NSNull`, under Core Foundation's name.
public typealias CFNull = NSNull
/// `NSNumber`, under Core Foundation's name.
public typealias CFNumber = NSNumber
/// `NSSet`, under Core Foundation's name.
public typealias CFSet = NSSet
/// `NSMutableSet`, under Core Foundation's name.
public typealias CFMutableSet = NSMutableSet
/// `NSString`, under Core Foundation's name.
public typealias CFString = NSString
/// `NSMutableString`, under Core Foundation's name.
public typealias CFMutableString = NSMutableString
/// `NSTimeZone`, under Core Foundation's name.
public typealias CFTimeZone = NSTimeZone
/// Any object, under Core Foundation's name.
public typealias CFTypeRef = AnyObject
/// `NSURL`, under Core Foundation's name.
public typealias CFURL = NSURL

/// The true value in a dictionary of options.
public let kCFBooleanTrue: CFBoolean! = true
/// The false value in a dictionary of options.
public let kCFBooleanFalse: CFBoolean! = false
/// The value that represents none.
public let kCFNull: CFNull! = NSNull()

// MARK: - Keys of property lists

/// The key of a bundle's name.
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the number of a bundle's build.
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the name of a bundle's program.
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the language in which a bundle is written.
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the languages of a bundle.
nonisolated(unsafe) public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
/// The key of the version of a property list's form.
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
