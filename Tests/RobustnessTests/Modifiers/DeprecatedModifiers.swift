// SPDX-License-Identifier: MIT

import SwiftUI

/// Rows by way of a protocol: a use of the witness is no use of what it names, for which the compiler would warn.
@MainActor
protocol ModifierRows {
  static var rows: [ModifierEffectTests.Row] { get }
}

/// Modifiers that Apple has deprecated, and programs have.
@MainActor
enum DeprecatedModifiers: ModifierRows {
  private typealias Row = ModifierEffectTests.Row
  private static var title: String { ModifierEffects.title }
  private static var text: Text { ModifierEffects.text }

  private static func page(_ change: @escaping (Text) -> some View) -> some View { ModifierEffects.page(change) }

  private static func aboveBar(_ change: @escaping (Color) -> some View) -> some View {
    change(.red).safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50) }
  }

  private static func pair(_ change: @escaping (Text) -> some View) -> some View {
    VStack {
      text
      change(Text("Two"))
    }.accessibilityElement(children: .contain)
  }

  @available(*, deprecated)
  static var rows: [ModifierEffectTests.Row] {
    let shown = Binding.constant(true)
    let item = Binding<ModifierEffects.Item?>.constant(ModifierEffects.Item())
    return [
      Row("edgesIgnoringSafeArea", aboveBar { $0 }) { _ in aboveBar { $0.edgesIgnoringSafeArea(.all) } },
      Row("accentColor", Button("One") {}) { $0.accentColor(.red) },
      Row("accessibility(hint:)", text) { $0.accessibility(hint: Text("Hint")) },
      Row("accessibility(sortPriority:)", pair { $0 }) { _ in pair { $0.accessibility(sortPriority: 1) } },
      Row("contextMenu of a value", text) { $0.contextMenu(ContextMenu { Button("Item") {} }) },
      Row("alert(item:)", text) { $0.alert(item: item) { _ in Alert(title: Text("Alert")) } },
      Row("actionSheet(isPresented:)", text) { view in
        view.actionSheet(isPresented: shown) { ActionSheet(title: Text("Sheet")) }
      },
      Row("actionSheet(item:)", text) { view in view.actionSheet(item: item) { _ in ActionSheet(title: Text("Sheet")) }
      },
      Row("navigationBarHidden", page { $0.navigationTitle("Page") }) { _ in
        page { $0.navigationTitle("Page").navigationBarHidden(true) }
      },
      Row("navigationBarTitle of a text", page { $0 }) { _ in page { $0.navigationBarTitle(Text("Page")) } },
      Row("navigationBarTitle of a key", page { $0 }) { _ in page { $0.navigationBarTitle("Page") } },
      Row("navigationBarTitle of a string", page { $0 }) { _ in page { $0.navigationBarTitle(title) } },
      Row("navigationBarTitle of a text with a mode", page { $0 }) { _ in
        page { $0.navigationBarTitle(Text("Page"), displayMode: .inline) }
      },
      Row("navigationBarTitle of a key with a mode", page { $0 }) { _ in
        page { $0.navigationBarTitle("Page", displayMode: .inline) }
      },
      Row("navigationBarTitle of a string with a mode", page { $0 }) { _ in
        page { $0.navigationBarTitle(title, displayMode: .inline) }
      },
      Row("navigationBarItems(leading:)", page { $0.navigationTitle("Page") }) { _ in
        page { $0.navigationTitle("Page").navigationBarItems(leading: Button("Lead") {}) }
      },
      Row("navigationBarItems(trailing:)", page { $0.navigationTitle("Page") }) { _ in
        page { $0.navigationTitle("Page").navigationBarItems(trailing: Button("Trail") {}) }
      },
      Row("navigationBarItems(leading:trailing:)", page { $0.navigationTitle("Page") }) { _ in
        page { $0.navigationTitle("Page").navigationBarItems(leading: Button("Lead") {}, trailing: Button("Trail") {}) }
      },
    ]
  }
}
