// SPDX-License-Identifier: MIT

/// The build settings that the Swift compiler needs.
package struct CompilerSettings: Equatable, Sendable {
  /// `5` or `6`.
  package let languageMode: String
  /// The names that `#if` finds, in the order of the settings.
  package private(set) var conditions: [String] = []
  /// Whether declarations without an isolation belong to the main actor.
  package private(set) var isMainActorByDefault: Bool
  /// The names of upcoming features.
  package private(set) var features: [String]

  init(_ settings: BuildSettings) {
    let version = settings["SWIFT_VERSION"].prefix { $0.isNumber }
    languageMode = (Int(version) ?? 5) >= 6 ? "6" : "5"
    isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    features = UpcomingFeatures.enabled(settings, languageMode: languageMode)
    for name in settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") { add(name) }
    addFlags(settings.list("OTHER_SWIFT_FLAGS"))
  }

  /// A condition is a name; the compiler refuses values.
  private mutating func add(_ name: String) {
    guard name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil, !conditions.contains(name) else { return }
    conditions.append(name)
  }

  /// Reads the flags for conditions, features and the isolation; others are about Apple's compilers and linkers.
  private mutating func addFlags(_ flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-D": if let name = rest.popFirst() { add(name) }
      case "-enable-upcoming-feature":
        if let feature = rest.popFirst(), !features.contains(feature) { features.append(feature) }
      case "-default-isolation": isMainActorByDefault = rest.popFirst() == "MainActor"
      case "-default-isolation=MainActor": isMainActorByDefault = true
      case "-Xfrontend", "-Xcc", "-Xlinker": _ = rest.popFirst()
      default: if flag.hasPrefix("-D") { add(String(flag.dropFirst(2))) }
      }
    }
  }
}
