// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers

/// Handles the pushes of links in a stack, or in a column of a split view.
@MainActor
final class Navigator: Equatable {
  var path: NavigationPathAccess?
  /// The navigator's own column, whose links lead to the next one.
  var column: ColumnPlace?
  /// The column that contains the stack.
  var columnAround: ColumnPlace?
  /// The destinations of the first page: those declared in the page, and around the stack in its column and split view.
  private(set) var destinations = NavigationDestinations()
  /// The page that a view of the first page has presented on top of it.
  private var pageOnTop: NavigationPage?
  /// The frame in which the path last changed.
  private var changedFrame: Int?
  private var closeLink: (@MainActor () -> Void)?

  nonisolated init() {}
  nonisolated static func == (a: Navigator, b: Navigator) -> Bool { a === b }

  /// Stores new preferences of the first page.
  func take(_ content: NavigationContent, inherited: NavigationDestinations) {
    destinations = inherited.joined(with: content.destinations)
    pageOnTop = content.next
  }

  /// Closes the page of the last link: in a column whose links lead to the next one, one page is shown at a time.
  func opened(byLink close: @escaping @MainActor () -> Void) {
    closeLink?()
    closeLink = close
  }

  /// Shows the page of a link's value: on top of the stack, or, for a link of a column, in a later column.
  func push(_ value: AnyHashable) {
    if column?.showLater(value) == true { return }
    if !destinations.contains(value), columnAround?.showByDestination(value) == true { return }
    guard let path, !path.append(value) else { return }
    Diagnostics.warn(
      "The path of the navigation stack cannot hold a value of type \(type(of: value.base)): the link does nothing.",
      subject: "\(type(of: value.base))")
  }

  /// Shows the page of a value over the first page, in place of all others. False if the path cannot contain the value.
  func show(_ value: AnyHashable) -> Bool { path?.replace([value]) ?? false }

  /// Must be called in the frame in which the path changes.
  func pathChanged(in frame: Int) { changedFrame = frame }

  /// Removes the pages that values have added to the first page, by links and by `navigationDestination(item:)`, unless the
  /// program has set them in the same frame, by the same change or in response to it.
  func popValues(in frame: Int) {
    if let path, !path.values.isEmpty, changedFrame != frame, path.current() == path.values { _ = path.replace([]) }
    pageOnTop?.popsItem?(frame)
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var navigator: Navigator? = nil
}
