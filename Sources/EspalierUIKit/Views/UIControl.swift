// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A control of UIKit. Controls of UIKit are not drawn yet, and receive no touches: `sendActions(for:)` calls their targets.
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
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether the control is pressed.
  open var isHighlighted = false
  private var targets: [(target: SelectorTarget, events: Event)] = []

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
  }
}

/// A switch of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour of a switch that is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Sets whether it is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// The dots of pages; not drawn yet.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The index of the shown page.
  open var currentPage = 0
  /// Whether one page has no dot.
  open var hidesForSinglePage = false
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the shown page's dot.
  open var currentPageIndicatorTintColor: UIColor?
}

/// A slider of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The largest value.
  open var maximumValue: Float = 1
  /// The colour of the part before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the part after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
}

/// Segments of which one is chosen; not drawn yet.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The index of the chosen segment.
  open var selectedSegmentIndex = -1
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
}

/// A button of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// The kinds.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross.
    case close = 7
  }
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  /// The view of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// The title in a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// The picture in a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
}
