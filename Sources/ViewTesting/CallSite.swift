// SPDX-License-Identifier: MIT

import Foundation
import Runtime

/// Where the program calls the framework from, by the debug information of the program.
enum CallSite {
  /// The folder of the framework's own code.
  private static let ownSources =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path + "/"
  /// How many callers are looked at: each takes its time to be found in the debug information.
  private static let depth = 32
  /// What was found, by the addresses of the callers.
  @MainActor private static var known: [[String]: String?] = [:]

  /// What is loaded. To read it from the system takes most of the time of noting callers, so that is done once.
  @MainActor private static let images = ImageMap.capture()

  /// Notes the callers. What it returns finds the innermost one that is not the framework's and whose place is known, as
  /// `File.swift:12`; that costs up to seconds in a large program, once for each place.
  @MainActor static func note() -> () -> String? {
    guard let backtrace = try? Backtrace.capture(algorithm: .fast, limit: depth, top: 0, images: images) else {
      return { nil }
    }
    return { MainActor.assumeIsolated { place(in: backtrace) } }
  }

  @MainActor private static func place(in backtrace: Backtrace) -> String? {
    let addresses = backtrace.frames.map(\.description)
    if let known = known[addresses] { return known }
    // Code may have been loaded since.
    let found = backtrace.symbolicated(with: ImageMap.capture(), options: [.showSourceLocations, .useSymbolCache])
      .flatMap { $0.frames.lazy.compactMap(place(of:)).first }
    known[addresses] = .some(found)
    return found
  }

  /// Of code that the compiler adds, such as the setter of a wrapped property, there is no line: the function is named then.
  private static func place(of frame: SymbolicatedBacktrace.Frame) -> String? {
    guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.path.hasSuffix(".swift"),
      !place.path.hasPrefix(ownSources)
    else { return nil }
    let file = URL(fileURLWithPath: place.path).lastPathComponent
    return place.line > 0 ? "\(file):\(place.line)" : "\(file), in \(symbol.name)"
  }
}
