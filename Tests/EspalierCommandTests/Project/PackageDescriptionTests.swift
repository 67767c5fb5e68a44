// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

@Suite("Manifests of packages") struct PackageDescriptionTests {
  /// SwiftPM prints a line of source with each warning, here with a brace.
  @Test("Warnings with braces in them stand before a manifest") func warningsWithBraces() throws {
    let output = """
      warning: 'a': /a/Package.swift:10:27: warning: will never be executed
       9 | if isTestingEnabled {
         |    `- note: condition always evaluates to false
      {
        "name" : "A",
        "products" : [ ],
        "targets" : [ ]
      }

      """
    let data = try #require(PackageDescription.json(in: output))
    let description = try JSONDecoder().decode(PackageDescription.self, from: data)
    #expect(description.name == "A")
  }

  @Test("An output without a manifest has none") func noManifest() {
    #expect(PackageDescription.json(in: "error: no { here") == nil)
    #expect(PackageDescription.json(in: "") == nil)
  }
}
