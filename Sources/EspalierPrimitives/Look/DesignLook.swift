// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

/// How controls and containers are drawn and measured: for a desktop with a pointer, or as on a phone.
package enum DesignLook: String, CaseIterable, Sendable {
  case desktop, phone

  /// Every colour, length and duration of the look.
  package var values: DesignValues { self == .desktop ? .desktop : .phone }
}

/// What determines a colour's variant, as one value: each look-up in an environment costs a walk.
package struct Appearance: Equatable, Sendable {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var look = DesignLook.desktop
  /// On a card that lies on other content: dark backgrounds are lighter there.
  package var isElevated = false

  package init() {}
}

extension Appearance: EnvironmentParts {
  package func rebased(from origin: Appearance, onto place: Appearance) -> Appearance {
    var result = self
    result.rebase(\.colorScheme, from: origin, onto: place)
    result.rebase(\.contrast, from: origin, onto: place)
    result.rebase(\.look, from: origin, onto: place)
    result.rebase(\.isElevated, from: origin, onto: place)
    return result
  }
}

extension EnvironmentValues {
  private enum AppearanceKey: EnvironmentKey { static var defaultValue: Appearance { Appearance() } }

  package var appearance: Appearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  /// Every colour, length and duration of the look around.
  package var design: DesignValues { appearance.look.values }
}
