// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A field for searches, with a button that cancels.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The looks.
  public enum Style: UInt, Sendable {
    /// The looks.
    case `default`, prominent, minimal
  }
  /// The field.
  open private(set) lazy var searchTextField = UITextField(frame: .zero)
  /// The object that follows the field.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the button that cancels is shown.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The look; stored.
  open var searchBarStyle = Style.default
  /// Whether words begin with capital letters.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The title of the keyboard's return key.
  open var returnKeyType = UIReturnKeyType.search
  /// The colour of the bar; stored.
  open var barTintColor: UIColor?
  private lazy var cancel = UIButton(type: .system)
  private var follower: Follower?

  /// A bar in a rectangle of points.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    onMainQueue { prepare() }
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  private func prepare() {
    let follower = Follower(self)
    self.follower = follower
    searchTextField.delegate = follower
    searchTextField.borderStyle = .roundedRect
    searchTextField.clearButtonMode = .always
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.frame = CGRect(x: 0, y: 0, width: 18, height: 18)
    searchTextField.leftView = glass
    searchTextField.leftViewMode = .always
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .primaryActionTriggered)
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    addSubview(searchTextField)
    addSubview(cancel)
  }

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether the field may have the keyboard.
  open override var canBecomeFirstResponder: Bool { true }
  /// Whether the field has the keyboard.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Gives the keyboard to the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Takes the keyboard from the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The height of the bar in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
  /// The height of the bar in points, in the width of another size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
  /// Places the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = showsCancelButton ? cancel.intrinsicContentSize.width + 16 : 0
    cancel.isHidden = !showsCancelButton
    let height = min(36, bounds.height)
    let y = (bounds.height - height) / 2
    searchTextField.frame = CGRect(x: 8, y: y, width: max(bounds.width - 16 - button, 0), height: height)
    cancel.frame = CGRect(x: bounds.width - button, y: y, width: button, height: height)
  }

  /// Follows the field.
  private final class Follower: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?
    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      guard let bar else { return true }
      return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
      return true
    }
  }
}

/// An object that follows a field for searches. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that cancels was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Whether the field may be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field begins to be edited.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The field ends to be edited.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
