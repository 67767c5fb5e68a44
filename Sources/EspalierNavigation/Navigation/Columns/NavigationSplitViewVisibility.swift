// SPDX-License-Identifier: MIT

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Codable, Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  /// Nil where none is called so.
  init?(name: String) {
    let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
    guard all.contains(where: { $0.name == name }) else { return nil }
    self.name = name
  }

  /// All columns for which the window is wide enough.
  public static let automatic = NavigationSplitViewVisibility("automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility("all")
  /// Of three columns the last two; of two both.
  public static let doubleColumn = NavigationSplitViewVisibility("doubleColumn")
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility("detailOnly")

  /// How many of the columns in front of the detail it shows.
  func shownColumns(of leading: Int) -> Int {
    switch self {
    case .detailOnly: 0
    case .doubleColumn: min(1, leading)
    default: leading
    }
  }

  /// What the user sees when the sidebar is hidden, beside so many columns in front of the detail.
  static func withoutSidebar(of leading: Int) -> NavigationSplitViewVisibility {
    leading > 1 ? .doubleColumn : .detailOnly
  }
}
