// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "Ledger",
  defaultLocalization: "en",
  dependencies: [.package(name: "espalier", path: "../..")],
  targets: [
    .executableTarget(
      name: "Ledger", dependencies: [.product(name: "SwiftUI", package: "espalier")],
      resources: [.process("Resources")]),
    .testTarget(
      name: "LedgerTests", dependencies: ["Ledger", .product(name: "ViewTesting", package: "espalier")]),
  ],
  swiftLanguageModes: [.v5]
)
