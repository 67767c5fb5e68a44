// SPDX-License-Identifier: MIT

// Numbers of Foundation's versions, with which old code distinguishes systems. This one is later than all of them.

/// The number of this Foundation.
public let NSFoundationVersionNumber = 4000.0
/// The number of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
/// The number of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The number of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The greatest number of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// The number of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
/// The greatest number of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
