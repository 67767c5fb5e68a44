// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

/// The design and the measures of controls and containers: for a desktop with a pointer, or for a phone.
package enum DesignLook: String, CaseIterable, Sendable {
  case desktop, phone

  /// Every colour, length and duration of the design.
  package var values: DesignValues { self == .desktop ? .desktop : .phone }
}

/// The settings that determine a colour's variant, as one value: each look-up in an environment costs a walk.
package struct Appearance: Equatable, Sendable {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var look = DesignLook.desktop
  /// Whether the view is on a card that lies on other content; dark backgrounds are lighter there.
  package var isElevated = false
  /// Whether the view is on the accent colour, as in a selected row that has the keyboard: texts and the accent are light there.
  package var isOnAccent = false

  package init() {}
}

extension Appearance: EnvironmentParts {
  package func rebased(from origin: Appearance, onto place: Appearance) -> Appearance {
    var result = self
    result.rebase(\.colorScheme, from: origin, onto: place)
    result.rebase(\.contrast, from: origin, onto: place)
    result.rebase(\.look, from: origin, onto: place)
    result.rebase(\.isElevated, from: origin, onto: place)
    result.rebase(\.isOnAccent, from: origin, onto: place)
    return result
  }
}

extension EnvironmentValues {
  @EnvironmentEntry package var appearance: Appearance = Appearance()

  /// Every colour, length and duration of the environment's design.
  package var design: DesignValues { appearance.look.values }
}
