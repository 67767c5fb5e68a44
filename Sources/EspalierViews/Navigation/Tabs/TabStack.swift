// SPDX-License-Identifier: MIT

import EspalierCore

/// The navigation stack that a tab's page is, for the bar: a tab that is chosen again goes back to its first page.
@MainActor
final class TabStack {
  /// Leaves the pages above the first one; nil where there are none.
  var leavePages: (@MainActor () -> Void)?

  nonisolated init() {}
}

/// Those of a tab view, by the numbers of the tabs.
@MainActor
final class TabStacks {
  private var stacks: [Int: TabStack] = [:]

  nonisolated init() {}

  subscript(number: Int) -> TabStack {
    if let known = stacks[number] { return known }
    let new = TabStack()
    stacks[number] = new
    return new
  }
}

extension EnvironmentValues {
  private enum StackKey: EnvironmentKey { static var defaultValue: TabStack? { nil } }

  /// For a navigation container that fills a tab's page.
  var tabStack: TabStack? {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
}
