// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The setting that decides whether a control repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// The control's default: steppers repeat, buttons do not.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The action repeats while the control is held.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The action runs once, when the control is released.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)

  /// - Parameter usual: Whether the control repeats by default.
  func repetition(usual: Bool, _ motion: MotionValues) -> PressGesture.Repetition? {
    kind == .enabled || (kind == .automatic && usual) ? PressGesture.Repetition(motion) : nil
  }
}

extension EnvironmentValues {
  /// The setting that decides whether buttons repeat their action while they are held.
  @EnvironmentEntry public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
}

extension View {
  /// Sets whether buttons and steppers in this view repeat their action while they are held; the first repetition comes after
  /// half a second, with pointer and finger alike.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
