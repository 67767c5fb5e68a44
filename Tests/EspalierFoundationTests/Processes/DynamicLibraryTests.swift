// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite("Libraries that are opened by name") struct DynamicLibraryTests {
  @Test("The result of dlopen is closed as it is, and none is an error") func closes() {
    let handle = dlopen(nil, RTLD_LAZY)
    #expect(handle != nil)
    #expect(dlclose(handle) == 0)
    #expect(dlclose(nil) == -1)
  }
}
