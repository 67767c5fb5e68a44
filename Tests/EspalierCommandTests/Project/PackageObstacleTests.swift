// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite("Parts of packages that are left out")
struct PackageObstacleTests {
  @Test("Targets of one package and one reason are one sentence, with the next step") func sentence() {
    var all: [PackageObstacle] = []
    PackageObstacle.add("Core", of: "Kit", "its sources are in Objective-C", to: &all)
    #expect(
      all.map(\.note) == [
        "Core of the package Kit: its sources are in Objective-C; what the app uses of it belongs between "
          + "#if canImport(Core) and #endif"
      ])
    for name in ["Auth", "Core", "Store", "Push"] {
      PackageObstacle.add(name, of: "Kit", "its sources are in Objective-C", to: &all)
    }
    PackageObstacle.add("Other", of: "Kit", "it has no sources", to: &all)
    #expect(all.count == 2)
    #expect(all[0].note.hasPrefix("Core, Auth, Store and 1 more of the package Kit: "))
    #expect(all[0].note.contains("uses of them belongs between #if canImport(Core)"))
  }
}
