// SPDX-License-Identifier: MIT

import Foundation

// Names of time that come with `import SwiftUI` on Apple systems. Those of Core Foundation are also in the toolchain's
// module of that name, whose function takes precedence in a file that imports it.

/// Seconds since the beginning of 2001 in UTC, as `Date.timeIntervalSinceReferenceDate`.
public typealias CFAbsoluteTime = Double

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The time of the system's clock. It may go backwards, when the clock is set.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The seconds since the machine started, without those that it slept. Goes only forwards.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
