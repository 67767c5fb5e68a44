// SPDX-License-Identifier: MIT

/// The platforms of a target.
extension XcodeProject {
  /// The platforms for which a target can be built, the most suitable first: that of its SDK; without one iOS, then macOS.
  func platforms(of target: Target, configuration: String) -> [Platform] {
    var problems: [ProjectProblem] = []
    let settings = settings(of: target, configuration: configuration, platform: nil, problems: &problems)
    let sdk = Platform(sdk: settings["SDKROOT"])
    var supported: [Platform] = []
    for name in settings.list("SUPPORTED_PLATFORMS") {
      if let platform = Platform(sdk: name), !supported.contains(platform) { supported.append(platform) }
    }
    // The default of Xcode.
    if supported.isEmpty { return [sdk ?? .macOS] }
    return Platform.allCases.filter(supported.contains).sorted { $0 == sdk && $1 != sdk }
  }
}
