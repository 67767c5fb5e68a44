// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierControls
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A field of UIKit; not drawn yet. In a `UIAlertController` it is one of SwiftUI.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The text.
  open var text: String?
  /// The text while the field is empty.
  open var placeholder: String?
  /// The font.
  open var font: UIFont?
  /// The colour of letters.
  open var textColor: UIColor?
  /// The place of the text.
  open var textAlignment = NSTextAlignment.natural
  /// Whether letters are hidden.
  open var isSecureTextEntry = false
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
  /// The frame.
  open var borderStyle = BorderStyle.none

  /// The frames of fields.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, an edge, or round corners.
    case none, line, bezel, roundedRect
  }
  /// The text that is selected; nil here.
  open var selectedTextRange: UITextRange?
}

/// An object that follows a field. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
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

/// An editor of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
    didSet { text = attributedText.string }
  }
  /// The font.
  open var font: UIFont?
  /// The colour of letters.
  open var textColor: UIColor?
  /// The place of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The selected part.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of letters that are typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
}

/// An object that follows an editor. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// The editor begins to be used.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The editor ends to be used.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether the editor may be used.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether a part may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
