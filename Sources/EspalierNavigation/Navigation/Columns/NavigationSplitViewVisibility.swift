// SPDX-License-Identifier: MIT

/// The shown columns of a split view.
public struct NavigationSplitViewVisibility: Codable, Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  /// Nil for an unknown name.
  init?(name: String) {
    let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
    guard all.contains(where: { $0.name == name }) else { return nil }
    self.name = name
  }

  /// All columns that fit into the window.
  public static let automatic = NavigationSplitViewVisibility("automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility("all")
  /// The last two of three columns; both of two.
  public static let doubleColumn = NavigationSplitViewVisibility("doubleColumn")
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility("detailOnly")

  /// Number of shown columns in front of the detail.
  func shownColumns(of leading: Int) -> Int {
    switch self {
    case .detailOnly: 0
    case .doubleColumn: min(1, leading)
    default: leading
    }
  }

  /// The visibility with a hidden sidebar, given the number of columns in front of the detail.
  static func withoutSidebar(of leading: Int) -> NavigationSplitViewVisibility {
    leading > 1 ? .doubleColumn : .detailOnly
  }
}
