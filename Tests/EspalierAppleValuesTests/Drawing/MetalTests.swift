// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Testing

@Suite("Metal, which Linux does not have") struct MetalTests {
  @Test("No processor runs it") func none() {
    #expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
    #expect(MTLGPUFamily.apple9.rawValue == 1009 && MTLGPUFamily.common3.rawValue == 3003)
  }
}
