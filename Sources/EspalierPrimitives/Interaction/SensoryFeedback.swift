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

  /// A task succeeded.
  public static let success = SensoryFeedback("success")
  /// A task has a doubtful result.
  public static let warning = SensoryFeedback("warning")
  /// A task failed.
  public static let error = SensoryFeedback("error")
  /// Another thing is selected.
  public static let selection = SensoryFeedback("selection")
  /// A value grew over a mark.
  public static let increase = SensoryFeedback("increase")
  /// A value fell below a mark.
  public static let decrease = SensoryFeedback("decrease")
  /// An activity begins.
  public static let start = SensoryFeedback("start")
  /// An activity ends.
  public static let stop = SensoryFeedback("stop")
  /// What is dragged is in line with something.
  public static let alignment = SensoryFeedback("alignment")
  /// A level of pressure was reached.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// Two things collide.
  public static let impact = SensoryFeedback("impact")

  /// How heavy things that collide are.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    /// Things of little weight.
    public static let light = Weight(name: "light")
    /// Things of middle weight.
    public static let medium = Weight(name: "medium")
    /// Things of great weight.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things that collide are.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    /// Hard things.
    public static let rigid = Flexibility(name: "rigid")
    /// Things neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft things.
    public static let soft = Flexibility(name: "soft")
  }

  /// - Parameter intensity: 0…1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(weight.name)", intensity)
  }

  /// A collision of things of some hardness; `intensity` is 0…1.
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

  /// Would play what `feedback` gives when `trigger` changes: does nothing here.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
