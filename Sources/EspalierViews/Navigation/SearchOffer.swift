// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// The field of a search, for whatever has the place for it: the view that is searched, or a navigation container in it.
@MainActor
struct SearchOffer {
  /// With its scopes and suggestions, for the upper edge of a view.
  let field: AnyView
  /// With its suggestions, for a bar.
  let barField: AnyView
  /// For the upper edge of a view whose bar has the field; empty while none are shown.
  let scopes: AnyView
  /// Whether it belongs at the upper edge of a split view's first column, in any look.
  let isForSidebar: Bool
  /// Whether the bar of the page has the field.
  var isInBar: Bool

  /// For the detail of a split view that is searched as a whole.
  var inBar: SearchOffer {
    var offer = self
    offer.isInBar = true
    return offer
  }
}

extension ContainerOffers {
  /// Of the nearest search around.
  var search: SearchOffer? {
    get { self[SearchOffer.self] }
    set { self[SearchOffer.self] = newValue }
  }
}

/// Whether a navigation container is inside, whose pages have the field of a search around it.
enum TakesSearchKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Shows the field of a search at the upper edge of a view or in its bar, unless a navigation container inside does so.
struct SearchedContent: ViewModifier {
  /// Nil where nothing is searched.
  let offer: SearchOffer?
  @State private var isTaken = false

  init(offer: SearchOffer?) { self.offer = offer }

  @ViewBuilder func body(content: Content) -> some View {
    if let offer {
      VStack(spacing: 0) {
        // Suggestions are drawn over the content, and stand before it, so that Tab goes from the field to them.
        if !isTaken { (offer.isInBar ? offer.scopes : offer.field).zIndex(1) }
        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .environment(\.containerOffers.search, offer)
          .onPreferenceChange(TakesSearchKey.self) { isTaken = $0 }
      }
      .backgroundPreferenceValue(ListBackgroundKey.self) { color in
        // The field stands on the background of the list below it.
        if let color, !isTaken { Color(color).ignoresSafeArea(edges: [.top, .horizontal]) }
      }
      .toolbar { if offer.isInBar, !isTaken { ToolbarItem(placement: .search) { offer.barField } } }
    } else {
      content
    }
  }
}
