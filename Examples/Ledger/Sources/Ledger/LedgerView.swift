// SPDX-License-Identifier: MIT

import SwiftUI
import UniformTypeIdentifiers

/// A window of the program.
struct LedgerView: View {
  @Binding var document: LedgerDocument
  @State private var browser = Browser()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    NavigationSplitView {
      Sidebar(ledger: document.ledger, place: $browser.place)
        .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 320)
    } detail: {
      page
        .navigationSplitViewColumnWidth(min: 440, ideal: 700)
        .inspector(isPresented: $browser.showsInspector) {
          ExpenseInspector(ledger: $document.ledger, selection: browser.selection)
            .inspectorColumnWidth(min: 220, ideal: 260, max: 360)
        }
        .toolbar {
          ToolbarItemGroup {
            Button("New Expense", systemImage: "plus") { browser.isAdding = true }
            Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
              .disabled(undoManager?.canUndo != true)
            Toggle("Inspector", systemImage: "sidebar.right", isOn: $browser.showsInspector)
          }
        }
    }
    .focusedSceneValue(\.browser, browser)
    .sheet(isPresented: $browser.isAdding) {
      NewExpense { document.ledger.add($0) }
    }
    .confirmationDialog(
      "Delete \(browser.deletion.count) expenses?",
      isPresented: Binding(get: { !browser.deletion.isEmpty }, set: { if !$0 { browser.deletion = [] } })
    ) {
      Button("Delete", role: .destructive) {
        document.ledger.delete(browser.deletion)
        browser.selection.subtract(browser.deletion)
      }
    }
    .fileExporter(
      isPresented: $browser.isExporting, document: CSVDocument(document.ledger), contentType: .commaSeparatedText,
      defaultFilename: "Ledger"
    ) { result in
      if case .failure(let error) = result { browser.problem = error.localizedDescription }
    }
    .fileImporter(isPresented: $browser.isImporting, allowedContentTypes: [.commaSeparatedText, .plainText]) { result in
      do { try load(result.get()) } catch { browser.problem = error.localizedDescription }
    }
    .alert(
      "The file was not read",
      isPresented: Binding(get: { browser.problem != nil }, set: { _ in browser.problem = nil })
    ) {
      Button("OK") {}
    } message: {
      Text(browser.problem ?? "")
    }
  }

  @ViewBuilder private var page: some View {
    if browser.place == .overview {
      Overview(ledger: document.ledger)
    } else {
      ExpenseTable(ledger: $document.ledger, browser: browser)
        .searchable(text: $browser.search, prompt: "Find expenses")
        .dropDestination(for: URL.self) { urls, _ in
          do { for url in urls { try load(url) } } catch { browser.problem = error.localizedDescription }
          return true
        }
    }
  }

  private func load(_ url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    document.ledger.expenses += try Ledger(csv: text).expenses
  }
}
