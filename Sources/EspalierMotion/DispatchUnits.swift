// SPDX-License-Identifier: MIT

// The units of Dispatch's times, which are macros of C on Apple's systems and missing on Linux.

/// Nanoseconds in a second: `Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)`.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
