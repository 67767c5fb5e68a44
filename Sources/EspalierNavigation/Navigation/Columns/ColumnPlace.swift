// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import EspalierPrimitives

/// A column of a split view, as a destination for links in the columns before it.
///
/// A link with a value shows its page in the nearest later column with a stack that has a destination for the value, over that
/// stack's first page. If there is none, the link's own column makes the page, in place of the next column's content. Source:
/// Apple's reference, NavigationSplitView ("Embed a NavigationStack").
@MainActor
final class ColumnPlace: Equatable {
  /// The column after this one, set by each body of the split view.
  weak var next: ColumnPlace?
  /// The column's own navigator; weak, because it retains the column.
  weak var navigator: Navigator?
  /// The navigator of a stack inside the column that replaces the column's own.
  weak var stack: Navigator?
  /// Whether the page of a link in the column before is in place of the column's content.
  var showsPage = false
  var isLast = false
  var bringToFront: () -> Void = {}
  /// A value to show once the column's content replaces a link's page again.
  private var awaited: AnyHashable?

  nonisolated init() {}
  nonisolated static func == (a: ColumnPlace, b: ColumnPlace) -> Bool { a === b }

  /// The navigator that shows values over the column's first page.
  private var receiver: Navigator? { showsPage ? nil : stack ?? (isLast ? navigator : nil) }

  /// Shows the value of a link of this column in a later column. False if this column has to make the page.
  func showLater(_ value: AnyHashable) -> Bool {
    if showByDestination(value) { return true }
    if navigator?.destinations.contains(value) == true { return false }
    if let next, next.showsPage {
      next.awaited = value
      navigator?.leaveNextColumn()
      next.bringToFront()
      return true
    }
    // The stack warns that it has no destination.
    return show(value) { !$0.showsPage && $0.stack != nil }
  }

  /// Shows a value in the nearest later column with a destination for it. False if there is none.
  func showByDestination(_ value: AnyHashable) -> Bool {
    show(value) { $0.receiver?.destinations.contains(value) == true }
  }

  private func show(_ value: AnyHashable, inFirst isFor: (ColumnPlace) -> Bool) -> Bool {
    var column = next
    while let each = column, !isFor(each) { column = each.next }
    guard let column, column.receiver?.show(value) == true else { return false }
    navigator?.leaveNextColumn()
    column.bringToFront()
    return true
  }

  /// Returns the value that the restored content of the column must show, and clears it; nil if there is none.
  func takeAwaited() -> AnyHashable? {
    defer { awaited = nil }
    return awaited
  }

  /// Handles the selection of another row in this column: removes the pages that values have added to later columns.
  func selectionChanged(in frame: Int) {
    navigator?.popValues(in: frame)
    var column = next
    while let each = column {
      each.navigator?.popValues(in: frame)
      each.stack?.popValues(in: frame)
      column = each.next
    }
  }
}

extension Navigator {
  /// Restores the next column's own content, if the value of a link has replaced it.
  fileprivate func leaveNextColumn() {
    if path?.values.isEmpty == false { _ = path?.replace([]) }
  }
}

extension ContainerOffers {
  /// The enclosing column of a split view, for the stack inside it.
  var column: ColumnPlace? {
    get { self[ColumnPlace.self] }
    set { self[ColumnPlace.self] = newValue }
  }

  /// The destinations declared around the stacks of a column, in the column and around the split view.
  var destinations: NavigationDestinations {
    get { self[NavigationDestinations.self] ?? NavigationDestinations() }
    set { self[NavigationDestinations.self] = newValue }
  }
}
