// SPDX-License-Identifier: MIT

import EspalierCore

/// A haptic or a sound when a value changes. Desktops have no device for it: the modifiers with it have no effect.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private var intensity: Double?

  private init(_ name: String, _ intensity: Double? = nil) {
    self.name = name
    self.intensity = intensity
  }

  /// Success of a task.
  public static let success = SensoryFeedback("success")
  /// An uncertain result of a task.
  public static let warning = SensoryFeedback("warning")
  /// Failure of a task.
  public static let error = SensoryFeedback("error")
  /// A change of the selection.
  public static let selection = SensoryFeedback("selection")
  /// A rise of a value above a threshold.
  public static let increase = SensoryFeedback("increase")
  /// A fall of a value below a threshold.
  public static let decrease = SensoryFeedback("decrease")
  /// The beginning of an activity.
  public static let start = SensoryFeedback("start")
  /// The end of an activity.
  public static let stop = SensoryFeedback("stop")
  /// Alignment of a dragged item with another one.
  public static let alignment = SensoryFeedback("alignment")
  /// A level of pressure.
  public static let levelChange = SensoryFeedback("levelChange")
  /// Completion of a drawn path.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// A collision of two objects.
  public static let impact = SensoryFeedback("impact")

  /// A press on a control.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// A button.
    public static let button = PressFeedback(name: "button")
    /// A button with a symbol alone.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// The thumb of a slider.
    public static let slider = PressFeedback(name: "slider")
    /// A tab.
    public static let tab = PressFeedback(name: "tab")
    /// A toggle.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// The end of a press on a control.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// The thumb of a slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// A change of a control's value.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// The least value is reached.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The greatest value is reached.
    public static let maximum = SelectionFeedback(name: "maximum")
    /// The control is switched on.
    public static let on = SelectionFeedback(name: "on")
    /// The control is switched off.
    public static let off = SelectionFeedback(name: "off")
  }

  /// A press on a control.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback("press \(feedback.name)") }
  /// The end of a press on a control.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback("release \(feedback.name)")
  }
  /// A change of a control's value.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback("selection \(feedback.name)")
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    /// Light objects.
    public static let light = Weight(name: "light")
    /// Objects of medium weight.
    public static let medium = Weight(name: "medium")
    /// Heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The hardness of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    /// Hard objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Objects neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
  }

  /// - Parameter intensity: The intensity, 0…1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(weight.name)", intensity)
  }

  /// A collision of objects with a given hardness; `intensity` is 0…1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility.name)", intensity)
  }
}

extension View {
  /// Has no effect: on Apple's systems, plays `feedback` when `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Has no effect: on Apple's systems, plays `feedback` when `trigger` changes and `condition` returns true.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// Has no effect: on Apple's systems, plays the result of `feedback` when `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Has no effect: on Apple's systems, plays the result of `feedback` when `trigger` changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
