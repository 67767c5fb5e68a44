// SPDX-License-Identifier: MIT

/// The options of a command that choose a target of a project; nil leaves the choice to the project.
package struct ProjectOptions: Equatable, Sendable {
  package var target: String?
  package var scheme: String?
  package var configuration: String?
  package var platform: Platform?

  package init(
    target: String? = nil, scheme: String? = nil, configuration: String? = nil, platform: Platform? = nil
  ) {
    self.target = target
    self.scheme = scheme
    self.configuration = configuration
    self.platform = platform
  }
}
