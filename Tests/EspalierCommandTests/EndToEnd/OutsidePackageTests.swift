// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// A package outside that requires this one by version, and has targets `Graph`, `Drawing` and `Views`: SwiftPM resolves the
/// version and loads the graph of packages. `make outside` also builds, tests and runs it.
@Suite struct OutsidePackageTests {
  /// - Parameter edit: a sed command for the manifest of the required version.
  private func resolve(edit: String? = nil) throws -> (status: Int32, output: String) {
    try Command.run(
      ["--resolve"] + (edit.map { ["--edit", $0] } ?? []),
      executable: Repository.root.appendingPathComponent("scripts/outside"))
  }

  @Test func aPackageRequiresAVersion() throws {
    let result = try resolve()
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains(/espalier@\d+\.\d+\.\d+/), "\(result.output)")
  }

  /// A package that requires only the product SwiftUI finds every module that `espalier check` finds (looks/12): a module
  /// that is in no target of the product would not be built.
  @Test func theProductHasAllModulesThatAppleCodeImports() throws {
    struct Manifest: Decodable {
      struct Product: Decodable { let name: String, targets: [String] }
      let products: [Product]
    }
    // A build folder of its own: that of the checkout may belong to the command that runs the tests.
    let scratch = TemporaryFolder()
    let result = try Command.run(
      ["swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.url.path, "dump-package"],
      mergingErrors: false,
      executable: URL(fileURLWithPath: "/usr/bin/env"))
    let products = try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8)).products
    let own = Set(try #require(products.first { $0.name == "SwiftUI" }).targets)
    let runtime = try #require(products.first { $0.name == "EspalierRuntime" }).targets
    // Products of their own, which only the programs that import them load.
    let others: Set = ["ViewTesting", "SwiftData", "Charts"]
    let modules = runtime.filter { !$0.hasPrefix("Espalier") && !others.contains($0) }
    #expect(others.isSubset(of: products.map(\.name)))
    #expect(modules.count > 5 && own.isSuperset(of: modules), "\(modules) \(own)")
  }

  /// Why the manifest has no unsafe flags: one of them in any target of a product is enough.
  @Test func aVersionWithUnsafeFlagsIsRefused() throws {
    let result = try resolve(
      edit:
        "s|\\.target(name: \"EspalierGraph\")|.target(name: \"EspalierGraph\", swiftSettings: [.unsafeFlags([\"-Onone\"])])|"
    )
    #expect(result.status != 0)
    #expect(
      result.output.contains("'EspalierGraph' in product 'SwiftUI' contains unsafe build flags"), "\(result.output)")
  }

  /// Why the targets that are not for users have a prefix.
  @Test func twoTargetsOfOneNameAreRefused() throws {
    let result = try resolve(
      edit:
        "s|\"EspalierGraph\"|\"Graph\"|g; s|\\.target(name: \"Graph\")|.target(name: \"Graph\", path: \"Sources/EspalierGraph\")|"
    )
    #expect(result.status != 0)
    #expect(result.output.contains("conflicting name: 'Graph"), "\(result.output)")
  }
}
