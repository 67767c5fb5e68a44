// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierNumbers
import Foundation

/// A control of AppKit, which calls the method of its target.
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
  /// The place of a picture beside a text.
  public enum ImagePosition: UInt, Sendable {
    /// The text alone; the picture alone; at the left, the right, below, above; both in one place; before and after the text.
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
  /// The target of the method.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// Whether the control can be used.
  open var isEnabled = true { didSet { changedContent() } }
  /// The size of the control.
  open var controlSize = ControlSize.regular
  /// The font.
  open var font: NSFont? { didSet { changedContent() } }
  /// The text.
  open var stringValue = "" { didSet { changedContent() } }
  /// The text with attributes.
  open var attributedStringValue = NSAttributedString(string: "") { didSet { changedContent() } }
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
  func changedContent() {
    invalidateIntrinsicContentSize()
    noteChange()
  }
  /// Calls a method.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }
  /// Calls the control's method.
  open func performClick(_ sender: Any?) { sendAction(action, to: target) }
}

/// A text or a field of AppKit.
@MainActor @preconcurrency
open class NSTextField: NSControl {
  /// The object that follows the field.
  open weak var delegate: (any NSTextFieldDelegate)?
  /// The text while the field is empty.
  open var placeholderString: String? { didSet { noteChange() } }
  /// The colour of letters.
  open var textColor: NSColor? { didSet { noteChange() } }
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
  /// Takes the keyboard; the text is not selected.
  open func selectText(_ sender: Any?) { _ = becomeFirstResponder() }
  /// Whether the field asks for the keyboard.
  private(set) var wantsKeyboard = false
  private var isEditing = false
  /// Whether the field may have the keyboard.
  open override var acceptsFirstResponder: Bool { isEditable && isEnabled }
  /// Takes the keyboard. Returns whether it could.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard acceptsFirstResponder else { return false }
    wantsKeyboard = true
    noteChange()
    return true
  }
  /// The keyboard has come or gone.
  func keyboardMoved(_ isHere: Bool) {
    guard isHere != isEditing else { return }
    (isEditing, wantsKeyboard) = (isHere, isHere)
    if isHere {
      delegate?.controlTextDidBeginEditing(
        Notification(name: Notification.Name("NSControlTextDidBeginEditingNotification"), object: self))
    } else {
      delegate?.controlTextDidEndEditing(
        Notification(name: Notification.Name("NSControlTextDidEndEditingNotification"), object: self))
    }
    noteChange()
  }
  /// Takes an edit of the user.
  func edit(_ text: String) {
    guard text != stringValue else { return }
    stringValue = text
    delegate?.controlTextDidChange(
      Notification(name: Notification.Name("NSControlTextDidChangeNotification"), object: self))
    if (self as? NSSearchField)?.sendsSearchStringImmediately == true { sendAction(action, to: target) }
  }
  /// Performs what the return key does.
  func returned() {
    let isTaken = delegate?.control(self, textView: NSTextView(), doCommandBy: Selector("insertNewline:")) ?? false
    if !isTaken { sendAction(action, to: target) }
  }
  /// The size of the text in points.
  open override var intrinsicContentSize: CGSize {
    let shown = stringValue.isEmpty ? placeholderString ?? " " : stringValue
    let values: [NSAttributedString.Key: Any] = [.font: font ?? NSFont.systemFont(ofSize: 13)]
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.infinity
    let size = NSAttributedString(string: shown, attributes: values).boundingRect(
      with: CGSize(width: limit, height: .infinity)
    ).size
    if isEditable {
      let edge: CGFloat = isBordered || isBezeled ? 3 : 0
      return CGSize(width: Self.noIntrinsicMetric, height: (size.height + 2 * edge).rounded(.up))
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

/// The frame around the view with the keyboard.
public enum NSFocusRingType: UInt, Sendable {
  /// The usual one, none, or one outside.
  case `default`, none, exterior
}

/// A field whose letters are hidden.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {}

/// A field for searches.
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
  open var image: NSImage? { didSet { changedContent() } }
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
