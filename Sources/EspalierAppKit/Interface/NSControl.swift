// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierNumbers
import Foundation

/// A control of AppKit. Controls of AppKit are not drawn yet: `sendAction(_:to:)` and `performClick(_:)` call their targets.
@MainActor @preconcurrency
open class NSControl: NSView {
  /// The size of a control.
  public enum ControlSize: UInt, Sendable {
    /// The sizes.
    case regular, small, mini, large
  }
  /// The state of a control.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// On.
    public static let on = StateValue(rawValue: 1)
    /// Off.
    public static let off = StateValue(rawValue: 0)
    /// Neither.
    public static let mixed = StateValue(rawValue: -1)
  }
  /// The target of the method.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// Whether the control can be used.
  open var isEnabled = true
  /// The size of the control.
  open var controlSize = ControlSize.regular
  /// The font.
  open var font: NSFont?
  /// The text.
  open var stringValue = ""
  /// The text with attributes.
  open var attributedStringValue = NSAttributedString(string: "")
  /// The value as a number.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The value as a whole number.
  open var integerValue: Int {
    get { Int(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The place of the text.
  open var alignment = NSTextAlignment.natural
  /// Break of lines that do not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Calls a method.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }
  /// Calls the control's method.
  open func performClick(_ sender: Any?) { sendAction(action, to: target) }
}

/// A button of AppKit; not drawn yet.
@MainActor @preconcurrency
open class NSButton: NSControl {
  /// The kinds of buttons.
  public enum ButtonType: UInt, Sendable {
    /// The kinds.
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
  }
  /// The frames of buttons.
  public enum BezelStyle: UInt, Sendable {
    /// The frames.
    case automatic = 0
    /// Rounded frame.
    case rounded = 1
    /// Regular square frame.
    case regularSquare = 2
    /// Disclosure frame.
    case disclosure = 5
    /// Circular frame.
    case circular = 7
    /// Textured rounded frame.
    case texturedRounded = 11
    /// Recessed frame.
    case recessed = 13
    /// Inline frame.
    case inline = 15
  }
  /// The title.
  open var title = ""
  /// The picture.
  open var image: NSImage?
  /// The picture while the button is on.
  open var alternateImage: NSImage?
  /// The state.
  open var state = StateValue.off
  /// The frame.
  open var bezelStyle = BezelStyle.automatic
  /// Whether the button has a frame.
  open var isBordered = true
  /// The key that presses the button.
  open var keyEquivalent = ""
  /// The colour of the title and the picture.
  open var contentTintColor: NSColor?
  /// Whether the action destroys something.
  open var hasDestructiveAction = false
  /// Sets the kind.
  open func setButtonType(_ type: ButtonType) {}

  /// A button with a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  /// A button with a picture.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    self.target = target as AnyObject?
    self.action = action
  }
  /// A box with a title.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
}

/// A text or a field of AppKit. As the content of an `NSViewRepresentable`, a label is shown; a field is not drawn yet.
@MainActor @preconcurrency
open class NSTextField: NSControl {
  /// The object that follows the field.
  open weak var delegate: (any NSTextFieldDelegate)?
  /// The text while the field is empty.
  open var placeholderString: String?
  /// The colour of letters.
  open var textColor: NSColor?
  /// The colour behind letters.
  open var backgroundColor: NSColor?
  /// Whether the colour behind is drawn.
  open var drawsBackground = false
  /// Whether the field has a frame.
  open var isBordered = true
  /// Whether the field has a frame.
  open var isBezeled = true
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The most lines; 0 is any number.
  open var maximumNumberOfLines = 1
  /// The width in points at which lines are broken.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The frame around the field with the keyboard.
  open var focusRingType = NSFocusRingType.default

  /// A text.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    (isEditable, isBordered, isBezeled, isSelectable) = (false, false, false, false)
  }
  /// A text of several lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    maximumNumberOfLines = 0
  }
  /// A field.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
  /// Selects the text; views of AppKit have no keyboard.
  open func selectText(_ sender: Any?) {}
}

/// The frame around the view with the keyboard.
public enum NSFocusRingType: UInt, Sendable {
  /// The usual one, none, or one outside.
  case `default`, none, exterior
}

/// A field whose letters are hidden; not drawn yet.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {}

/// A field for searches; not drawn yet.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
  /// Whether the action is called for each letter.
  open var sendsSearchStringImmediately = false
}

/// An object that follows a control with text. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// The text begins to be edited.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// The text has changed.
  func controlTextDidChange(_ obj: Notification)
  /// The text ends to be edited.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Whether a command of a key was handled.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
}

/// An object that follows a field.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
/// An object that follows a field for searches.
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// A view of a picture; shown as the content of an `NSViewRepresentable`.
@MainActor @preconcurrency
open class NSImageView: NSControl {
  /// The picture.
  open var image: NSImage?
  /// Place of the picture in the view.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The colour of a shape.
  open var contentTintColor: NSColor?

  /// A view of a picture.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }
}

/// Place of a picture in a view.
public enum NSImageScaling: UInt, Sendable {
  /// Whole, if it is larger; stretched; in its own size; whole.
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// A bar or a wheel of progress; shown as the content of an `NSViewRepresentable`.
@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
  /// The forms.
  public enum Style: UInt, Sendable {
    /// A bar, or a wheel.
    case bar, spinning
  }
  /// The form.
  open var style = Style.bar
  /// Whether the end is not known.
  open var isIndeterminate = true
  /// The value.
  open var doubleValue: Double = 0
  /// The least value.
  open var minValue: Double = 0
  /// The largest value.
  open var maxValue: Double = 100
  /// The size.
  open var controlSize = NSControl.ControlSize.regular
  /// Whether it moves.
  open private(set) var isAnimating = false
  /// Whether it is not shown while it stands still.
  open var isDisplayedWhenStopped = true
  /// Lets it move.
  open func startAnimation(_ sender: Any?) { isAnimating = true }
  /// Stops it.
  open func stopAnimation(_ sender: Any?) { isAnimating = false }
}

extension NSFont {
  /// The size in points of texts in controls of a size.
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    case .regular, .large: 13
    }
  }
}
