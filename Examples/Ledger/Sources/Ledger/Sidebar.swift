// SPDX-License-Identifier: MIT

import SwiftUI

struct Sidebar: View {
  let ledger: Ledger
  @Binding var place: Browser.Place?

  var body: some View {
    List(selection: $place) {
      Label("All Expenses", systemImage: "tray.full").badge(ledger.expenses.count).tag(Browser.Place.all)
      Label("Unpaid", systemImage: "clock").badge(ledger.expenses.count { !$0.isPaid }).tag(Browser.Place.unpaid)
      Label("Overview", systemImage: "chart.bar").tag(Browser.Place.overview)
      Section("Categories") {
        ForEach(Category.allCases) { category in
          Label(category.title, systemImage: category.symbol)
            .listItemTint(category.color)
            .tag(Browser.Place.category(category))
        }
      }
    }
    .accessibilityLabel("Ledger")
    .navigationTitle("Ledger")
  }
}
