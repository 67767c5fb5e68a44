// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation
import Runtime

/// Finds the program's call of the framework, by the program's debug information.
enum CallSite {
  /// The folder of the framework's own code.
  private static let ownSources =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path + "/"
  /// The greatest number of callers that are examined: each takes time to be found in the debug information.
  private static let depth = 32
  /// The call sites that were found, by the addresses of the callers.
  @MainActor private static var known: [[String]: Trace.CallSite] = [:]

  /// The loaded images. Reading them from the system takes most of the time of noting callers, so that is done once.
  @MainActor private static let images = ImageMap.capture()

  /// Notes the callers. The returned function finds the innermost one that is not the framework's and whose place is known, as
  /// `File.swift:12`; that costs up to seconds in a large program, once for each place.
  @MainActor static func note() -> () -> Trace.CallSite {
    guard let backtrace = callers(limit: depth) else { return { Trace.CallSite(place: nil, property: nil) } }
    let addresses = backtrace.frames.map(\.description)
    if let known = known[addresses] { return { known } }
    // One by one too: a backtrace finds the places of all its frames or of none, and each place takes time.
    var single: [Backtrace?] = []
    // The last of a limited number stands for those that are left out.
    for offset in addresses.indices { single.append(callers(limit: 2, offset: offset)) }
    return { [single] in MainActor.assumeIsolated { site(of: addresses, in: backtrace, single) } }
  }

  /// The callers of the caller, without their names.
  @inline(never) @MainActor private static func callers(limit: Int, offset: Int = 0) -> Backtrace? {
    try? Backtrace.capture(algorithm: .fast, limit: limit, offset: offset + 1, top: 0, images: images)
  }

  @MainActor private static func site(
    of addresses: [String], in backtrace: Backtrace, _ single: [Backtrace?]
  ) -> Trace.CallSite {
    if let known = known[addresses] { return known }
    // Code may have been loaded since.
    let images = ImageMap.capture()
    let named = backtrace.symbolicated(with: images, options: .useSymbolCache)?.frames ?? []
    var (place, property): (String?, String?)
    for (caller, frame) in zip(single, named) where place == nil && !isOwn(frame) {
      let options: Backtrace.SymbolicationOptions = [.showSourceLocations, .useSymbolCache]
      guard let located = caller?.symbolicated(with: images, options: options)?.frames.first else { continue }
      place = self.place(of: located)
      property = property ?? self.property(of: located)
    }
    let found = Trace.CallSite(place: place, property: property)
    known[addresses] = found
    return found
  }

  /// Whether the name of a frame's function begins with a module of the framework.
  private static func isOwn(_ frame: SymbolicatedBacktrace.Frame) -> Bool {
    guard let name = frame.symbol?.rawName, let match = name.prefixMatch(of: /\$s(\d+)/), let length = Int(match.1)
    else {
      return false
    }
    let module = name[match.range.upperBound...].prefix(length)
    return ownModules.contains(String(module))
  }

  /// The modules whose functions are between a program's own on the stack. One that is missing here costs time and nothing else.
  private static let ownModules: Set<String> = [
    "EspalierGraph", "EspalierMotion", "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierScrolling",
    "EspalierHosting", "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation",
    "EspalierApps", "SwiftUI", "ViewTesting", "GTKViews", "Combine",
  ]

  /// The property whose setter a frame is, if a macro has written it: `Model.name`.
  private static func property(of frame: SymbolicatedBacktrace.Frame) -> String? {
    guard let symbol = frame.symbol, let path = symbol.sourceLocation?.path, isExpansion(path),
      let match = symbol.name.firstMatch(of: /(\w+\.\w+)\.(?:setter|modify)/)
    else { return nil }
    return String(match.1)
  }

  /// Whether a file is the expansion of a macro, which is in no file of the program.
  private static func isExpansion(_ path: String) -> Bool {
    URL(fileURLWithPath: path).lastPathComponent.hasPrefix("@__swiftmacro_")
  }

  /// The place of a frame. Code that the compiler adds, such as the setter of a wrapped property, has no line: then the function
  /// is named.
  private static func place(of frame: SymbolicatedBacktrace.Frame) -> String? {
    guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.path.hasSuffix(".swift"),
      !place.path.hasPrefix(ownSources), !isExpansion(place.path)
    else { return nil }
    let file = URL(fileURLWithPath: place.path).lastPathComponent
    return place.line > 0 ? "\(file):\(place.line)" : "\(file), in \(symbol.name)"
  }
}
