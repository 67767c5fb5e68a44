// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// How a page, a sheet or a cover comes and goes.
public protocol NavigationTransition {
  /// The view that it grows out of; nil where it moves as usual.
  var _source: _NavigationTransitionSource? { get }
}

/// The view out of which a page grows.
public struct _NavigationTransitionSource: Hashable {
  let key: TransitionSources.Key
}

/// The usual transition: pages come from the trailing edge, sheets and covers from below.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: _NavigationTransitionSource? { nil }
}

/// A transition that grows out of a view and goes back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _NavigationTransitionSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As usual.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view with `matchedTransitionSource(id:in:)`. Where that is not on screen, the transition is the usual one.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _source: _NavigationTransitionSource(
        key: TransitionSources.Key(namespace: namespace, id: AnyHashable(sourceID))))
  }
}

/// What the views of a page request for its coming and going.
package enum NavigationTransitionKey: PreferenceKey {
  package static var defaultValue: TransitionSources.Key? { nil }
  package static func reduce(value: inout TransitionSources.Key?, nextValue: () -> TransitionSources.Key?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// How the page of a `NavigationStack`, the sheet or the cover that this view is in comes and goes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = style._source?.key
    // In an inner page, the outer modifier wins, as with other settings of pages.
    return transformPreference(NavigationTransitionKey.self) { $0 = source }
  }
}
