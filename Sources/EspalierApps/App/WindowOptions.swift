// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// Settings of `espalier run` for the windows of an app that is a program by itself. They are in the environment variable
/// `ESPALIER_WINDOW`, as words separated by spaces: `--size 400x500 --dark --right-to-left --look phone --inspected`.
package struct WindowOptions {
  package static let variable = "ESPALIER_WINDOW"

  /// The size in points.
  package var size: CGSize?
  package var isDark = false
  package var isRightToLeft = false
  package var look = DesignLook.desktop
  /// Whether the inspector's page is served.
  package var isInspected = false

  package init() {}

  /// Parses the words. Unknown words are ignored: they come from a tool, not from a user.
  package init(_ words: String) {
    var words = words.split(separator: " ")[...]
    while let word = words.popFirst() {
      switch word {
      case "--dark": isDark = true
      case "--inspected": isInspected = true
      case "--right-to-left": isRightToLeft = true
      case "--look": look = words.popFirst().flatMap { DesignLook(rawValue: String($0)) } ?? .desktop
      case "--size":
        let sides = words.popFirst()?.split(separator: "x").compactMap { Double($0) } ?? []
        if sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) {
          size = CGSize(width: sides[0], height: sides[1])
        }
      default: break
      }
    }
  }

  @MainActor package func apply(to program: inout WindowProgram) {
    program.size = size
    if isInspected { program.inspector = ServedInspector.serve(program.name) }
    let options = self
    program.environment = { environment in
      if options.isDark { environment.colorScheme = .dark }
      if options.isRightToLeft { environment.layoutDirection = .rightToLeft }
      options.look.apply(to: &environment, size: options.size)
    }
  }
}
