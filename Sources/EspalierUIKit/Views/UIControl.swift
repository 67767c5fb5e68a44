// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A control of UIKit, which calls the methods of its targets. A class of a program's own receives taps.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// Events of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins.
    public static let touchDown = Event(rawValue: 1)
    /// A touch ends inside.
    public static let touchUpInside = Event(rawValue: 0x40)
    /// A touch ends outside.
    public static let touchUpOutside = Event(rawValue: 0x80)
    /// A touch is cancelled.
    public static let touchCancel = Event(rawValue: 0x100)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 0x1000)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 0x2000)
    /// A field begins to be edited.
    public static let editingDidBegin = Event(rawValue: 0x10000)
    /// The text of a field changes.
    public static let editingChanged = Event(rawValue: 0x20000)
    /// A field ends to be edited.
    public static let editingDidEnd = Event(rawValue: 0x40000)
    /// The return key was pressed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 0x80000)
    /// All of them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At rest.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Without effect.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control can be used.
  open var isEnabled = true { didSet { noteChange() } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { noteChange() } }
  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { noteChange() } }
  /// Place of the content from left to right; stored.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { noteChange() } }
  private var targets: [(target: SelectorTarget, events: Event)] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// Place of content from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The places.
    case center, left, right, fill, leading, trailing
  }

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A control that performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// A control in a rectangle of points.
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  override var isTappedControl: Bool { true }
  /// Sends what a touch of the control sends.
  func touched() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
  /// Performs an action when something happens; an action with the identifier of an earlier one replaces that.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }
  /// Ends the performance of an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && !$0.events.isDisjoint(with: controlEvents) }
  }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls a method of a target when something happens.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((SelectorTarget(target, action), controlEvents))
  }
  /// Ends the calls of a target's method; nil is any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { entry in
      (target == nil || entry.target.target === target as AnyObject) && (action == nil || entry.target.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }
  /// Calls the methods for something that happens.
  open func sendActions(for controlEvents: Event) {
    for (target, events) in targets where !events.isDisjoint(with: controlEvents) {
      guard let object = target.target, let action = target.action else { continue }
      _ = RunningPrograms.send(action, to: object, from: self)
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
  }
}
