// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// `usr/lib/swift/host` of the toolchain that reads this manifest: there is the SwiftSyntax that the macros are built with.
/// The manifest is run by a program in `usr/bin`, with `usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`; one of the
/// two tells where that is, else the `swift` on the PATH.
let hostLibraries: String = {
  func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
  let maps = FileManager.default.contents(atPath: "/proc/self/maps").map { String(decoding: $0, as: UTF8.self) } ?? ""
  let loaded = maps.split(separator: "\n").compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
  let runner = resolved("/proc/\(getppid())/exe")
  let onPath = (Context.environment["PATH"] ?? "").split(separator: ":").map { resolved("\($0)/swift") }
  let roots = (loaded + [runner] + onPath).compactMap { file in
    ["/lib/swift/pm/", "/bin/"].lazy.compactMap { file.range(of: $0, options: .backwards) }.first
      .map { String(file[..<$0.lowerBound]) }
  }
  return roots.lazy.map { $0 + "/lib/swift/host" }
    .first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") } ?? ""
}()
let swiftSyntaxModules: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let swiftSyntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(
    ["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]
      + [
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
        "SwiftParser", "SwiftCompilerPluginMessageHandling",
      ].map { "-l" + $0 })
]

/// Modules are layers: an arrow here is the only way one module may name another.
/// CI builds with `--explicit-target-dependency-import-check error`, so a wrong arrow does not compile.
let package = Package(
  name: "espalier",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    // Widgets of GTK's in views; needs GTK's headers, which `import SwiftUI` does not.
    .library(name: "GTKViews", targets: ["GTKViews"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .executable(name: "espalier", targets: ["espalier"]),
    // Everything a user's file needs in one shared object: `espalier render` links files against it.
    .library(
      name: "EspalierRuntime", type: .dynamic, targets: ["SwiftUI", "ViewTesting", "FileRunner", "CoreGraphics"]),
  ],
  traits: [
    .default(enabledTraits: ["GTK"]),
    .trait(name: "GTK", description: "Windows, with GTK 4. Without it, SwiftUI draws pictures and runs tests."),
  ],
  targets: [
    // C libraries of the system
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2 fontconfig", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CPictures", pkgConfig: "librsvg-2.0 gdk-pixbuf-2.0 cairo", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux libwebpdemux libwebp", providers: [.apt(["libwebp-dev"])]),

    // Layers, lowest first
    .target(name: "Graph"),
    .target(name: "CoreGeometry"),
    .target(name: "CoreGraphics", dependencies: ["CoreGeometry", "Drawing"]),
    .target(name: "Combine"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "Drawing", dependencies: ["CoreGeometry"]),
    .target(name: "TextLayout", dependencies: ["Drawing", "CoreGeometry", "CPango"]),
    .target(name: "Pictures", dependencies: ["Drawing", "CoreGeometry", "CPictures", "CWebP"]),
    .target(
      name: "ViewCore",
      dependencies: ["Graph", "Drawing", "TextLayout", "CoreGeometry", "Combine", "CoreTransferable"]),
    .target(
      name: "Views",
      dependencies: [
        "ViewCore", "Graph", "Drawing", "TextLayout", "Pictures", "CoreGeometry", "Combine", "CoreTransferable",
        "UniformTypeIdentifiers",
      ]),
    .target(
      name: "CairoRenderer",
      dependencies: ["Drawing", "TextLayout", "Pictures", "CoreGeometry", "CCairo", "CPango", "CWebP"]),
    .target(
      name: "ImageRendering",
      dependencies: ["Views", "ViewCore", "CairoRenderer", "Drawing", "CoreGeometry", "Combine"]),
    .target(
      name: "GTKHost",
      dependencies: [
        "Views", "ViewCore", "CairoRenderer", "Drawing", "CoreGeometry", "CoreTransferable", "UniformTypeIdentifiers",
        "CGtk",
      ]),
    .target(
      name: "GTKViews", dependencies: ["GTKHost", "ViewCore", "Graph", "Drawing", "CoreGeometry", "CGtk"]),
    // A program that the compiler starts: it sees the toolchain's SwiftSyntax and no module of ours.
    .macro(name: "SwiftUIMacros", swiftSettings: swiftSyntaxModules, linkerSettings: swiftSyntaxLibraries),
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUIMacros", "ImageRendering", "Views", "ViewCore", "Drawing", "CoreGeometry", "Combine",
        "CoreTransferable", "UniformTypeIdentifiers",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
      ]),
    .target(
      name: "ViewTesting",
      dependencies: ["Views", "ViewCore", "CairoRenderer", "Drawing", "TextLayout", "Graph", "CoreGeometry"]),
    .target(
      name: "FileRunner",
      dependencies: [
        "SwiftUI", "ViewTesting", "CairoRenderer", "Views", "Pictures",
        .target(name: "GTKViews", condition: .when(traits: ["GTK"])),
      ]),
    .target(name: "CommandLineTool"),
    .executableTarget(name: "espalier", dependencies: ["CommandLineTool"]),
    .executableTarget(
      name: "EspalierBench", dependencies: ["SwiftUI", "ViewTesting", "ViewCore", "CairoRenderer", "Drawing"]),
    .executableTarget(
      name: "EspalierGallery",
      dependencies: [
        "SwiftUI", "ViewTesting", "ViewCore", "Views", "CairoRenderer", "Pictures", "Drawing", "CoreGeometry",
      ]),

    // Specifications, and what several of them share
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "GraphTests", dependencies: ["Graph", "TestSupport"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "CoreGeometry", "TestSupport"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Drawing", "CoreGeometry"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "Drawing"]),
    .testTarget(
      name: "ViewCoreTests",
      dependencies: [
        "ViewCore", "Views", "SwiftUI", "ViewTesting", "Drawing", "Graph", "CoreGeometry", "Combine", "TestSupport",
      ],
      exclude: ["Geometry/README.md", "Motion/README.md", "Preferences/README.md", "State/README.md"]),
    .testTarget(
      name: "CompositionTests", dependencies: ["SwiftUI", "ViewTesting", "TestSupport"], exclude: ["README.md"]),
    .testTarget(name: "CairoRendererTests", dependencies: ["CairoRenderer", "Drawing", "TextLayout", "CoreGeometry"]),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "SwiftUI", "Views", "ViewCore", "ViewTesting", "Drawing", "TextLayout", "CoreGeometry", "CairoRenderer",
        "CoreTransferable", "UniformTypeIdentifiers", "TestSupport",
      ]),
    .testTarget(name: "ViewTestingTests", dependencies: ["SwiftUI", "ViewTesting", "ViewCore", "Drawing"]),
    .testTarget(
      name: "EspalierCLITests",
      dependencies: ["CommandLineTool", "FileRunner", "SwiftUI", "ViewTesting", "ViewCore", "CairoRenderer", "Drawing"]),
    // These start programs with windows; the programs are examples, in the language mode of users' files.
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "GTKHost", "GTKViews", "SwiftUI", "ViewTesting", "ViewCore", "Views", "CairoRenderer", "Drawing", "Pictures",
        "CoreGeometry",
      ],
      exclude: [
        "Programs/TwoWindows.swift", "Programs/Menus.swift", "Programs/FiftyWindows.swift", "Programs/Kept.swift",
        "Programs/portal.py", "Programs/screen-reader.py",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftUIMacrosTests", dependencies: ["SwiftUIMacros"], swiftSettings: swiftSyntaxModules,
      linkerSettings: swiftSyntaxLibraries),
    .testTarget(name: "DocumentationTests", dependencies: ["SwiftUI", "ViewTesting", "Graph"]),
  ],
  swiftLanguageModes: [.v6]
)

// The tests and debug builds check that no two accesses overlap; a twentieth of the time of a release build is not spent on
// it once more.
for target in package.targets where target.type == .regular {
  target.swiftSettings = [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
}

/// Builds and runs a part of the tests while something is being written; what is named is a test target or folders of one:
/// `ESPALIER_FOCUS=GraphTests,ViewsTests/Text swift test`.
if let focus = Context.environment["ESPALIER_FOCUS"] {
  let chosen = focus.split(separator: ",").map(String.init)
  package.targets = package.targets.filter { target in
    if target.type != .test || chosen.contains(target.name) { return true }
    let folders = chosen.filter { $0.hasPrefix(target.name + "/") }.map { String($0.dropFirst(target.name.count + 1)) }
    target.sources = folders
    target.exclude = target.exclude.filter { path in folders.contains { path.hasPrefix($0 + "/") } }
    return !folders.isEmpty
  }
}

/// `espalier run FOLDER` and `espalier test FOLDER` build a package that depends on this one against the library that is
/// built already, whose folder the variable names. They give the compiler the modules; this package is what is linked.
if let prebuilt = Context.environment["ESPALIER_PREBUILT"] {
  package.targets = [
    .target(
      name: "EspalierPrebuilt",
      linkerSettings: [
        .unsafeFlags(["-L", prebuilt, "-lEspalierRuntime", "-Xlinker", "-rpath", "-Xlinker", prebuilt])
      ])
  ]
  package.products = ["SwiftUI", "ViewTesting"].map { .library(name: $0, targets: ["EspalierPrebuilt"]) }
}
