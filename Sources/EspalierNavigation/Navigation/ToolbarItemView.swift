// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierPrimitives

/// An item as a bar shows it. It has the environment of the view with the toolbar, except for values that the bar sets for its
/// items.
struct ToolbarItemView: View {
  let item: _ToolbarEntry

  var body: some View { item.content.modifier(ToolbarItemEnvironment(item: item.environment)) }
}

private struct ToolbarItemEnvironment: ViewModifier {
  /// The environment of the item; nil keeps the bar's.
  let item: EnvironmentValues?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { [item] values in
      guard var item, let bar = values.surroundings else { return }
      item.leavePlace()
      item.isBelowBar = values.isBelowBar
      values = values.rebased(from: bar.values, onto: item)
      // The view with the toolbar may have a different size of text.
      if values.isBarItem { values.enterBar() }
    }
  }
}

/// Marks the surroundings of a bar: the environment that is set inside applies to the bar's items.
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
  @EnvironmentEntry fileprivate var surroundings: Surroundings? = nil
}
