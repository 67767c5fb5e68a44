// SPDX-License-Identifier: MIT

import EspalierNumbers

// Limits of C's `stdint.h`, which Swift does not import on Linux because they are written as expressions; `INT16_MAX` and its
// like are imported. The types are those that Apple's headers give.

/// The least number of 16 bits.
public let INT16_MIN = Int32(Int16.min)
/// The least number of 32 bits.
public let INT32_MIN = Int32.min
/// The least number of 64 bits.
public let INT64_MIN = Int64.min
/// The largest number of 64 bits.
public let INT64_MAX = Int64.max
/// The largest number of 64 bits without a sign.
public let UINT64_MAX = UInt64.max
