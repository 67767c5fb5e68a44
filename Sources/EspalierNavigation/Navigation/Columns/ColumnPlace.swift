// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import EspalierPrimitives

/// A column of a split view as the columns before it find it: where the values of their links are shown.
///
/// A link with a value shows its page in the nearest later column with a stack that has a destination for the value, over that
/// stack's first page. Where none has, the link's own column makes the page, in place of the next column's content.
/// Source: Apple's reference, NavigationSplitView ("Embed a NavigationStack").
@MainActor
final class ColumnPlace: Equatable {
  /// The column after this one. The split view brings it up to date with each of its bodies, as what follows.
  weak var next: ColumnPlace?
  /// The column's own; weak, for it holds the column.
  weak var navigator: Navigator?
  /// Of the stack that stands in the column and takes the place of the column's own.
  weak var stack: Navigator?
  /// Whether a link of the column before shows its page in place of the column's content.
  var showsPage = false
  var isLast = false
  var bringToFront: () -> Void = {}
  /// A value for the column's content, which comes back in place of a link's page.
  private var awaited: AnyHashable?

  nonisolated init() {}
  nonisolated static func == (a: ColumnPlace, b: ColumnPlace) -> Bool { a === b }

  /// The stack that shows values over the column's first page.
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

  /// Shows a value in the nearest later column with a destination for it. False where there is none.
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

  /// The value that the column's content is to show now that it is back; nil where there is none, or after it was taken.
  func takeAwaited() -> AnyHashable? {
    defer { awaited = nil }
    return awaited
  }

  /// Another row was selected in this column: what values have put on the pages of later ones goes.
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
  /// Gives the next column its own content back, where the value of a link has taken its place.
  fileprivate func leaveNextColumn() {
    if path?.values.isEmpty == false { _ = path?.replace([]) }
  }
}

extension ContainerOffers {
  /// The column of a split view around, for the stack that stands in it.
  var column: ColumnPlace? {
    get { self[ColumnPlace.self] }
    set { self[ColumnPlace.self] = newValue }
  }

  /// How values are shown by what is written around the stacks of a column, in the column and around the split view.
  var destinations: NavigationDestinations {
    get { self[NavigationDestinations.self] ?? NavigationDestinations() }
    set { self[NavigationDestinations.self] = newValue }
  }
}
