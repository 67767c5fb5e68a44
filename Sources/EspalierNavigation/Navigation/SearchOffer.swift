// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The field of a search, for the view that shows it: the searched view, or a navigation container in it.
@MainActor
struct SearchOffer {
  /// The field with its scopes and suggestions, for the upper edge of a view.
  let field: AnyView
  /// The field with its suggestions, for a bar.
  let barField: AnyView
  /// The scopes for the upper edge of a view whose bar has the field; empty while none are shown.
  let scopes: AnyView
  /// Suggestions in place of the searched content; nil if there are none, or they are a menu below the field.
  let suggestions: AnyView?
  /// Whether the field is at the upper edge of a split view's first column, in any design.
  let isForSidebar: Bool
  /// Whether the field is in the middle of a bar.
  let isPrincipal: Bool
  /// Whether the field takes the place of the bar above now.
  let hidesBar: Bool
  /// Whether a page that takes the field has it in its bar.
  var prefersBar: Bool
  /// Whether the bar of the page has the field.
  var isInBar: Bool

  /// The offer for a page with the field in its bar, or at its upper edge.
  func inBar(_ isInBar: Bool) -> SearchOffer {
    var offer = self
    offer.isInBar = isInBar
    offer.prefersBar = isInBar
    return offer
  }
}

extension ContainerOffers {
  /// The offer of the nearest enclosing search.
  var search: SearchOffer? {
    get { self[SearchOffer.self] }
    set { self[SearchOffer.self] = newValue }
  }
}

/// Whether the content has a navigation container, whose pages show the field of an enclosing search.
enum TakesSearchKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether suggestions are in place of the searched content.
enum ReplacesContentKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Whether a search takes the place of the bar of its page.
enum SearchHidesBarKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Shows the field of a search at the upper edge of a view or in its bar, unless a navigation container inside shows it.
struct SearchedContent: ViewModifier {
  /// Nil without a search.
  let offer: SearchOffer?
  @State private var isTaken = false
  @State private var isReplaced = false
  @State private var fieldHeight: CGFloat = 0
  /// Distance by which the content has scrolled behind the field, in points, as far as it moves the field.
  @State private var scrolled: CGFloat = 0
  @State private var listBackground: SystemColor?
  @Environment(\.scrollSettings.collapsingTitle) private var largeTitle
  @Environment(\.design) private var design

  init(offer: SearchOffer?) { self.offer = offer }

  @ViewBuilder func body(content: Content) -> some View {
    if let offer {
      Group {
        if design.bar.hasLargeTitles { belowLargeTitle(content, offer) } else { below(content, offer) }
      }
      .backgroundPreferenceValue(ListBackgroundKey.self) { color in
        // The field has the background of the list below it.
        if let color, !isTaken { Color(color).ignoresSafeArea(edges: [.top, .horizontal]) }
      }
      .transformPreference(SearchHidesBarKey.self) { [hides = offer.hidesBar && !isTaken] in if hides { $0 = true } }
      .toolbar {
        if offer.isInBar, !isTaken {
          ToolbarItem(placement: offer.isPrincipal ? .principal : .search) { offer.barField }
        }
      }
    } else {
      content
    }
  }

  private func below(_ content: Content, _ offer: SearchOffer) -> some View {
    VStack(spacing: 0) {
      // Suggestions are drawn over the content, but precede it in the view order, so that Tab moves from the field to them.
      if !isTaken { (offer.isInBar ? offer.scopes : offer.field).zIndex(1) }
      searched(content, offer)
    }
  }

  /// The field moves up with a large title above it, so the content has the space below both, and scrolls behind the field.
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
