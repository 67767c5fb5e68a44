// SPDX-License-Identifier: MIT

import EspalierCore
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
    guard let backtrace = try? Backtrace.capture(algorithm: .fast, limit: depth, top: 0, images: images) else {
      return { Trace.CallSite(place: nil, property: nil) }
    }
    return { MainActor.assumeIsolated { site(in: backtrace) } }
  }

  @MainActor private static func site(in backtrace: Backtrace) -> Trace.CallSite {
    let addresses = backtrace.frames.map(\.description)
    if let known = known[addresses] { return known }
    // Code may have been loaded since.
    let frames =
      backtrace.symbolicated(with: ImageMap.capture(), options: [.showSourceLocations, .useSymbolCache])?.frames ?? []
    let found = Trace.CallSite(
      place: frames.lazy.compactMap(place(of:)).first, property: frames.lazy.compactMap(property(of:)).first)
    known[addresses] = found
    return found
  }

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
