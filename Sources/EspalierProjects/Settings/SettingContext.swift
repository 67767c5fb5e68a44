// SPDX-License-Identifier: MIT

import Foundation

/// The parameters of a build that conditions of settings are about.
package struct SettingContext: Equatable, Sendable {
  /// The names of the build's SDK, without and with its version; empty before the platform is chosen.
  package var sdks: [String]
  package var configuration: String

  package init(sdks: [String] = [], configuration: String) {
    self.sdks = sdks
    self.configuration = configuration
  }

  /// The processor of this machine under the name that Apple's SDKs have for it.
  package static let architecture: String = {
    #if arch(x86_64)
      "x86_64"
    #else
      "arm64"
    #endif
  }()

  /// Whether an assignment holds. A parameter without a value is matched by `*` alone.
  func holds(_ assignment: SettingAssignment) -> Bool {
    assignment.conditions.allSatisfy { condition in
      let values =
        switch condition.parameter {
        case "sdk": sdks
        case "config": [configuration]
        case "arch": [Self.architecture]
        case "variant": ["normal"]
        default: [String]()
        }
      return condition.pattern == "*" || values.contains { fnmatch(condition.pattern, $0, 0) == 0 }
    }
  }
}
