// SPDX-License-Identifier: MIT

import EspalierCore

// Settings of Apple's systems that a desktop on Linux does not have: they have the defaults of those systems.

extension EnvironmentValues {
  /// Whether buttons have visible shapes: false.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights in videos are dimmed: false.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated pictures play: true.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether the user operates switches: false.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether controls of a bar are shown large while they are held: false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether the user operates quick actions: false.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the system is in its mode with few, large controls: false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether the display is dimmed; false unless it is set.
  @EnvironmentEntry public var isLuminanceReduced: Bool = false

  /// Whether the scene is recorded or mirrored; false unless it is set.
  @EnvironmentEntry public var isSceneCaptured: Bool = false
}
