// SPDX-License-Identifier: MIT

import SwiftUI

struct ExpenseTable: View {
  @Binding var ledger: Ledger
  @Bindable var browser: Browser
  @AppStorage("currency") private var currency = "EUR"

  var body: some View {
    let rows = browser.shown(in: ledger)
    Table(rows, selection: $browser.selection, sortOrder: $browser.sortOrder) {
      TableColumn("Title", value: \.title).width(min: 120, ideal: 260)
      TableColumn("Category", value: \.categoryName) { expense in
        Label(expense.category.title, systemImage: expense.category.symbol)
      }
      .width(min: 100, ideal: 130)
      TableColumn("Date", value: \.date) { Text($0.date, format: .dateTime.day().month().year()) }
        .width(min: 120, ideal: 130)
      TableColumn("Amount", value: \.amount) { expense in
        Text(expense.amount, format: .currency(code: currency)).monospacedDigit()
      }
      .width(min: 90, ideal: 100)
      .alignment(.numeric)
    }
    .contextMenu(forSelectionType: Expense.ID.self) { ids in
      Menu("Category") {
        ForEach(Category.allCases) { category in
          Button(category.title) { ledger.change(ids, to: category) }
        }
      }
      Button("Delete", role: .destructive) { browser.deletion = ids }
    }
    .accessibilityLabel("Expenses")
    .onDeleteCommand { browser.deletion = browser.selection }
    .overlay {
      if rows.isEmpty {
        ContentUnavailableView("No Expenses", systemImage: "tray", description: Text("Nothing is in this place."))
      }
    }
    .navigationTitle("Expenses")
    .navigationSubtitle("\(rows.count) of \(ledger.expenses.count)")
  }
}
