// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing
import UniformTypeIdentifiers

@Suite("Kinds of programs") struct ProgramTypeTests {
  @Test("A program that is a folder is a package, and no data") func bundle() {
    #expect(UTType.applicationBundle.identifier == "com.apple.application-bundle")
    #expect(UTType.applicationBundle.conforms(to: .package) && UTType.applicationBundle.conforms(to: .item))
    #expect(!UTType.applicationBundle.conforms(to: .data))
    #expect(UTType.application != .applicationBundle)
  }

  @Test("A program of Windows is the kind of its files") func windowsProgram() {
    #expect(UTType.exe == UTType(filenameExtension: "exe"))
    #expect(UTType.exe.conforms(to: .data))
  }
}
