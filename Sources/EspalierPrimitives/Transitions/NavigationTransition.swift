// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A transition of a page, a sheet or a cover.
public protocol NavigationTransition {
  /// The view out of which it grows; nil for the default transition.
  var _source: _NavigationTransitionSource? { get }
}

/// The view out of which a page grows.
public struct _NavigationTransitionSource: Hashable {
  let key: TransitionSources.Key
}

/// The default transition: pages come from the trailing edge, sheets and covers from below.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: _NavigationTransitionSource? { nil }
}

/// A transition that grows out of a view and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _NavigationTransitionSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view with `matchedTransitionSource(id:in:)`. If that view is not on screen, the default transition is used.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _source: _NavigationTransitionSource(
        key: TransitionSources.Key(namespace: namespace, id: AnyHashable(sourceID))))
  }
}

/// The transition that the views of a page request.
package enum NavigationTransitionKey: PreferenceKey {
  package static var defaultValue: TransitionSources.Key? { nil }
  package static func reduce(value: inout TransitionSources.Key?, nextValue: () -> TransitionSources.Key?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the transition of the `NavigationStack` page, the sheet or the cover that contains this view.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = style._source?.key
    // The outer modifier wins within a page, as with other settings of pages.
    return transformPreference(NavigationTransitionKey.self) { $0 = source }
  }
}
