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

  /// Whether the user has chosen less motion; false in hosts without a display.
  public var accessibilityReduceMotion: Bool {
    get { self[SettingsKey.self].reducesMotion }
    set { self[SettingsKey.self].reducesMotion = newValue }
  }

  /// Whether the user has chosen less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[SettingsKey.self].reducesTransparency }
    set { self[SettingsKey.self].reducesTransparency = newValue }
  }

  /// Whether colour alone must not carry information.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[SettingsKey.self].differentiatesWithoutColor }
    set { self[SettingsKey.self].differentiatesWithoutColor = newValue }
  }

  /// Whether the screen shows inverted colours.
  public var accessibilityInvertColors: Bool {
    get { self[SettingsKey.self].invertsColors }
    set { self[SettingsKey.self].invertsColors = newValue }
  }

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

/// The weight of letters that the user has chosen.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Text is bolder than usual.
  case bold
}

extension EnvironmentValues {
  private enum WeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

  /// The weight that the user has chosen for text; nil is the font's own.
  public var legibilityWeight: LegibilityWeight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}
