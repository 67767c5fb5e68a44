// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

/// An entry of a menu that calls a method of the first responder, of the application or of its delegate.
@MainActor @preconcurrency
open class UICommand: _UIMenuChoice {
  /// The method.
  public let action: Selector
  /// A value of the program's own.
  public let propertyList: Any?
  /// A longer title.
  open var discoverabilityTitle: String?

  /// An entry of a method.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image, attributes: attributes, state: state)
  }

  override func choose() { UIApplication.shared.sendAction(action, to: nil, from: self, for: nil) }
}
