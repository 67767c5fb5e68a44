// SPDX-License-Identifier: MIT

import SwiftUI

/// The selected expense, beside the table.
struct ExpenseInspector: View {
  @Binding var ledger: Ledger
  let selection: Set<Expense.ID>

  var body: some View {
    if let id = selection.first, selection.count == 1, let expense = ledger[id] {
      ExpenseForm(expense: Binding(get: { ledger[id] ?? expense }, set: { ledger[id] = $0 }))
    } else if selection.isEmpty {
      ContentUnavailableView(
        "No Selection", systemImage: "sidebar.right", description: Text("Choose an expense to see its details."))
    } else {
      ContentUnavailableView("\(selection.count) expenses", systemImage: "square.stack")
    }
  }
}

struct ExpenseForm: View {
  @Binding var expense: Expense

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $expense.title)
        TextField("Amount", value: $expense.amount, format: .number.precision(.fractionLength(2)))
        DatePicker("Date", selection: $expense.date, displayedComponents: .date)
        Picker("Category", selection: $expense.category) {
          ForEach(Category.allCases) { Text($0.title).tag($0) }
        }
        Toggle("Paid", isOn: $expense.isPaid)
      }
      Section("Note") {
        TextField("Note", text: $expense.note, axis: .vertical).lineLimit(3...6).labelsHidden()
      }
    }
    .formStyle(.grouped)
  }
}

/// A sheet with the form of an expense that is not in the ledger yet.
struct NewExpense: View {
  let add: (Expense) -> Void
  @State private var expense = Expense(title: "", amount: 0, date: .now, category: .food)
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ExpenseForm(expense: $expense)
        .navigationTitle("New Expense")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") {
              add(expense)
              dismiss()
            }
            .disabled(expense.title.isEmpty)
          }
        }
    }
    .frame(minWidth: 380, minHeight: 420)
  }
}

struct SettingsView: View {
  @AppStorage("currency") private var currency = "EUR"
  @AppStorage("warns") private var warns = true

  var body: some View {
    TabView {
      Tab("General", systemImage: "gearshape") {
        Form {
          Picker("Currency", selection: $currency) {
            ForEach(["EUR", "USD", "GBP", "SAR"], id: \.self) { Text($0).tag($0) }
          }
          Toggle(isOn: $warns) {
            Text("Ask before deleting")
            Text("Undo brings expenses back in any case.")
          }
        }
        .formStyle(.grouped)
      }
      Tab("About", systemImage: "info.circle") { Text("Ledger, an example of Espalier") }
    }
    .frame(width: 460, height: 260)
  }
}
