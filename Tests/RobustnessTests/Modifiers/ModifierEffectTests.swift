// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Modifiers that no other test notices the loss of (`make mutants`): each changes what is drawn, or what screen readers find.
@MainActor
@Suite("Effects of modifiers")
struct ModifierEffectTests {
  /// A view, and the same with the modifier.
  struct Row {
    let name: String
    let shown: @MainActor (Look) -> (without: String, with: String)

    @MainActor init<Plain: View, Changed: View>(_ name: String, _ plain: Plain, _ change: (Plain) -> Changed) {
      let changed = change(plain)
      self.name = name
      shown = { (Self.shown(plain, $0), Self.shown(changed, $0)) }
    }

    @MainActor private static func shown(_ view: some View, _ look: Look) -> String {
      let host = ViewHost(view, size: CGSize(width: 300, height: 300), look: look)
      return host.dump(.displayList) + host.dump(.accessibility)
    }
  }

  /// The modifiers that change nothing in either look.
  private func unchanged(_ rows: [Row]) -> [String] {
    rows.filter { row in
      [Look.phone, .desktop].allSatisfy { look in
        let (without, with) = row.shown(look)
        return without == with
      }
    }.map(\.name)
  }

  @Test("Drawing and layout change") func drawing() { #expect(unchanged(ModifierEffects.drawing) == []) }

  @Test("Texts and pictures change") func texts() { #expect(unchanged(ModifierEffects.texts) == []) }

  @Test("What screen readers find changes") func accessibility() {
    #expect(unchanged(ModifierEffects.accessibility) == [])
  }

  @Test("Controls and rows change") func controls() { #expect(unchanged(ModifierEffects.controls) == []) }

  @Test("Presentations change") func presentations() { #expect(unchanged(ModifierEffects.presentations) == []) }

  @Test("Bars and pages change") func bars() { #expect(unchanged(ModifierEffects.bars) == []) }

  @Test("Deprecated modifiers change what they name") func deprecated() {
    let modifiers: any ModifierRows.Type = DeprecatedModifiers.self
    #expect(unchanged(modifiers.rows) == [])
  }
}
