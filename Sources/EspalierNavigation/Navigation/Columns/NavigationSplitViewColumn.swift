// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// Position from the leading edge of a view of three columns.
  let number: Int
  private init(_ number: Int) { self.number = number }

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(0)
  /// The column in the middle, of three.
  public static let content = NavigationSplitViewColumn(1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(2)

  /// The column at a position, of `count` columns.
  init(place: Int, of count: Int) { number = place == count - 1 ? 2 : place }

  /// The position among `count` columns, from zero.
  func place(of count: Int) -> Int { min(number, count - 1) }
}

/// The stack that each column of a split view is in. A stack inside the column replaces it: there is one bar.
struct ColumnStack {
  /// The back button of the column, in a narrow window.
  var back: NavigationBack?
  /// The action of the button in the column's bar that toggles the sidebar; nil without the button.
  var sidebarToggle: SidebarToggle?
}

extension EnvironmentValues {
  /// The column's stack that an inner stack replaces; nil if the inner one is not the whole content of a column.
  var columnStack: ColumnStack? {
    get { containerOffers[ColumnStack.self] }
    set { containerOffers[ColumnStack.self] = newValue }
  }
}
