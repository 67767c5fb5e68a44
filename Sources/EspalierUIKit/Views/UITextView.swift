// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// An editor of UIKit: one of SwiftUI, or a text that can be selected.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = "" {
    didSet {
      guard text != oldValue else { return }
      attributes = nil
      selectedRange = NSRange(location: (text as String?)?.utf16.count ?? 0, length: 0)
      invalidateIntrinsicContentSize()
      noteChange()
    }
  }
  private var attributes: NSAttributedString?
  /// The text with attributes, which are shown while the text cannot be changed.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributes = newValue
      noteChange()
    }
  }
  /// The font.
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of letters.
  open var textColor: UIColor? { didSet { noteChange() } }
  /// The place of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  /// Whether the text can be changed.
  open var isEditable = true { didSet { noteChange() } }
  /// Whether the text can be selected.
  open var isSelectable = true { didSet { noteChange() } }
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The area of the text.
  public let textContainer = NSTextContainer()
  /// The selected part, as the program sets it; the end of the text after an edit.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of letters that are typed; stored.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; stored.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The kinds of things that are found in the text; stored.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The keyboard on the screen.
  open var keyboardType = UIKeyboardType.default
  /// The title of its return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words begin with capital letters.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The view above a keyboard on the screen, which a desktop lacks; stored.
  open var inputAccessoryView: UIView?
  /// Whether the font follows the user's text size when it changes; not yet.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the editor has the keyboard.
  private var isEditing = false
  private(set) var wantsKeyboard = false

  /// Posted when the user has changed the text of an editor.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  /// An editor in a rectangle of points. The area of the text is the editor's own, whichever is given.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

  private var editorDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: - The keyboard

  /// Whether the editor may have the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Whether the editor has the keyboard, or is about to.
  open override var isFirstResponder: Bool { isEditing || wantsKeyboard }

  /// Takes the keyboard, unless the delegate forbids that.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    guard editorDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    wantsKeyboard = true
    noteChange()
    return true
  }

  /// Gives the keyboard away, unless the delegate forbids that.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    guard editorDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    wantsKeyboard = false
    noteChange()
    return true
  }

  /// The keyboard has come or gone.
  func keyboardMoved(_ isHere: Bool) {
    guard isHere != isEditing else { return }
    isEditing = isHere
    wantsKeyboard = isHere
    if isHere { editorDelegate?.textViewDidBeginEditing(self) } else { editorDelegate?.textViewDidEndEditing(self) }
    noteChange()
  }

  // MARK: - Editing

  /// Takes an edit of the user, if the delegate allows it.
  func edit(_ new: String) {
    let old: String = text ?? ""
    guard new != old else { return }
    let edit = TextEdit(from: old, to: new)
    guard editorDelegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
    else { return noteChange() }
    text = new
    selectedRange = NSRange(location: edit.range.location + edit.replacement.utf16.count, length: 0)
    editorDelegate?.textViewDidChange(self)
    editorDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Moves the content so that a part is visible; not done: SwiftUI's editor follows the caret by itself.
  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: - Size

  var edges: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return UIEdgeInsets(
      top: textContainerInset.top, left: textContainerInset.left + padding, bottom: textContainerInset.bottom,
      right: textContainerInset.right + padding)
  }
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func size(in width: CGFloat) -> CGSize {
    let edges = edges
    let inner = max(width - edges.left - edges.right, 0)
    let plain = NSAttributedString(string: (text ?? "") + (text?.hasSuffix("\n") == false ? "" : " "))
    let whole = NSMutableAttributedString(attributedString: attributes ?? plain)
    if attributes == nil { whole.addAttributes([.font: shownFont], range: NSRange(location: 0, length: whole.length)) }
    let size = AttributedText(whole).size(in: CGSize(width: inner, height: .infinity))
    return CGSize(
      width: size.width.rounded(.up) + edges.left + edges.right,
      height: max(size.height, shownFont.lineHeight).rounded(.up) + edges.top + edges.bottom)
  }

  /// The size of the text in points, if the text does not scroll.
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : size(in: .infinity) }
  /// The size of the text in points, in the width of another one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width > 0 ? size.width : .infinity) }
  package override func contentHeight(in width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : size(in: width).height
  }
  package override var scrollsContent: Bool { false }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(
      UITextViewContent(editor: self, subviews: subviews, attributes: attributes, wantsKeyboard: wantsKeyboard))
  }
}

/// The area of a text; a program reads and sets its distances.
@MainActor @preconcurrency
public final class NSTextContainer: NSObject {
  /// The distance of lines from both sides in points.
  public var lineFragmentPadding: CGFloat = 5
  /// The most lines; stored.
  public var maximumNumberOfLines = 0
  /// Break of lines that do not fit; stored.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  nonisolated override init() { super.init() }
}

/// Kinds of things that are found in texts.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Places.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All of them.
  public static let all = Self(rawValue: .max)
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
  /// Whether the editor may lose the keyboard.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
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
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
