// SPDX-License-Identifier: MIT

/// A system of Apple's for which a target is built.
package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// The names of the SDKs: that of devices first, then that of the simulator.
  var sdks: [String] {
    switch self {
    case .iOS: ["iphoneos", "iphonesimulator"]
    case .macOS: ["macosx"]
    case .watchOS: ["watchos", "watchsimulator"]
    case .tvOS: ["appletvos", "appletvsimulator"]
    case .visionOS: ["xros", "xrsimulator"]
    }
  }

  /// The name in the filters of files and dependencies.
  var filter: String {
    switch self {
    case .iOS: "ios"
    case .macOS: "macos"
    case .watchOS: "watchos"
    case .tvOS: "tvos"
    case .visionOS: "xros"
    }
  }

  /// The platform of an SDK's name, which may have a version, or be a path: `iphoneos`, `macosx15.0`.
  init?(sdk: String) {
    let name = ProjectPath.name(sdk).lowercased()
    guard let found = Self.allCases.first(where: { $0.sdks.contains(where: name.hasPrefix) }) else { return nil }
    self = found
  }

  /// The platform of a name in any case of letters.
  package init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else { return nil }
    self = found
  }

  /// Whether filters let an object through: all platforms without filters, otherwise those that are named.
  func passes(_ filters: [String]) -> Bool { filters.isEmpty || filters.contains(filter) }
}
