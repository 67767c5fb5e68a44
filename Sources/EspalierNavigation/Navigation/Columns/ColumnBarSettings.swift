// SPDX-License-Identifier: MIT

import EspalierCore

/// The settings of the columns of a split view for their bars, in the order of the columns.
enum ColumnBarSettingsKey: PreferenceKey {
  static var defaultValue: [NavigationBarSettings] { [] }
  static func reduce(value: inout [NavigationBarSettings], nextValue: () -> [NavigationBarSettings]) {
    value += nextValue()
  }
}

/// Keeps the settings of a column separate from those of the others; a column that is not shown has none.
struct ColumnBarSettings: _PrimitiveViewModifier {
  let isShown: Bool

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let settings = outputs.preferences?.attribute(for: NavigationBarSettingsKey.self)
    outputs.transform(NavigationBarSettingsKey.self) { $0 = NavigationBarSettings() }
    outputs.transform(ColumnBarSettingsKey.self) {
      if modifier.attribute.value.isShown, let settings { $0 = [settings.value] }
    }
    return outputs
  }
}

/// Gives the views around a split view, in particular the window, the title of the last column that has one.
struct JoinedColumnBarSettings: _PrimitiveViewModifier {
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let columns = outputs.preferences?.attribute(for: ColumnBarSettingsKey.self)
    outputs.transform(NavigationBarSettingsKey.self) { settings in
      guard let titled = columns?.value.last(where: { $0.title != nil }) else { return }
      settings.title = titled.title
      settings.subtitle = titled.subtitle
    }
    outputs.transform(ColumnBarSettingsKey.self) { $0 = [] }
    return outputs
  }
}
