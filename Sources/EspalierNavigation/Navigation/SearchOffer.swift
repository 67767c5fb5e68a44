// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The field of a search, for whatever has the place for it: the view that is searched, or a navigation container in it.
@MainActor
struct SearchOffer {
  /// With its scopes and suggestions, for the upper edge of a view.
  let field: AnyView
  /// With its suggestions, for a bar.
  let barField: AnyView
  /// For the upper edge of a view whose bar has the field; empty while none are shown.
  let scopes: AnyView
  /// In the place of what is searched; nil where they are none, or a menu below the field.
  let suggestions: AnyView?
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

/// Whether suggestions are in the place of what is searched.
enum ReplacesContentKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Shows the field of a search at the upper edge of a view or in its bar, unless a navigation container inside does so.
struct SearchedContent: ViewModifier {
  /// Nil where nothing is searched.
  let offer: SearchOffer?
  @State private var isTaken = false
  @State private var isReplaced = false
  @State private var fieldHeight: CGFloat = 0
  /// How far the content has gone up below the field, in points, as far as that moves the field.
  @State private var scrolled: CGFloat = 0
  @State private var listBackground: SystemColor?
  @Environment(\.largeTitleHeight) private var largeTitle
  @Environment(\.design) private var design

  init(offer: SearchOffer?) { self.offer = offer }

  @ViewBuilder func body(content: Content) -> some View {
    if let offer {
      Group {
        if design.bar.hasLargeTitles { belowLargeTitle(content, offer) } else { below(content, offer) }
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

  private func below(_ content: Content, _ offer: SearchOffer) -> some View {
    VStack(spacing: 0) {
      // Suggestions are drawn over the content, and stand before it, so that Tab goes from the field to them.
      if !isTaken { (offer.isInBar ? offer.scopes : offer.field).zIndex(1) }
      searched(content, offer)
    }
  }

  /// The field goes up with a large title above it, so the content has the space below both, and goes behind the field.
  private func belowLargeTitle(_ content: Content, _ offer: SearchOffer) -> some View {
    let collapse = min(scrolled, largeTitle)
    return ZStack(alignment: .top) {
      if !isTaken {
        (offer.isInBar ? offer.scopes : offer.field)
          .background {
            Color(scrolled > largeTitle ? .barBackground : listBackground ?? .background)
              .ignoresSafeArea(edges: .horizontal)
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            fieldHeight = $0
          }
          .offset(y: -collapse)
          .zIndex(1)
      }
      searched(content, offer)
        .accessibilityHidden(isReplaced)
        .overlay { if !isTaken { offer.suggestions.padding(.top, -collapse) } }
        .onPreferenceChange(ReplacesContentKey.self) { isReplaced = $0 }
        .onPreferenceChange(ListBackgroundKey.self) { listBackground = $0 }
        .safeAreaPadding(.top, isTaken ? 0 : fieldHeight)
        .modifier(ScrolledDistance(limit: largeTitle) { if scrolled != $0 { scrolled = $0 } })
    }
  }

  private func searched(_ content: Content, _ offer: SearchOffer) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.containerOffers.search, offer)
      .onPreferenceChange(TakesSearchKey.self) { isTaken = $0 }
  }
}
