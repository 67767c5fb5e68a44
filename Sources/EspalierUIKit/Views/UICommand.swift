// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

/// An entry of a menu that calls a method of the first responder, of the application or of its delegate.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The method.
  public let action: Selector
  /// A value of the program's own.
  public let propertyList: Any?
  /// A longer title.
  open var discoverabilityTitle: String?
  /// Properties of the entry.
  open var attributes: UIMenuElement.Attributes
  /// The mark of the entry.
  open var state: UIMenuElement.State

  /// An entry of a method.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  func perform() { UIApplication.shared.sendAction(action, to: nil, from: self, for: nil) }
}
