// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierPrimitives

/// An item where a bar shows it. It has the environment of the view with the toolbar, but for what the bar sets for its items.
struct ToolbarItemView: View {
  let item: _ToolbarEntry

  var body: some View { item.content.modifier(ToolbarItemEnvironment(item: item.environment)) }
}

private struct ToolbarItemEnvironment: ViewModifier {
  /// Nil leaves the bar's.
  let item: EnvironmentValues?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { [item] values in
      guard var item, let bar = values.surroundings else { return }
      item.leavePlace()
      item.isBelowBar = values.isBelowBar
      values = values.rebased(from: bar.values, onto: item)
      // The view with the toolbar may have a size of text of its own.
      if values.isBarItem { values.enterBar() }
    }
  }
}

/// Around a bar: from here on it sets the environment for its items.
struct ToolbarSurroundings: ViewModifier {
  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { $0.surroundings = Surroundings(values: $0) }
  }
}

/// The environment around a bar.
private final class Surroundings: Equatable {
  let values: EnvironmentValues
  init(values: EnvironmentValues) { self.values = values }
  static func == (a: Surroundings, b: Surroundings) -> Bool { a === b || a.values == b.values }
}

extension EnvironmentValues {
  private enum SurroundingsKey: EnvironmentKey { static var defaultValue: Surroundings? { nil } }

  fileprivate var surroundings: Surroundings? {
    get { self[SurroundingsKey.self] }
    set { self[SurroundingsKey.self] = newValue }
  }
}
