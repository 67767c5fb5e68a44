// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The library that is installed beside the command, as a package: what `espalier new` makes depends on this folder by path.
/// Nothing but a start of the macro expander is compiled.
///
/// pkg-config's `espalier.pc` has the folder of the modules: those flags, and no others of a package, reach the targets that
/// depend on it.
let library = URL(fileURLWithPath: Context.packageDirectory + "/../../lib/espalier").standardizedFileURL.path

let package = Package(
  name: "espalier",
  products: [
    .library(name: "SwiftUI", targets: ["EspalierPrebuilt"]),
    .library(name: "Charts", targets: ["EspalierPrebuilt"]),
    .library(name: "ViewTesting", targets: ["EspalierPrebuilt"]),
    .library(name: "EspalierFoundation", targets: ["EspalierPrebuilt"]),
    .library(name: "CoreFoundation", targets: ["EspalierPrebuilt"]),
    .library(name: "CoreGraphics", targets: ["EspalierPrebuilt"]),
    .library(name: "OSLog", targets: ["EspalierPrebuilt"]),
    .library(name: "os", targets: ["EspalierPrebuilt"]),
    .library(name: "simd", targets: ["EspalierPrebuilt"]),
    .library(name: "GTKViews", targets: ["EspalierPrebuiltGTK"]),
    .plugin(name: "AssetSymbols", targets: ["EspalierAssetSymbolsPlugin"]),
  ],
  // The trait that a dependency by path or version may request; the installed library always has windows.
  traits: [.default(enabledTraits: ["GTK"]), .trait(name: "GTK")],
  targets: [
    .systemLibrary(name: "EspalierInstalled", pkgConfig: "espalier"),
    .systemLibrary(name: "EspalierInstalledGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .macro(name: "EspalierMacros"),
    .plugin(name: "EspalierAssetSymbolsPlugin", capability: .buildTool()),
    .target(
      name: "EspalierPrebuilt", dependencies: ["EspalierInstalled", "EspalierMacros"],
      linkerSettings: [
        .unsafeFlags(["-L", library, "-Xlinker", "-rpath", "-Xlinker", library]), .linkedLibrary("EspalierRuntime"),
      ]),
    .target(name: "EspalierPrebuiltGTK", dependencies: ["EspalierPrebuilt", "EspalierInstalledGTK"]),
  ]
)

/// The command gives the modules, the macro expander and the folder of the library itself, to every package in the same way.
if Context.environment["ESPALIER_PREBUILT"] != nil {
  package.targets = [
    .target(name: "EspalierPrebuilt", linkerSettings: [.linkedLibrary("EspalierRuntime")]),
    .target(name: "EspalierPrebuiltGTK", dependencies: ["EspalierPrebuilt"]),
    .plugin(name: "EspalierAssetSymbolsPlugin", capability: .buildTool()),
  ]
}
