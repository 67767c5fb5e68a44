// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierProjects
import Foundation

/// Apple's modules that exist for apps in Xcode projects only, such as UIKit: `canImport` is false for them in all other code.
///
/// Each is a module without code of its own, which exports one of the library's, and Foundation, as Apple's modules do.
struct SystemModules {
  /// The names of the modules that exist.
  let names: [String]
  /// The names of those of another system.
  let absent: [String]
  /// The module whose names each file with SwiftUI has, as on Apple systems; nil if it is not built.
  let implicit: String?
  /// The module of Core Data, whose names each file with SwiftUI has on Apple systems; nil if it is not built.
  let implicitData: String?
  /// The folder of the modules.
  let folder: URL

  /// The library's modules by the names of the frameworks of one system, the one that SwiftUI brings along first.
  private static func frameworks(_ platform: Platform) -> [(name: String, module: String)] {
    platform == .macOS
      ? [
        ("AppKit", "EspalierAppKit"), ("Cocoa", "EspalierAppKit"), ("Photos", "EspalierPhotos"),
        ("PhotosUI", "EspalierPhotosUI"), ("ServiceManagement", "EspalierServiceManagement"),
        ("CoreImage", "EspalierCoreImageAppKit"), ("GameKit", "EspalierGameKitAppKit"),
        ("QuickLook", "EspalierQuickLookAppKit"), ("QuickLookThumbnailing", "EspalierQuickLookAppKit"),
        ("PDFKit", "EspalierPDFKitAppKit"), ("WebKit", "EspalierWebKitAppKit"),
        ("Quartz", "EspalierQuickLookAppKit"), ("QuickLookUI", "EspalierQuickLookAppKit"),
        ("Sparkle", "EspalierSparkle"),
      ]
      : [
        ("UIKit", "EspalierUIKit"), ("SafariServices", "EspalierUIKit"), ("Photos", "EspalierPhotosUIKit"),
        ("PhotosUI", "EspalierPhotosUIKit"), ("ActivityKit", "EspalierActivityKit"),
        ("BackgroundTasks", "EspalierBackgroundTasks"), ("CoreImage", "EspalierCoreImageUIKit"),
        ("GameKit", "EspalierGameKitUIKit"), ("MessageUI", "EspalierMessageUI"),
        ("QuickLook", "EspalierQuickLookUIKit"), ("QuickLookThumbnailing", "EspalierQuickLookUIKit"),
        ("PDFKit", "EspalierPDFKitUIKit"), ("WebKit", "EspalierWebKitUIKit"),
        ("EventKitUI", "EspalierEventKitUI"),
      ]
  }

  /// The library's modules of both systems, by Apple's names.
  private static let common =
    [
      "AVFoundation", "AVKit", "AudioToolbox", "AuthenticationServices", "CryptoKit", "LocalAuthentication", "Network",
      "PassKit", "Security", "StoreKit", "UserNotifications", "WidgetKit", "CloudKit", "CoreLocation", "HealthKit",
      "Speech", "WatchConnectivity", "AppIntents", "MapKit", "CoreHaptics", "EventKit", "TipKit", "Contacts",
      "CoreMotion", "CoreSpotlight", "LinkPresentation", "MediaPlayer", "MetricKit", "CoreData", "ImageIO",
      "Accelerate",
    ].map { (name: $0, module: "Espalier" + $0) }
    + ["CoreText", "QuartzCore"].map { (name: $0, module: "EspalierAppleValues") }
    + [("CommonCrypto", "EspalierCryptoKit")].map { (name: $0, module: $1) }
    // The former home of kinds of data, which are among Foundation's names here.
    + ["CoreServices", "MobileCoreServices"].map { (name: $0, module: "EspalierFoundation") }
    + ["AppTrackingTransparency", "AdServices", "AdSupport"].map { (name: $0, module: "EspalierAppTracking") }

  /// The modules of packages for which this library has its own, as the packages are compiled libraries for Apple systems.
  var replacedPackages: [String] { names.filter { $0 == "Sparkle" } }

  /// The functions of Objective-C that exist. `canImport(ObjectiveC)` stays false: it is a question for the runtime of that language.
  private static let objectiveC = (name: "ObjectiveC", module: "EspalierAppleValues")

  /// Those of them that bring UIKit or AppKit along, which has their windows and buttons.
  private static let withViews: Set = [
    "AuthenticationServices", "EventKitUI", "PassKit", "PDFKit", "StoreKit", "WebKit",
  ]

  /// Compiles the modules, unless they are those of this library: about half a second each.
  /// - Throws: status 1 if one does not compile.
  init(_ platform: Platform, _ compiler: Compiler) throws {
    let installation = compiler.installation
    func exists(_ module: String) -> Bool {
      FileManager.default.fileExists(
        atPath: installation.modules.appendingPathComponent("\(module).swiftmodule").path)
    }
    let own = (Self.frameworks(platform) + Self.common).filter { exists($0.module) }
    names = own.map(\.name)
    let here = Set(names)
    absent =
      [Self.objectiveC.name]
      + Self.frameworks(platform == .macOS ? .iOS : .macOS).map(\.name).filter { !here.contains($0) }
    implicit = own.first { $0.module == "EspalierUIKit" || $0.module == "EspalierAppKit" }?.module
    implicitData = own.first { $0.name == "CoreData" }?.module
    folder = try installation.cache("system").appendingPathComponent(
      Fingerprint.of([platform.rawValue, compiler.driver, installation.stamp]), isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, module) in own + [Self.objectiveC].filter({ exists($0.module) }) {
      let file = folder.appendingPathComponent("\(name).swiftmodule")
      if FileManager.default.fileExists(atPath: file.path) { continue }
      let source = try RunFolder.makeFolder().appendingPathComponent("\(name).swift")
      var exports = ["Foundation", module] + (Self.withViews.contains(name) ? [implicit].compactMap(\.self) : [])
      // Apple's UIKit has the names of notifications, too, and both of filters and files of pictures, which AVKit has as well.
      if name == "UIKit", exists("EspalierUserNotifications") { exports.append("EspalierUserNotifications") }
      // Apple's Quartz is a module of modules, PDFKit among them.
      if name == "Quartz", exists("EspalierPDFKitAppKit") { exports.append("EspalierPDFKitAppKit") }
      if name == "AVKit", exists("EspalierImageIO") { exports.append("EspalierImageIO") }
      if name == "UIKit" || name == "AppKit" || name == "Cocoa" {
        exports += ["EspalierImageIO", "EspalierCoreImage\(platform == .macOS ? "AppKit" : "UIKit")"].filter(exists)
      }
      try exports.map { "@_exported import \($0)\n" }.joined().write(to: source, atomically: true, encoding: .utf8)
      let result = try ProducedFile.make(at: file) {
        try compiler.emitModule(
          [source.path], settings: ["-module-name", name, "-swift-version", "5"], imports: [], to: $0.path)
      }
      guard result.isSuccess else {
        throw Stop(status: ExitStatus.failed, message: "the module \(name) cannot be made:\n\(result.output)")
      }
    }
  }
}
