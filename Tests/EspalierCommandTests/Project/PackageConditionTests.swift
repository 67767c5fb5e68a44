// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite("Variants of a package's module") struct PackageConditionTests {
  private func names(_ change: (inout SourceModule) -> Void) -> [String] {
    var module = SourceModule(name: "Kit", title: "Kit/Kit", sources: ["/Kit/a.swift"])
    module.packageName = "kit"
    change(&module)
    return ModuleVariant.all(of: module).map(\.name)
  }

  @Test("Code for debugging is left out where it does not compile, under the same conditions") func debugCode() {
    #expect(names { _ in } == ["app", "linux", "linux-release"])
    #expect(names { $0.hasDebugCode = true } == ["app", "app-release", "linux", "linux-release"])
  }

  @Test("What is written for Linux is compiled so first") func portable() {
    let found = names {
      $0.isPortable = true
      $0.hasDebugCode = true
    }
    #expect(found == ["linux-bare", "linux", "linux-release", "app", "app-release"])
  }

  @Test("An app has one variant") func app() {
    #expect(names { $0.packageName = nil } == ["app"])
  }
}
