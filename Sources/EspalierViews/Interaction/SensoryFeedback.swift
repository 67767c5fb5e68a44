// SPDX-License-Identifier: MIT

import EspalierCore

/// A haptic or a sound when a value changes. Desktops have nothing to play it on: the modifiers that name it do nothing.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private var intensity: Double?

  private init(_ name: String, _ intensity: Double? = nil) {
    self.name = name
    self.intensity = intensity
  }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback("impact")

  /// How heavy things that collide are.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things that collide are.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  /// - Parameter intensity: 0…1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(weight.name)", intensity)
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility.name)", intensity)
  }
}

extension View {
  /// Would play `feedback` when `trigger` changes: does nothing here.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Would play `feedback` when `trigger` changes so that `condition` holds: does nothing here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// Would play what `feedback` gives when `trigger` changes: does nothing here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
