// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierPrimitives
import Foundation

/// A choice of an alert.
@MainActor @preconcurrency
public final class UIAlertAction: NSObject {
  /// The kinds of choices.
  public enum Style: Int, Sendable {
    /// An ordinary one, one that changes nothing, or one that destroys something.
    case `default`, cancel, destructive
  }
  /// The title.
  public let title: String?
  /// The kind.
  public let style: Style
  /// Whether it can be chosen; stored.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// A choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A question: presented as a window above the others.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The kinds of questions.
  public enum Style: Int, Sendable {
    /// Choices below each other, or beside each other.
    case actionSheet, alert
  }
  /// The text below the title.
  open var message: String?
  /// The kind.
  open private(set) var preferredStyle = Style.alert
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order in which they were added.
  open private(set) var textFields: [UITextField]?
  /// The choice of the return key.
  open var preferredAction: UIAlertAction?

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

extension UIAlertController: DesktopPresentable {
  func show(ended: @escaping @MainActor () -> Void) {
    let preferred = preferredAction ?? actions.first { $0.style == .default }
    let choices = actions.map { action in
      ProgramAlert.Choice(
        action.title ?? "",
        role: action.style == .cancel ? .cancel : action.style == .destructive ? .destructive : nil,
        isDefault: action === preferred)
    }
    let alert = ProgramAlert(title: title ?? "", message: message ?? "", choices: choices)
    alert.isColumn = preferredStyle == .actionSheet
    alert.fields = (textFields ?? []).map { ($0.placeholder ?? "", $0.text ?? "") }
    DispatchQueue.main.async { [self] in
      let index = alert.run()
      for (field, value) in zip(textFields ?? [], alert.fields) { field.text = value.text }
      ended()
      // A closed window is the choice that changes nothing.
      let action = index.map { actions[$0] } ?? actions.first { $0.style == .cancel }
      if let action { action.handler?(action) }
    }
  }
}
