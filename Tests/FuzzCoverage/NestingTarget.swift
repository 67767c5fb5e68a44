// SPDX-License-Identifier: MIT

import Foundation

/// Reads with Foundation the data that passes the check of property lists or of JSON. `scripts/fuzz-coverage nesting` compiles this.
@_cdecl("LLVMFuzzerTestOneInput")
public func readNested(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  let limit = NestingLimit(depth: 16, bytes: 1 << 16)
  if (try? limit.check(propertyList: data)) != nil {
    _ = try? PropertyListSerialization.propertyList(from: data, format: nil)
  }
  if (try? limit.check(json: data)) != nil {
    _ = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }
  return 0
}
