// SPDX-License-Identifier: MIT

// The name under which code for Apple systems asks for these types, which are declared in EspalierAppKit: a file that sees both
// `Testing` and a module called AppKit makes the toolchain look for Apple's overlay of the two, which does not exist here.
@_exported import EspalierAppKit
