// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// What views have for the bars and pages of the navigation containers in them, a value of each type. The nearest container takes
/// it; what is presented begins without.
package struct ContainerOffers {
  private var values: [ObjectIdentifier: Any] = [:]

  package nonisolated init() {}

  package subscript<Offer>(type: Offer.Type) -> Offer? {
    get { values[ObjectIdentifier(type)] as? Offer }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension EnvironmentValues {
  private enum OffersKey: EnvironmentKey { static var defaultValue: ContainerOffers { ContainerOffers() } }
  private enum PageKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum LargeTitleKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

  package var containerOffers: ContainerOffers {
    get { self[OffersKey.self] }
    set { self[OffersKey.self] = newValue }
  }

  /// Whether a page around shows the items of toolbars.
  package var isOnPage: Bool {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }

  /// The height of the large title above a page around, in points.
  package var largeTitleHeight: CGFloat {
    get { self[LargeTitleKey.self] }
    set { self[LargeTitleKey.self] = newValue }
  }
}
