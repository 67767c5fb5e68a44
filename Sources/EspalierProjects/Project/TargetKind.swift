// SPDX-License-Identifier: MIT

/// The kind of a target, from the type of its product.
package enum TargetKind: Equatable, Sendable, CustomStringConvertible {
  case app, appClip, framework, staticLibrary, tool
  case unitTests, uiTests
  /// A widget, a share sheet and the like: a program that the system runs for an app.
  case appExtension
  /// An app, or an extension of one, for a watch with a companion on a phone.
  case watch
  /// A bundle of resources, an app of iMessage, a service, a driver.
  case other(String)
  /// A target without a product: scripts, or a program that builds something.
  case aggregate

  init(productType: String?) {
    let prefix = "com.apple.product-type."
    let type = productType.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 } ?? ""
    self =
      switch type {
      case "application": .app
      case "application.on-demand-install-capable": .appClip
      case "framework", "framework.static", "library.dynamic": .framework
      case "library.static": .staticLibrary
      case "tool": .tool
      case "bundle.unit-test", "bundle.ocunit-test": .unitTests
      case "bundle.ui-testing": .uiTests
      case _ where type.hasPrefix("application.watchapp") || type.hasPrefix("watchkit"): .watch
      case _ where type.contains("extension"): .appExtension
      case "": .aggregate
      default: .other(type)
      }
  }

  /// Whether the target is compiled into a module that others import.
  package var isLibrary: Bool { self == .framework || self == .staticLibrary }

  /// The kind with its article, for messages.
  package var description: String {
    switch self {
    case .app: "an app"
    case .appClip: "an app clip"
    case .framework: "a framework"
    case .staticLibrary: "a static library"
    case .tool: "a command-line tool"
    case .unitTests: "unit tests"
    case .uiTests: "tests of the user interface"
    case .appExtension: "an app extension"
    case .watch: "a watch app"
    case .other("bundle"): "a bundle of resources"
    case .other(let type): "a product of the type \(type)"
    case .aggregate: "a target without a product"
    }
  }
}
