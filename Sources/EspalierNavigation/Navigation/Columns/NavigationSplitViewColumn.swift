// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// From the leading edge of a view of three columns.
  let number: Int
  private init(_ number: Int) { self.number = number }

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(0)
  /// The column in the middle, of three.
  public static let content = NavigationSplitViewColumn(1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(2)

  /// The column at a place, of so many.
  init(place: Int, of count: Int) { number = place == count - 1 ? 2 : place }

  /// Which it is of so many columns, from zero.
  func place(of count: Int) -> Int { min(number, count - 1) }
}

/// The stack that each column of a split view is in. A stack that is in the column itself takes its place: there is one bar.
struct ColumnStack {
  /// The way back from the column, in a narrow window.
  var back: NavigationBack?
  /// What the button in the column's bar does that shows and hides the sidebar; nil without the button.
  var sidebarToggle: SidebarToggle?
}

extension EnvironmentValues {
  /// What a stack takes the place of; nil where it is not all that is in a column of a split view.
  var columnStack: ColumnStack? {
    get { containerOffers[ColumnStack.self] }
    set { containerOffers[ColumnStack.self] = newValue }
  }
}
