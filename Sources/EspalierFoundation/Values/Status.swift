// SPDX-License-Identifier: MIT

/// The status of a function of C that has succeeded.
public let noErr: Int32 = 0
