// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Bars in a phone's look.
@MainActor
@Suite struct PhoneBarTests {
  @Test("An item with a symbol shows it alone; its title is for screen readers", arguments: [Look.phone, .desktop])
  func icons(_ look: Look) throws {
    let host = ViewHost(
      NavigationStack {
        Text("Page").navigationTitle("All Expenses").toolbar {
          Button("Add Expense", systemImage: "plus") {}
          Toggle("Details", systemImage: "sidebar.trailing", isOn: .constant(true))
          Button("Done") {}
        }
      }, size: CGSize(width: 320, height: 400), look: look)
    let texts = host.drawnTexts.map(\.string)
    #expect(!texts.contains("Add Expense") && !texts.contains("Details") && texts.contains("Done"))
    #expect(try host.get(.role(.button, name: "Add Expense")).frame.width < 60)
    #expect(host.all(.role(.toggle, name: "Details")).count == 1)
    let title = try #require(host.drawnTexts.first { $0.string == "All Expenses" })
    #expect(title.frame.height < 45)
  }
}
