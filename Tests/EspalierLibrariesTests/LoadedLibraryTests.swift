// SPDX-License-Identifier: MIT

import EspalierLibraries
import Testing

@Suite struct LoadedLibraryTests {
  @Test("the first installed library is opened, and its functions are called")
  func functions() throws {
    let library = try #require(LoadedLibrary("libabsent.so.9", "libc.so.6"))
    #expect(library.name == "libc.so.6")
    let absolute: @convention(c) (Int32) -> Int32 = library.required("abs")
    #expect(absolute(-3) == 3)
    let absent: (@convention(c) () -> Void)? = library.function("no_such_function")
    #expect(absent == nil)
    #expect(LoadedLibrary("libabsent.so.9") == nil)
  }

  @Test("a warning is written once")
  func warnings() {
    let text = "A warning of a test."
    #expect(!LibraryWarning.wasWritten(text))
    LibraryWarning.once(text)
    LibraryWarning.once(text)
    #expect(LibraryWarning.wasWritten(text))
  }
}
