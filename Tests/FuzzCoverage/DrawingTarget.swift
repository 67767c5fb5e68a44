// SPDX-License-Identifier: MIT

import Foundation

/// The parts that decide where an SVG file is drawn. `scripts/fuzz-coverage drawing` compiles this.
@_cdecl("LLVMFuzzerTestOneInput")
public func readDrawing(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  _ = VectorProlog.leadsToDrawing(data)
  _ = try? VectorProfile(data)
  return 0
}
