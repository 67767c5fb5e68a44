// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Values that views offer to the bars and pages of the navigation containers in them, one of each type. The nearest container
/// takes them; presentations begin without them.
package struct ContainerOffers {
  private var values: [ObjectIdentifier: Any] = [:]

  package nonisolated init() {}

  package subscript<Offer>(type: Offer.Type) -> Offer? {
    get { values[ObjectIdentifier(type)] as? Offer }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry package var containerOffers: ContainerOffers = ContainerOffers()

  /// Whether an enclosing page or window shows the items of toolbars.
  @EnvironmentEntry package var isOnPage: Bool = false

  /// Whether a stack is, for an infinite proposal, as large as the content of its first page: in a dialog, which has its size.
  @EnvironmentEntry package var pagesFitContent: Bool = false

  /// Whether the bar of a page has the page's search field, in designs with such fields.
  @EnvironmentEntry package var searchesInBar: Bool = true
}
