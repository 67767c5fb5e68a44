// SPDX-License-Identifier: MIT

/// A part of a project that is not compiled here.
package struct LeftOut: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    /// A widget, a watch app, tests or another target beside the app.
    case target
    /// A source in another language, or a file that Xcode's tools compile.
    case source
    /// A framework or library without sources in the projects.
    case library
    /// A script, a rule or a plug-in of the build.
    case script
    /// A build setting.
    case setting
  }

  package let kind: Kind
  package let name: String
  /// The reason, a noun phrase or a clause.
  package let reason: String

  init(_ kind: Kind, _ name: String, _ reason: String) {
    self.kind = kind
    self.name = name
    self.reason = reason
  }

  package var description: String { "\(name): \(reason)" }
}
