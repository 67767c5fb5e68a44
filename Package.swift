// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT
import CompilerPluginSupport
import PackageDescription

/// Modules are layers: an arrow here is the only way one module may name another.
/// `make layers` fails on an import without an arrow.
let package = Package(
  name: "espalier",
  products: [
    // With the modules that Apple's systems have in any case: what `espalier check` finds, a package finds that needs SwiftUI.
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "EspalierFoundation", "CoreFoundation", "CoreGraphics", "OSLog", "os", "simd"]),
    // Charts, for programs that import them.
    .library(name: "Charts", targets: ["Charts"]),
    // Widgets of GTK's in views; needs GTK's headers, which `import SwiftUI` does not.
    .library(name: "GTKViews", targets: ["GTKViews"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    // The same modules for targets that need no SwiftUI.
    .library(name: "CoreFoundation", targets: ["CoreFoundation"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "simd", targets: ["simd"]),
    // For targets with asset catalogues among their resources: `Color(.brand)`, `Image(.logo)`.
    .plugin(name: "AssetSymbols", targets: ["EspalierAssetSymbolsPlugin"]),
    .executable(name: "espalier", targets: ["espalier"]),
    // Everything a user's file needs in one shared object: `espalier render` links files against it.
    .library(
      name: "EspalierRuntime", type: .dynamic,
      targets: [
        "SwiftUI", "EspalierUIKit", "EspalierAppKit", "ViewTesting", "EspalierFileRunner", "EspalierPreviews",
        "EspalierFoundation", "EspalierAVFoundation", "EspalierAVKit", "EspalierAudioToolbox", "EspalierCryptoKit",
        "EspalierLocalAuthentication", "EspalierAuthenticationServices", "EspalierNetwork", "EspalierPassKit",
        "EspalierSecurity", "EspalierStoreKit", "EspalierUserNotifications", "EspalierWidgetKit", "EspalierCloudKit",
        "EspalierCoreLocation", "EspalierHealthKit", "EspalierSpeech", "EspalierWatchConnectivity",
        "EspalierAppIntents", "EspalierMapKit", "EspalierPhotos", "EspalierPhotosUI", "EspalierPhotosUIKit",
        "EspalierTipKit", "EspalierServiceManagement", "EspalierCoreHaptics", "EspalierEventKit", "EspalierImageIO",
        "EspalierCoreImage",
        "EspalierAccelerate", "EspalierSparkle",
        "EspalierCoreImageUIKit", "EspalierCoreImageAppKit", "EspalierQuickLook", "EspalierQuickLookUIKit",
        "EspalierQuickLookAppKit", "EspalierLinkPresentation", "EspalierContacts", "EspalierMediaPlayer",
        "EspalierMessageUI", "EspalierGameKit", "EspalierGameKitUIKit", "EspalierGameKitAppKit", "EspalierAppTracking",
        "EspalierMetricKit", "EspalierBackgroundTasks", "EspalierCoreMotion", "EspalierCoreSpotlight",
        "EspalierActivityKit", "EspalierCoreData", "EspalierPDFKit", "EspalierPDFKitUIKit", "EspalierPDFKitAppKit",
        "EspalierWebKit", "EspalierWebKitUIKit", "EspalierWebKitAppKit", "EspalierEventKitUI", "SwiftData",
        "CoreFoundation", "CoreGraphics", "OSLog", "os", "simd",
        "Charts",
      ]),
  ],
  traits: [
    .default(enabledTraits: ["GTK"]),
    .trait(name: "GTK", description: "Windows, with GTK 4. Without it, SwiftUI draws pictures and runs tests."),
  ],
  targets: [
    // Types of C and names of submodules
    .systemLibrary(name: "EspalierCFiles"),
    .systemLibrary(name: "EspalierCPath"),
    .systemLibrary(name: "EspalierCGraphicsNames"),
    .systemLibrary(name: "EspalierCLogNames"),
    .systemLibrary(name: "EspalierCTypeNames"),

    // C libraries of the system
    .systemLibrary(name: "EspalierCCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "EspalierCPango", pkgConfig: "pangocairo pangoft2 fontconfig", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "EspalierCPictures", pkgConfig: "gdk-pixbuf-2.0 cairo", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    // Only for the program that draws SVG files: the views open librsvg at the first of them.
    .systemLibrary(
      name: "EspalierCVectors", pkgConfig: "librsvg-2.0 cairo", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "EspalierCGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(
      name: "EspalierCWebP", pkgConfig: "libwebpmux libwebpdemux libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "EspalierCMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "EspalierCGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev", "shared-mime-info"])]),
    .systemLibrary(name: "EspalierCSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    // Layers, lowest first
    .target(name: "EspalierGraph"),
    // Conversions of numbers that never trap, and the forms that do, which do not compile beside them.
    .target(name: "EspalierNumbers"),
    .target(name: "EspalierGeometry", dependencies: ["EspalierNumbers"]),
    // Files that others can change: reading with limits, replacing at once.
    .target(name: "EspalierFiles", dependencies: ["EspalierCFiles"]),
    // Libraries of the system that are opened at their first use.
    .target(name: "EspalierLibraries"),
    // The desktop's services: the session's D-Bus, the program's identity and data there.
    .target(name: "EspalierServices", dependencies: ["EspalierNumbers", "EspalierFiles", "EspalierCGio"]),
    .target(name: "CoreFoundation"),
    .target(
      name: "CoreGraphics",
      dependencies: ["EspalierGeometry", "EspalierDrawing", "EspalierCPath", "EspalierCGraphicsNames"]),
    .target(name: "Combine", dependencies: ["EspalierNumbers"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "os", dependencies: ["EspalierNumbers", "EspalierCLogNames"]),
    .target(name: "simd"),
    .target(name: "UniformTypeIdentifiers", dependencies: ["EspalierCGio", "EspalierCTypeNames"]),
    .target(name: "CoreTransferable", dependencies: ["EspalierFiles", "UniformTypeIdentifiers"]),
    .target(name: "EspalierDrawing", dependencies: ["EspalierNumbers", "EspalierGeometry", "EspalierCPath"]),
    .target(
      name: "EspalierText",
      dependencies: ["EspalierNumbers", "EspalierDrawing", "EspalierFiles", "EspalierGeometry", "EspalierCPango"]),
    .target(name: "EspalierAssets", dependencies: ["EspalierFiles"]),
    // Draws an SVG file with limits of time and memory. The plugin makes the program a part of the code of EspalierPictures.
    .executableTarget(name: "EspalierVectorWorker", dependencies: ["EspalierCVectors"]),
    .plugin(name: "EspalierProgramBuilder", capability: .buildTool(), dependencies: ["EspalierVectorWorker"]),
    .target(
      name: "EspalierPictures",
      dependencies: [
        "EspalierNumbers", "EspalierAssets", "EspalierDrawing", "EspalierFiles", "EspalierGeometry",
        "EspalierLibraries", "EspalierCPictures", "EspalierCWebP",
      ], plugins: ["EspalierProgramBuilder"]),
    .target(
      name: "EspalierMotion",
      dependencies: ["EspalierNumbers", "EspalierGraph", "EspalierDrawing"]),
    .target(
      name: "EspalierCore",
      dependencies: [
        "EspalierNumbers", "EspalierGraph", "EspalierMotion", "EspalierDrawing", "EspalierText", "EspalierGeometry",
        "EspalierFiles", "EspalierMacros",
        "Combine",
      ]),
    .target(
      name: "EspalierLayout",
      dependencies: [
        "EspalierNumbers", "EspalierGraph", "EspalierMotion", "EspalierCore", "EspalierDrawing", "EspalierGeometry",
      ]),
    .target(
      name: "EspalierInteraction",
      dependencies: [
        "EspalierNumbers", "EspalierGraph", "EspalierMotion", "EspalierCore", "EspalierLayout", "EspalierDrawing",
        "EspalierGeometry",
        "Combine", "CoreTransferable",
      ]),
    .target(
      name: "EspalierScrolling",
      dependencies: [
        "EspalierNumbers", "EspalierGraph", "EspalierMotion", "EspalierCore", "EspalierLayout", "EspalierInteraction",
        "EspalierDrawing",
        "EspalierGeometry",
      ]),
    .target(
      name: "EspalierHosting",
      dependencies: [
        "EspalierNumbers", "EspalierGraph", "EspalierMotion", "EspalierCore", "EspalierLayout", "EspalierInteraction",
        "EspalierDrawing",
        "EspalierGeometry",
      ]),
    .target(
      name: "EspalierPrimitives",
      dependencies: [
        "EspalierNumbers", "EspalierMotion", "EspalierCore", "EspalierLayout", "EspalierInteraction",
        "EspalierScrolling", "EspalierGraph", "EspalierDrawing", "EspalierPictures", "EspalierGeometry",
        "EspalierAssets",
      ]),
    .target(
      name: "EspalierContent",
      dependencies: [
        "EspalierPrimitives", "EspalierNumbers", "EspalierMotion", "EspalierCore", "EspalierLayout",
        "EspalierInteraction", "EspalierScrolling", "EspalierGraph", "EspalierDrawing", "EspalierText",
        "EspalierPictures", "EspalierGeometry", "EspalierAssets", "EspalierFiles", "EspalierCMarkdown",
      ],
      // The toolchain's ICU, which Foundation stands on, has the rules of plurals.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "EspalierControls",
      dependencies: [
        "EspalierPrimitives", "EspalierContent", "EspalierNumbers", "EspalierMotion", "EspalierCore", "EspalierLayout",
        "EspalierInteraction", "EspalierScrolling", "EspalierHosting", "EspalierGraph", "EspalierDrawing",
        "EspalierText", "EspalierPictures", "EspalierGeometry", "CoreTransferable", "UniformTypeIdentifiers",
      ]),
    .target(
      name: "EspalierNavigation",
      dependencies: [
        "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNumbers", "EspalierMotion",
        "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierScrolling", "EspalierGraph",
        "EspalierDrawing", "EspalierGeometry", "CoreTransferable", "UniformTypeIdentifiers",
      ]),
    .target(
      name: "EspalierApps",
      dependencies: [
        "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation", "EspalierMotion",
        "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierHosting", "EspalierGraph", "EspalierDrawing",
        "EspalierGeometry", "EspalierFiles", "Combine", "CoreTransferable", "UniformTypeIdentifiers",
      ]),
    // Foundation's names that Linux lacks, for files of programs. Above the views, whose modules have some of them.
    .target(
      name: "EspalierFoundation",
      dependencies: [
        "EspalierNumbers", "EspalierApps", "EspalierContent", "EspalierCore", "EspalierInteraction", "EspalierFiles",
        "EspalierMotion", "Combine", "os", "CoreTransferable", "UniformTypeIdentifiers", "EspalierCGio",
      ]),
    .target(
      name: "EspalierCairo",
      dependencies: [
        "EspalierNumbers", "EspalierDrawing", "EspalierText", "EspalierPictures", "EspalierGeometry", "EspalierCCairo",
        "EspalierCPango",
        "EspalierCWebP",
      ]),
    .target(
      name: "EspalierImageRendering",
      dependencies: [
        "EspalierPrimitives", "EspalierCore", "EspalierHosting", "EspalierCairo", "EspalierDrawing", "EspalierGeometry",
        "Combine",
      ]),
    .target(
      name: "EspalierSystemColors",
      dependencies: ["EspalierPrimitives", "EspalierCore", "EspalierDrawing", "EspalierGeometry"]),
    .target(
      name: "EspalierGTK",
      dependencies: [
        "EspalierNumbers", "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation",
        "EspalierApps", "EspalierCore", "EspalierInteraction", "EspalierHosting", "EspalierCairo",
        "EspalierDrawing", "EspalierText", "EspalierPictures", "EspalierFiles", "EspalierGeometry", "EspalierServices",
        "CoreTransferable", "UniformTypeIdentifiers",
        "EspalierCGtk",
      ]),
    .target(
      name: "GTKViews",
      dependencies: [
        "EspalierMotion", "EspalierCore", "EspalierLayout", "EspalierInteraction",
        "EspalierGTK", "EspalierGraph", "EspalierDrawing", "EspalierGeometry", "EspalierCGtk",
      ]),
    // A program that the compiler starts; Sources/EspalierMacroExpander is compiled by the plugin, against the toolchain's
    // SwiftSyntax, and sees no module of ours.
    .plugin(name: "EspalierMacroBuilder", capability: .buildTool()),
    .macro(name: "EspalierMacros", plugins: ["EspalierMacroBuilder"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "EspalierMacros", "EspalierImageRendering", "EspalierSystemColors", "EspalierFoundation", "EspalierPrimitives",
        "EspalierContent", "EspalierControls", "EspalierNavigation", "EspalierApps", "EspalierMotion",
        "EspalierCore", "EspalierLayout",
        "EspalierInteraction", "EspalierScrolling", "EspalierDrawing",
        "EspalierGeometry", "Combine",
        "CoreTransferable", "UniformTypeIdentifiers",
        .target(name: "EspalierGTK", condition: .when(traits: ["GTK"])),
      ]),
    // PDF files, by a library that is opened at the first of them.
    .target(
      name: "EspalierPDFFiles",
      dependencies: [
        "EspalierNumbers", "EspalierFiles", "EspalierGeometry", "EspalierLibraries", "EspalierCCairo", "EspalierCGio",
      ]),
    // What UIKit and AppKit share: pictures, fonts, drawings, selectors, the program's life, gaps of Foundation.
    .target(
      name: "EspalierAppleValues",
      dependencies: [
        "EspalierNumbers", "EspalierGeometry", "EspalierGraph", "EspalierDrawing", "EspalierText", "EspalierPictures",
        "EspalierCore", "EspalierLayout",
        "EspalierInteraction", "EspalierHosting", "EspalierPrimitives", "EspalierContent", "EspalierControls",
        "EspalierApps", "EspalierCairo", "EspalierFoundation", "EspalierServices", "EspalierMotion", "Combine",
        "EspalierImageRendering", "EspalierLibraries", "EspalierPDFFiles",
        "CoreTransferable", "UniformTypeIdentifiers", "EspalierCGio", "EspalierCPango", "EspalierCPictures",
        "EspalierFiles", "EspalierCPath",
      ]),
    // Of Apple's modules beside UIKit and AppKit, those that have views of these. They are below, because a class is made of each view.
    .target(
      name: "EspalierAuthenticationServices",
      dependencies: [
        "EspalierAppleValues", "EspalierLibraries", "EspalierCore", "EspalierLayout", "EspalierPrimitives",
        "EspalierContent",
        "EspalierControls", "EspalierApps",
      ]),
    .target(
      name: "EspalierPassKit",
      dependencies: [
        "EspalierAppleValues", "EspalierLibraries", "EspalierCore", "EspalierLayout", "EspalierPrimitives",
        "EspalierContent",
        "EspalierControls",
      ]),
    // Apps import them by Apple's names: the command makes those modules for the projects of one system, since `canImport(UIKit)` is
    // false for all other code.
    .target(
      name: "EspalierUIKit",
      dependencies: [
        "EspalierAppleValues", "EspalierAuthenticationServices", "EspalierPassKit", "EspalierServices",
        "EspalierFoundation", "EspalierFiles", "EspalierNumbers",
        "EspalierGeometry",
        "EspalierCPath", "EspalierDrawing", "EspalierText", "EspalierMotion",
        "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierPrimitives", "EspalierContent",
        "EspalierControls", "EspalierApps", "EspalierSystemColors", "EspalierImageRendering", "SwiftUI", "Combine",
        "CoreTransferable",
        "UniformTypeIdentifiers",
      ]),
    .target(
      name: "EspalierAppKit",
      dependencies: [
        "EspalierPictures",
        "EspalierAppleValues", "EspalierAuthenticationServices", "EspalierPassKit", "EspalierServices",
        "EspalierFoundation", "EspalierNumbers", "EspalierGeometry",
        "EspalierCPath",
        "EspalierDrawing", "EspalierText", "EspalierMotion",
        "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierPrimitives", "EspalierContent",
        "EspalierControls", "EspalierApps", "EspalierImageRendering", "Combine", "CoreTransferable",
        "UniformTypeIdentifiers",
        "EspalierCGio",
      ]),
    // Others of Apple's modules, imported under their names in the same way. They open the system's libraries that only they need at
    // their first use.
    .target(
      name: "EspalierUserNotifications", dependencies: ["EspalierNumbers", "EspalierLibraries", "EspalierServices"]),
    .target(name: "EspalierCryptoKit", dependencies: ["EspalierNumbers", "EspalierLibraries"]),
    .target(name: "EspalierStoreKit", dependencies: ["EspalierLibraries", "EspalierCore"]),
    .target(name: "EspalierWidgetKit", dependencies: ["EspalierApps", "EspalierPrimitives", "EspalierCore"]),
    .target(
      name: "EspalierAppIntents",
      dependencies: ["UniformTypeIdentifiers", "EspalierContent", "EspalierFiles", "SwiftUI"]),
    .target(name: "EspalierTipKit", dependencies: ["EspalierNumbers", "EspalierServices", "SwiftUI"]),
    .target(name: "EspalierPhotos"),
    .target(
      name: "EspalierPhotosUI",
      dependencies: [
        "EspalierPhotos", "CoreTransferable", "UniformTypeIdentifiers", "SwiftUI",
      ]),
    // The picker as a controller of UIKit.
    .target(
      name: "EspalierPhotosUIKit",
      dependencies: [
        "EspalierPhotosUI", "EspalierUIKit", "EspalierPhotos", "CoreTransferable", "UniformTypeIdentifiers", "SwiftUI",
      ]),
    .target(name: "EspalierCoreLocation"),
    .target(
      name: "EspalierMapKit",
      dependencies: ["EspalierNumbers", "EspalierCoreLocation", "EspalierCore", "EspalierInteraction", "SwiftUI"]),
    .target(name: "EspalierLocalAuthentication"),
    .target(name: "EspalierCloudKit", dependencies: ["EspalierCoreLocation"]),
    .target(name: "EspalierHealthKit"),
    .target(name: "EspalierSpeech", dependencies: ["EspalierAVFoundation"]),
    .target(name: "EspalierWatchConnectivity"),
    .target(
      name: "EspalierServiceManagement", dependencies: ["EspalierFiles", "EspalierLibraries", "EspalierServices"]),
    .target(name: "EspalierCoreHaptics", dependencies: ["EspalierFiles"]),
    .target(
      name: "EspalierEventKit",
      dependencies: ["EspalierNumbers", "EspalierGeometry", "EspalierLibraries", "EspalierServices"]),
    .target(
      name: "EspalierCoreImage",
      dependencies: [
        "EspalierAppleValues", "EspalierFiles", "EspalierGeometry", "EspalierLibraries", "EspalierNumbers",
        "EspalierPictures",
      ]),
    .target(name: "EspalierAccelerate", dependencies: ["EspalierNumbers"]),
    .target(name: "EspalierSparkle", dependencies: ["EspalierNumbers", "EspalierAppKit"]),
    .target(
      name: "EspalierImageIO",
      dependencies: [
        "EspalierAppleValues", "EspalierFiles", "EspalierGeometry", "EspalierNumbers",
        "EspalierPictures", "EspalierCPictures", "EspalierCWebP",
      ]),
    .target(name: "EspalierCoreImageUIKit", dependencies: ["EspalierCoreImage", "EspalierUIKit"]),
    .target(name: "EspalierCoreImageAppKit", dependencies: ["EspalierCoreImage", "EspalierAppKit"]),
    .target(
      name: "EspalierQuickLook",
      dependencies: [
        "EspalierAppleValues", "EspalierFiles", "EspalierGeometry", "EspalierNumbers", "EspalierPictures", "SwiftUI",
        "UniformTypeIdentifiers",
      ]),
    .target(name: "EspalierQuickLookUIKit", dependencies: ["EspalierQuickLook", "EspalierUIKit", "SwiftUI"]),
    .target(
      name: "EspalierQuickLookAppKit",
      dependencies: ["EspalierAppKit", "EspalierAppleValues", "EspalierQuickLook", "SwiftUI"]),
    // The editor of events.
    .target(name: "EspalierEventKitUI", dependencies: ["EspalierEventKit", "EspalierUIKit", "SwiftUI"]),
    // PDF files; their view for each system.
    .target(
      name: "EspalierPDFKit",
      dependencies: [
        "EspalierAppleValues", "EspalierContent", "EspalierGeometry", "EspalierNumbers", "EspalierPDFFiles",
        "EspalierPrimitives", "Combine", "SwiftUI",
      ]),
    .target(
      name: "EspalierPDFKitUIKit", dependencies: ["EspalierAppleValues", "EspalierPDFKit", "EspalierUIKit", "SwiftUI"]),
    .target(
      name: "EspalierPDFKitAppKit",
      dependencies: ["EspalierAppKit", "EspalierAppleValues", "EspalierPDFKit", "SwiftUI"]),
    // Pages of the web, by a library that is opened at the first of them; their view for each system.
    .target(
      name: "EspalierWebKit",
      dependencies: [
        "EspalierAppleValues", "EspalierCore", "EspalierLibraries", "EspalierNumbers", "EspalierCGio", "Combine",
        "SwiftUI",
        .target(name: "GTKViews", condition: .when(traits: ["GTK"])),
      ]),
    .target(
      name: "EspalierWebKitUIKit", dependencies: ["EspalierAppleValues", "EspalierUIKit", "EspalierWebKit", "SwiftUI"]),
    .target(
      name: "EspalierWebKitAppKit",
      dependencies: ["EspalierAppKit", "EspalierAppleValues", "EspalierWebKit", "SwiftUI"]),
    .target(name: "EspalierLinkPresentation", dependencies: ["CoreTransferable", "EspalierFiles", "EspalierNumbers"]),
    .target(name: "EspalierContacts"),
    .target(name: "EspalierMediaPlayer", dependencies: ["EspalierAppleValues"]),
    .target(
      name: "EspalierMessageUI",
      dependencies: ["EspalierAppleValues", "EspalierFiles", "EspalierServices", "EspalierUIKit", "SwiftUI"]),
    .target(name: "EspalierGameKit"),
    .target(name: "EspalierGameKitUIKit", dependencies: ["EspalierGameKit", "EspalierUIKit", "SwiftUI"]),
    .target(name: "EspalierGameKitAppKit", dependencies: ["EspalierGameKit", "EspalierAppKit"]),
    .target(name: "EspalierAppTracking"),
    .target(name: "EspalierMetricKit"),
    .target(name: "EspalierBackgroundTasks"),
    .target(name: "EspalierCoreMotion"),
    .target(name: "EspalierCoreSpotlight", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "EspalierActivityKit", dependencies: ["EspalierContent"]),
    .target(name: "EspalierSecurity", dependencies: ["EspalierNumbers", "EspalierLibraries", "EspalierServices"]),
    .target(name: "EspalierNetwork", dependencies: ["EspalierNumbers", "EspalierServices", "EspalierCGio"]),
    .target(name: "EspalierAudioToolbox", dependencies: ["EspalierLibraries", "EspalierServices"]),
    .target(
      name: "EspalierAVFoundation",
      dependencies: [
        "EspalierGeometry", "EspalierNumbers", "EspalierFiles", "EspalierLibraries", "EspalierServices", "EspalierCGio",
      ]),

    // Charts under Apple's name.
    .target(name: "Charts", dependencies: ["EspalierNumbers", "EspalierCore", "EspalierPrimitives", "SwiftUI"]),
    .target(name: "EspalierAVKit", dependencies: ["EspalierNumbers", "EspalierAVFoundation", "SwiftUI"]),
    // Connections to SQLite files and their statements.
    .target(name: "EspalierDatabase", dependencies: ["EspalierNumbers", "EspalierCSQLite"]),
    // Objects in SQLite files, and views of them.
    .target(
      name: "SwiftData",
      dependencies: [
        "EspalierApps", "EspalierContent", "EspalierCore", "EspalierDatabase", "EspalierGraph", "EspalierInteraction",
        "EspalierMacros", "EspalierMotion", "EspalierNumbers", "EspalierServices", "EspalierCSQLite",
      ]),
    // Models of Core Data: the files of Xcode, and the classes that it generates from them.
    .target(name: "EspalierDataModels", dependencies: ["EspalierNumbers", "EspalierFiles"]),
    .target(
      name: "EspalierCoreData",
      dependencies: [
        "EspalierApps", "EspalierContent", "EspalierCore", "EspalierDatabase", "EspalierDataModels",
        "EspalierFoundation",
        "EspalierGraph", "EspalierMotion", "EspalierNumbers", "EspalierServices", "Combine",
      ]),
    // Pages of HTML in one file, and their server on the loopback interface.
    .target(name: "EspalierPages"),
    // The plugin makes a page's files a part of the code: neither the library nor the command looks for them at run time.
    .plugin(name: "EspalierPageBuilder", capability: .buildTool()),
    .target(
      name: "EspalierInspection",
      dependencies: [
        "EspalierNumbers", "EspalierGraph", "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierHosting",
        "EspalierPrimitives", "EspalierContent", "EspalierApps",
        "EspalierCairo", "EspalierDrawing", "EspalierGeometry", "EspalierPages",
      ],
      exclude: ["Page/Files"], plugins: ["EspalierPageBuilder"]),
    .target(
      name: "ViewTesting",
      dependencies: [
        "EspalierNumbers", "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation",
        "EspalierApps", "EspalierCore", "EspalierInteraction", "EspalierHosting", "EspalierCairo",
        "EspalierDrawing",
        "EspalierText", "EspalierPictures", "EspalierGraph",
        "EspalierFiles", "EspalierGeometry", "UniformTypeIdentifiers",
      ]),
    .target(
      name: "EspalierFileRunner",
      dependencies: [
        "EspalierNumbers", "EspalierHosting", "EspalierInspection", "EspalierFoundation",
        "SwiftUI", "ViewTesting", "EspalierCairo", "EspalierFiles", "EspalierPrimitives", "EspalierContent",
        "EspalierApps", "EspalierPictures",
        .target(name: "GTKViews", condition: .when(traits: ["GTK"])),
      ]),
    // What the processes of `espalier preview` send each other.
    .target(name: "EspalierPreviewChannel"),
    // The window and the page of `espalier preview`, and the processes that draw what is in them.
    .target(
      name: "EspalierPreviews",
      dependencies: [
        "EspalierNumbers", "EspalierPreviewChannel", "EspalierFileRunner", "SwiftUI", "ViewTesting",
        "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierApps",
        "EspalierCore",
        "EspalierInteraction", "EspalierScrolling", "EspalierHosting", "EspalierCairo", "EspalierPictures",
        "EspalierDrawing", "EspalierGeometry", "EspalierPages",
      ],
      exclude: ["Page/Files"], plugins: ["EspalierPageBuilder"]),
    // What Xcode generates from asset catalogues.
    .target(name: "EspalierAssetSymbols", dependencies: ["EspalierAssets"]),
    .executableTarget(name: "EspalierAssetSymbolsTool", dependencies: ["EspalierAssetSymbols"]),
    .plugin(
      name: "EspalierAssetSymbolsPlugin", capability: .buildTool(), dependencies: ["EspalierAssetSymbolsTool"]),
    // Xcode's projects, workspaces and schemes.
    .target(name: "EspalierProjects", dependencies: ["EspalierFiles"]),
    // Processes that end with the one that started them.
    .target(name: "EspalierCProcesses"),
    .target(
      name: "EspalierCommand",
      dependencies: [
        "EspalierAssets", "EspalierAssetSymbols", "EspalierCProcesses", "EspalierDataModels", "EspalierFiles",
        "EspalierPreviewChannel", "EspalierProjects",
      ]),
    .executableTarget(name: "espalier", dependencies: ["EspalierCommand"]),
    .target(name: "EspalierCAllocations"),
    .executableTarget(
      name: "EspalierBench",
      dependencies: [
        "EspalierCAllocations", "SwiftUI", "ViewTesting", "EspalierCairo", "EspalierDrawing", "EspalierGraph",
      ]),
    // Apart from it, so that programs without these modules are measured without them.
    .executableTarget(
      name: "EspalierDataBench", dependencies: ["EspalierCSQLite", "SwiftUI", "SwiftData", "Charts", "ViewTesting"]),
    .executableTarget(
      name: "EspalierGallery",
      dependencies: [
        "SwiftUI", "ViewTesting", "EspalierHosting", "EspalierCairo", "EspalierPictures",
        "EspalierDrawing", "EspalierGeometry",
      ]),

    // Specifications: those of a module are called as it, and so are their folders (scripts/test-tree). First, what several of
    // them share: parts without views, and views that tests set and read.
    .target(name: "EspalierTestSupport", path: "Tests/TestSupport", exclude: ["Faults"]),
    .target(
      name: "EspalierViewTestSupport",
      dependencies: [
        "EspalierGeometry", "EspalierDrawing", "EspalierText", "EspalierCore", "EspalierInteraction", "EspalierHosting",
        "EspalierPrimitives", "EspalierApps", "EspalierCairo", "SwiftUI", "ViewTesting",
      ], path: "Tests/ViewTestSupport"),
    .testTarget(name: "EspalierGraphTests", dependencies: ["EspalierGraph", "EspalierTestSupport"]),
    .testTarget(name: "EspalierNumbersTests", dependencies: ["EspalierNumbers"]),
    .testTarget(name: "EspalierGeometryTests", dependencies: ["EspalierGeometry", "EspalierDrawing"]),
    .testTarget(
      name: "EspalierFilesTests",
      dependencies: ["EspalierCFiles", "EspalierFiles", "EspalierTestSupport"], exclude: ["Corpus"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(
      name: "CoreTransferableTests",
      dependencies: ["UniformTypeIdentifiers", "CoreTransferable", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierDrawingTests", dependencies: ["EspalierGeometry", "EspalierDrawing", "EspalierTestSupport"]),
    .testTarget(name: "EspalierTextTests", dependencies: ["EspalierDrawing", "EspalierText", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierPicturesTests",
      dependencies: [
        "EspalierGeometry", "EspalierFiles", "EspalierDrawing", "EspalierAssets", "EspalierPictures",
        "EspalierTestSupport",
      ], exclude: ["Corpus"]),
    .testTarget(
      name: "EspalierMotionTests",
      dependencies: [
        "EspalierDrawing", "EspalierMotion", "EspalierCore", "EspalierInteraction", "EspalierHosting", "SwiftUI",
        "EspalierTestSupport",
      ]),
    .testTarget(
      name: "EspalierCoreTests",
      dependencies: [
        "EspalierGraph", "EspalierGeometry", "Combine", "EspalierDrawing", "EspalierCore", "EspalierInteraction",
        "EspalierScrolling", "EspalierHosting", "EspalierPrimitives", "EspalierContent", "EspalierControls",
        "EspalierNavigation", "SwiftUI", "ViewTesting", "EspalierTestSupport", "EspalierViewTestSupport",
      ], exclude: ["Geometry/README.md", "Preferences/README.md", "State/README.md", "Transactions/README.md"]),
    .testTarget(
      name: "EspalierLayoutTests",
      dependencies: [
        "EspalierGeometry", "EspalierDrawing", "EspalierText", "EspalierCore", "EspalierLayout", "EspalierHosting",
        "EspalierPrimitives", "EspalierContent", "EspalierNavigation", "SwiftUI", "ViewTesting", "EspalierTestSupport",
        "EspalierViewTestSupport",
      ]),
    .testTarget(
      name: "EspalierInteractionTests",
      dependencies: [
        "UniformTypeIdentifiers", "EspalierDrawing", "EspalierMotion", "EspalierCore", "EspalierInteraction",
        "EspalierHosting", "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation", "SwiftUI",
        "ViewTesting", "EspalierViewTestSupport", "EspalierTestSupport",
      ]),
    .testTarget(
      name: "EspalierScrollingTests",
      dependencies: [
        "EspalierDrawing", "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierHosting",
        "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation", "SwiftUI", "ViewTesting",
        "EspalierViewTestSupport", "EspalierTestSupport",
      ]),
    .testTarget(name: "EspalierHostingTests", dependencies: ["EspalierHosting", "SwiftUI", "ViewTesting"]),
    .testTarget(
      name: "EspalierPrimitivesTests",
      dependencies: [
        "EspalierCCairo", "EspalierGeometry", "EspalierDrawing", "EspalierPictures", "EspalierMotion", "EspalierCore",
        "EspalierLayout", "EspalierInteraction", "EspalierHosting", "EspalierPrimitives", "EspalierContent",
        "EspalierControls",
        "EspalierNavigation", "EspalierCairo", "SwiftUI", "ViewTesting", "EspalierTestSupport",
        "EspalierViewTestSupport",
      ]),
    .testTarget(
      name: "EspalierContentTests",
      dependencies: [
        "EspalierGeometry", "EspalierDrawing", "EspalierText", "EspalierMotion", "EspalierCore", "EspalierLayout",
        "EspalierScrolling", "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation",
        "SwiftUI", "ViewTesting", "EspalierTestSupport", "EspalierViewTestSupport",
      ], exclude: ["Corpus"]),
    .testTarget(
      name: "EspalierControlsTests",
      dependencies: [
        "EspalierGeometry", "UniformTypeIdentifiers", "CoreTransferable", "EspalierDrawing", "EspalierText",
        "EspalierCore", "EspalierInteraction", "EspalierHosting", "EspalierPrimitives", "EspalierContent",
        "EspalierControls", "SwiftUI", "ViewTesting", "EspalierTestSupport", "EspalierViewTestSupport",
      ]),
    .testTarget(
      name: "EspalierNavigationTests",
      dependencies: [
        "EspalierDrawing", "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierHosting",
        "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation", "EspalierApps", "SwiftUI",
        "ViewTesting", "EspalierViewTestSupport", "EspalierTestSupport",
      ]),
    .testTarget(
      name: "EspalierAppsTests",
      dependencies: [
        "EspalierGraph", "EspalierFiles", "UniformTypeIdentifiers", "EspalierCore", "EspalierInteraction",
        "EspalierHosting", "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation",
        "EspalierApps", "SwiftUI", "ViewTesting", "EspalierTestSupport", "EspalierViewTestSupport",
      ]),
    .testTarget(
      name: "EspalierAppleValuesTests",
      dependencies: [
        "EspalierMotion",
        "EspalierAppleValues", "EspalierCPath", "EspalierGeometry", "EspalierDrawing", "EspalierCore",
        "EspalierPrimitives",
        "EspalierApps", "EspalierTestSupport",
      ]),
    .testTarget(
      name: "EspalierUIKitTests",
      dependencies: [
        "EspalierPassKit", "EspalierTestSupport", "EspalierGeometry", "EspalierContent",
        "EspalierAuthenticationServices", "EspalierUIKit", "EspalierAppleValues", "EspalierCore", "EspalierApps",
        "EspalierPrimitives", "SwiftUI", "ViewTesting",
      ]),
    .testTarget(
      name: "EspalierAppKitTests",
      dependencies: [
        "UniformTypeIdentifiers", "EspalierPassKit", "EspalierAuthenticationServices",
        "EspalierAppKit", "EspalierAppleValues", "EspalierCore", "EspalierApps", "EspalierPrimitives", "SwiftUI",
        "ViewTesting",
      ]),
    .testTarget(
      name: "EspalierFoundationTests",
      dependencies: [
        "EspalierFoundation", "Combine", "UniformTypeIdentifiers", "EspalierTestSupport",
      ]),
    .testTarget(
      name: "EspalierCairoTests",
      dependencies: [
        "EspalierCCairo", "EspalierGeometry", "EspalierDrawing", "EspalierText", "EspalierPictures", "EspalierCairo",
        "EspalierTestSupport",
      ], exclude: ["Corpus"]),
    // Not on the macro itself, which SwiftUI brings along: that would build all tests, and all that they test, a second time
    // for the machine that compiles.
    .testTarget(name: "EspalierMacrosTests", dependencies: ["SwiftUI", "EspalierTestSupport"]),
    .testTarget(name: "ViewTestingTests", dependencies: ["SwiftUI", "ViewTesting"]),
    .testTarget(
      name: "EspalierFileRunnerTests",
      dependencies: ["EspalierCairo", "SwiftUI", "ViewTesting", "EspalierFileRunner", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierPreviewChannelTests",
      dependencies: [
        "EspalierFileRunner", "EspalierPictures", "EspalierPreviewChannel", "EspalierPreviews", "EspalierTestSupport",
        "SwiftUI",
      ]),
    .testTarget(name: "EspalierAssetSymbolsTests", dependencies: ["EspalierAssetSymbols", "EspalierAssets"]),
    .testTarget(
      name: "EspalierProjectsTests", dependencies: ["EspalierFiles", "EspalierProjects", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierCommandTests",
      dependencies: [
        "EspalierProjects",
        "EspalierAssets", "EspalierFileRunner", "EspalierPreviewChannel", "EspalierAssetSymbols", "EspalierCProcesses",
        "EspalierCommand", "EspalierTestSupport",
      ], exclude: ["Corpus", "EndToEnd/Programs"]),
    .testTarget(
      name: "EspalierUserNotificationsTests",
      dependencies: ["EspalierServices", "EspalierUserNotifications", "EspalierTestSupport"]),
    .testTarget(name: "EspalierCryptoKitTests", dependencies: ["EspalierCryptoKit"]),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: [
        "SwiftData", "EspalierDatabase", "EspalierCSQLite", "SwiftUI", "ViewTesting", "EspalierTestSupport",
      ]),
    .testTarget(name: "EspalierDataModelsTests", dependencies: ["EspalierDataModels", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierCoreDataTests",
      dependencies: [
        "EspalierCoreData", "EspalierDatabase", "SwiftUI", "ViewTesting", "EspalierTestSupport",
      ]),
    .testTarget(
      name: "EspalierStoreKitTests",
      dependencies: ["EspalierStoreKit", "EspalierLibraries", "SwiftUI", "ViewTesting", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierAuthenticationServicesTests",
      dependencies: [
        "EspalierAuthenticationServices", "EspalierApps", "EspalierContent", "SwiftUI", "ViewTesting",
        "EspalierTestSupport",
      ]),
    .testTarget(
      name: "EspalierPassKitTests", dependencies: ["EspalierPassKit", "SwiftUI", "ViewTesting", "EspalierTestSupport"]),
    .testTarget(name: "EspalierWidgetKitTests", dependencies: ["EspalierWidgetKit", "SwiftUI", "ViewTesting"]),
    .testTarget(name: "EspalierAppIntentsTests", dependencies: ["EspalierAppIntents", "SwiftUI", "ViewTesting"]),
    .testTarget(
      name: "EspalierTipKitTests",
      dependencies: ["EspalierTipKit", "SwiftUI", "ViewTesting", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierPhotosUITests",
      dependencies: [
        "EspalierPhotos", "EspalierPhotosUI", "EspalierPhotosUIKit", "EspalierUIKit", "CoreTransferable", "SwiftUI",
        "ViewTesting", "EspalierTestSupport",
      ]),
    .testTarget(
      name: "EspalierMapKitTests",
      dependencies: ["EspalierMapKit", "EspalierCoreLocation", "SwiftUI", "ViewTesting"]),
    .testTarget(name: "EspalierLocalAuthenticationTests", dependencies: ["EspalierLocalAuthentication"]),
    .testTarget(name: "EspalierCoreLocationTests", dependencies: ["EspalierCoreLocation"]),
    .testTarget(name: "EspalierCloudKitTests", dependencies: ["EspalierCoreLocation", "EspalierCloudKit"]),
    .testTarget(name: "EspalierHealthKitTests", dependencies: ["EspalierHealthKit"]),
    .testTarget(name: "EspalierSpeechTests", dependencies: ["EspalierSpeech", "EspalierAVFoundation"]),
    .testTarget(name: "EspalierWatchConnectivityTests", dependencies: ["EspalierWatchConnectivity"]),
    .testTarget(name: "EspalierServiceManagementTests", dependencies: ["EspalierServiceManagement"]),
    .testTarget(name: "EspalierCoreHapticsTests", dependencies: ["EspalierCoreHaptics", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierEventKitTests", dependencies: ["EspalierEventKit", "EspalierServices", "EspalierTestSupport"]),
    .testTarget(name: "EspalierSparkleTests", dependencies: ["EspalierSparkle"]),
    .testTarget(name: "EspalierAccelerateTests", dependencies: ["EspalierAccelerate"]),
    .testTarget(
      name: "EspalierImageIOTests",
      dependencies: ["EspalierImageIO", "EspalierAppleValues", "EspalierGeometry"]),
    .testTarget(
      name: "EspalierCoreImageTests",
      dependencies: [
        "EspalierCoreImage", "EspalierCoreImageAppKit", "EspalierCoreImageUIKit", "EspalierAppKit", "EspalierUIKit",
        "EspalierGeometry",
      ]),
    .testTarget(
      name: "EspalierQuickLookTests",
      dependencies: ["EspalierQuickLook", "EspalierQuickLookUIKit", "EspalierUIKit", "SwiftUI", "ViewTesting"]),
    .testTarget(name: "EspalierLinkPresentationTests", dependencies: ["EspalierLinkPresentation"]),
    .testTarget(name: "EspalierContactsTests", dependencies: ["EspalierContacts"]),
    .testTarget(
      name: "EspalierPDFKitTests",
      dependencies: [
        "EspalierAppleValues", "EspalierPDFFiles", "EspalierPDFKit", "EspalierPDFKitUIKit", "EspalierUIKit", "SwiftUI",
        "ViewTesting",
      ]),
    .testTarget(
      name: "EspalierEventKitUITests",
      dependencies: [
        "EspalierEventKit", "EspalierEventKitUI", "EspalierServices", "EspalierUIKit", "SwiftUI", "ViewTesting",
      ]),
    .testTarget(
      name: "EspalierWebKitTests",
      dependencies: ["EspalierUIKit", "EspalierWebKit", "EspalierWebKitUIKit", "SwiftUI", "ViewTesting"]),
    .testTarget(name: "EspalierMediaPlayerTests", dependencies: ["EspalierMediaPlayer", "EspalierUIKit"]),
    .testTarget(name: "EspalierMessageUITests", dependencies: ["EspalierMessageUI", "SwiftUI", "ViewTesting"]),
    .testTarget(
      name: "EspalierGameKitTests",
      dependencies: ["EspalierGameKit", "EspalierGameKitUIKit", "EspalierTestSupport", "EspalierUIKit"]),
    .testTarget(name: "EspalierAppTrackingTests", dependencies: ["EspalierAppTracking"]),
    .testTarget(name: "EspalierMetricKitTests", dependencies: ["EspalierMetricKit"]),
    .testTarget(name: "EspalierBackgroundTasksTests", dependencies: ["EspalierBackgroundTasks"]),
    .testTarget(name: "EspalierCoreMotionTests", dependencies: ["EspalierCoreMotion"]),
    .testTarget(name: "EspalierCoreSpotlightTests", dependencies: ["EspalierCoreSpotlight", "UniformTypeIdentifiers"]),
    .testTarget(name: "EspalierActivityKitTests", dependencies: ["EspalierActivityKit"]),
    .testTarget(
      name: "EspalierSecurityTests", dependencies: ["EspalierSecurity", "EspalierServices", "EspalierTestSupport"]),
    .testTarget(name: "EspalierNetworkTests", dependencies: ["EspalierNetwork", "EspalierTestSupport"]),
    .testTarget(name: "EspalierAudioToolboxTests", dependencies: ["EspalierAudioToolbox", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierAVFoundationTests",
      dependencies: ["EspalierGeometry", "EspalierAVFoundation", "EspalierTestSupport"]),
    .testTarget(
      name: "EspalierAVKitTests",
      dependencies: ["EspalierTestSupport", "EspalierAVFoundation", "EspalierAVKit", "SwiftUI", "ViewTesting"]),
    .testTarget(
      name: "ChartsTests",
      dependencies: ["Charts", "EspalierCore", "EspalierHosting", "EspalierDrawing", "SwiftUI", "ViewTesting"]),
    .testTarget(name: "EspalierLibrariesTests", dependencies: ["EspalierLibraries"]),
    .testTarget(name: "EspalierServicesTests", dependencies: ["EspalierServices", "EspalierTestSupport"]),

    // Suites of several modules
    .testTarget(name: "SystemModuleTests", dependencies: ["OSLog", "os", "simd"]),
    .testTarget(
      name: "RobustnessTests",
      dependencies: [
        "EspalierDrawing", "EspalierText", "EspalierInteraction", "EspalierCairo", "SwiftUI", "ViewTesting",
        "EspalierTestSupport", "EspalierViewTestSupport",
      ]),
    // Frames that a public project recorded with Apple's SwiftUI.
    .testTarget(
      name: "AppleFrameTests",
      dependencies: [
        "EspalierCore", "EspalierLayout", "EspalierPrimitives", "SwiftUI", "ViewTesting", "EspalierViewTestSupport",
      ]),
    .testTarget(
      name: "CompositionTests", dependencies: ["SwiftUI", "ViewTesting", "EspalierTestSupport"], exclude: ["README.md"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "EspalierPrimitives", "EspalierGeometry",
        "SwiftUI", "ViewTesting", "EspalierCairo", "EspalierDrawing", "EspalierInteraction", "EspalierTestSupport",
      ],
      exclude: ["Expected", "Pictures"]),
    // These open the page in a browser.
    .testTarget(
      name: "InspectionTests",
      dependencies: [
        "EspalierPrimitives", "EspalierControls", "EspalierContent", "EspalierApps",
        "EspalierInspection", "EspalierPages", "EspalierPreviews", "EspalierPreviewChannel", "EspalierTestSupport",
        "EspalierViewTestSupport", "SwiftUI", "ViewTesting",
      ],
      exclude: ["Corpus", "Sample"]),
    // The plugin as a package uses it that compiles Espalier.
    .testTarget(
      name: "AssetSymbolsPluginTests", dependencies: ["SwiftUI", "ViewTesting"],
      resources: [.process("Assets.xcassets")], plugins: ["EspalierAssetSymbolsPlugin"]),
    // These start programs with windows; the programs are examples, in the language mode of users' files.
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "UniformTypeIdentifiers", "EspalierInteraction",
        "EspalierGTK", "GTKViews", "SwiftUI", "ViewTesting", "EspalierCairo", "EspalierControls", "EspalierCore",
        "EspalierDrawing", "EspalierPictures",
        "EspalierGeometry", "EspalierTestSupport",
      ],
      exclude: [
        "Programs/TwoWindows.swift", "Programs/Menus.swift", "Programs/FiftyWindows.swift", "Programs/Kept.swift",
        "Programs/KeptByCode.swift", "Programs/NeverAtRest.swift", "Programs/Saving.swift",
        "Programs/SettingsForm.swift", "Programs/Pages.swift", "Programs/Columns.swift", "Programs/Barred.swift",
        "Programs/LeastSizes.swift", "Programs/BarredSizes.swift", "Programs/SmallWindow.swift",
        "Programs/Asking.swift", "Programs/Unsaved.swift", "Programs/Guarded.swift",
        "Programs/portal.py", "Programs/screen-reader.py", "Behaviour/Program/Stand.swift",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "UniformTypeIdentifiers",
        "SwiftUI", "ViewTesting", "EspalierCore", "EspalierGraph", "EspalierPrimitives", "EspalierControls",
        "EspalierTestSupport",
      ],
      exclude: ["public-names.txt"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Builds and runs a part of the tests while something is being written; what is named is a test target or folders of one:
/// `ESPALIER_FOCUS=EspalierGraphTests,EspalierContentTests/Text swift test`.
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
/// built already. They give the compiler the modules and the linker the folder; this package is what is linked.
if Context.environment["ESPALIER_PREBUILT"] != nil {
  package.targets = [
    .target(name: "EspalierPrebuilt", linkerSettings: [.linkedLibrary("EspalierRuntime")]),
    .plugin(name: "EspalierAssetSymbolsPlugin", capability: .buildTool()),
  ]
  package.products = [
    "SwiftUI", "Charts", "ViewTesting", "GTKViews", "EspalierFoundation", "CoreFoundation", "CoreGraphics", "OSLog",
    "os", "simd",
  ].map {
    .library(name: $0, targets: ["EspalierPrebuilt"])
  }
  package.products.append(.plugin(name: "AssetSymbols", targets: ["EspalierAssetSymbolsPlugin"]))
}
