// SPDX-License-Identifier: MIT

import Foundation

// Core Foundation's names of Foundation's values, so that `url as CFURL` compiles. No functions of Core Foundation take them.

/// An address.
public typealias CFURL = URL
/// A string.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// Values by key.
public typealias CFDictionary = [AnyHashable: Any]
/// A list of values.
public typealias CFArray = [Any]
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The time in seconds since the machine started, which no change of the clock moves.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs a body. Objects have no pools on Linux: each is released with its last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
