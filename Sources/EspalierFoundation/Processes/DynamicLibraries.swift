// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// Closes a library that `dlopen` has opened; -1 without one. Apple's function takes the optional that `dlopen` returns.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle else { return -1 }
  return Glibc.dlclose(handle)
}
