// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A field of UIKit. In a `UIAlertController` it is one of SwiftUI.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The text.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      invalidateIntrinsicContentSize()
      noteChange()
    }
  }
  /// The text with attributes, of which the text alone is shown.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The text while the field is empty.
  open var placeholder: String? { didSet { noteChange() } }
  /// The text while the field is empty; its attributes are not shown.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  /// The font.
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of letters.
  open var textColor: UIColor? { didSet { noteChange() } }
  /// The place of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  /// Whether letters are hidden.
  open var isSecureTextEntry = false { didSet { noteChange() } }
  /// The object that decides about the text.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The keyboard on the screen.
  open var keyboardType = UIKeyboardType.default
  /// The title of its return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words begin with capital letters.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the return key has no effect in an empty field; stored.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is emptied when the keyboard comes.
  open var clearsOnBeginEditing = false
  /// Whether letters become smaller where the text does not fit; stored.
  open var adjustsFontSizeToFitWidth = false
  /// Times in which a button empties the field.
  open var clearButtonMode = ViewMode.never { didSet { noteChange() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { noteChange() } }
  /// The view after the text.
  open var rightView: UIView? { didSet { noteChange() } }
  /// Times in which the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { noteChange() } }
  /// Times in which the view after the text is shown.
  open var rightViewMode = ViewMode.never { didSet { noteChange() } }
  /// The view above a keyboard on the screen, which a desktop lacks; stored.
  open var inputAccessoryView: UIView?
  /// The view in place of a keyboard on the screen, which a desktop lacks; stored.
  open var inputView: UIView?
  /// The frame.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the field has the keyboard.
  open private(set) var isEditing = false
  /// Whether the field asks for the keyboard.
  private(set) var wantsKeyboard = false

  /// The frames of fields.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, an edge, or round corners.
    case none, line, bezel, roundedRect
  }
  /// Times in which a part of a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, while it is edited, while it is not, or always.
    case never, whileEditing, unlessEditing, always
  }
  /// The text that is selected; nil here.
  open var selectedTextRange: UITextRange?

  /// Posted when the user has changed the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when a field has taken the keyboard.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a field has lost the keyboard.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  // MARK: - The keyboard

  /// Whether the field may have the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Whether the field has the keyboard, or is about to.
  open override var isFirstResponder: Bool { isEditing || wantsKeyboard }

  /// Takes the keyboard, unless the delegate forbids that.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    wantsKeyboard = true
    noteChange()
    return true
  }

  /// Gives the keyboard away, unless the delegate forbids that.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    wantsKeyboard = false
    noteChange()
    return true
  }

  /// The keyboard has come or gone.
  func keyboardMoved(_ isHere: Bool) {
    guard isHere != isEditing else { return }
    isEditing = isHere
    wantsKeyboard = isHere
    if isHere {
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
    noteChange()
  }

  // MARK: - Editing

  /// Takes an edit of the user, if the delegate allows it.
  func edit(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextEdit(from: old, to: new)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    else { return noteChange() }
    // A delegate that changes the text by itself returns false in UIKit's practice; one that returns true gets the edit.
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Performs what the return key does.
  func returned() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }

  /// The size of the text in points.
  open override var intrinsicContentSize: CGSize {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let size = shown.size(withAttributes: [.font: font ?? UIFont.systemFont(ofSize: 17)])
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let edge: CGFloat = borderStyle == .none ? 0 : 7
    return CGSize(width: size.width.rounded(.up) + 2 * edge + 4, height: (line + 1).rounded(.up) + 2 * edge)
  }
  /// The size of the text in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var isTappedControl: Bool { false }
  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(UITextFieldContent(field: self, subviews: subviews, wantsKeyboard: wantsKeyboard))
  }
}

/// An object that follows a field. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Whether the field may lose the keyboard.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Whether the button may empty the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The field begins to be edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The field ends to be edited.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether a part may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A place in a text.
open class UITextPosition: NSObject {}

/// A part of a text.
open class UITextRange: NSObject {
  /// The beginning.
  open var start: UITextPosition { UITextPosition() }
  /// The end.
  open var end: UITextPosition { UITextPosition() }
  /// Whether there is nothing between them.
  open var isEmpty: Bool { true }
}
