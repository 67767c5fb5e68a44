// SPDX-License-Identifier: MIT

import EspalierPrimitives
import SwiftUI

extension Exhibit {
  /// Each colour of the designs, and those of them that are others on a card.
  static let colors =
    SystemColor.allCases.map { color in Exhibit(color.rawValue, 60, 40, rest: 0) { Color(color) } }
    + SystemColor.allCases.map { color in
      Exhibit("\(color.rawValue)-elevated", 60, 20, rest: 0) {
        Color(color).transformEnvironment(\.appearance) { $0.isElevated = true }
      }
    }
}
