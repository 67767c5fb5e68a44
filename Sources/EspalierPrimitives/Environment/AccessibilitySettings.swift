// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  private struct Settings {
    var reducesMotion = false
    var reducesTransparency = false
    var differentiatesWithoutColor = false
    var invertsColors = false
    var usesVoiceOver = false
    var usesAssistiveTechnology = false
  }
  private enum SettingsKey: EnvironmentKey { static var defaultValue: Settings { Settings() } }

  /// Whether the user prefers reduced motion; false in hosts without a display.
  public var accessibilityReduceMotion: Bool {
    get { self[SettingsKey.self].reducesMotion }
    set { self[SettingsKey.self].reducesMotion = newValue }
  }

  /// Whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[SettingsKey.self].reducesTransparency }
    set { self[SettingsKey.self].reducesTransparency = newValue }
  }

  /// Whether information must not depend on colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[SettingsKey.self].differentiatesWithoutColor }
    set { self[SettingsKey.self].differentiatesWithoutColor = newValue }
  }

  /// Whether the screen shows inverted colours.
  public var accessibilityInvertColors: Bool {
    get { self[SettingsKey.self].invertsColors }
    set { self[SettingsKey.self].invertsColors = newValue }
  }

  /// Whether controls are drawn with borders: if the desktop has a high-contrast theme.
  public var accessibilityShowBorders: Bool { colorSchemeContrast == .increased }

  /// Whether a screen reader runs.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[SettingsKey.self].usesVoiceOver }
    set { self[SettingsKey.self].usesVoiceOver = newValue }
  }

  /// Whether any assistive technology runs.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || usesAssistiveTechnology }

  /// Whether the host has an assistive technology connected to its views.
  package var usesAssistiveTechnology: Bool {
    get { self[SettingsKey.self].usesAssistiveTechnology }
    set { self[SettingsKey.self].usesAssistiveTechnology = newValue }
  }
}

/// The user's preferred weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The standard weight.
  case regular
  /// A bolder weight.
  case bold
}

extension EnvironmentValues {
  /// The user's preferred weight of text; nil is the font's own.
  @EnvironmentEntry public var legibilityWeight: LegibilityWeight? = nil
}
