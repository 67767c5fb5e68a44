// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Ledger

@MainActor
struct LedgerTests {
  private struct Window: View {
    @State var document = LedgerDocument()
    var body: some View { LedgerView(document: $document) }
  }

  private func host() -> ViewHost<Window> { ViewHost(Window(), size: CGSize(width: 1100, height: 700)) }

  @Test func tablesOfTextAreReadAgain() throws {
    let ledger = Ledger.sample
    let read = try Ledger(csv: ledger.csv)
    #expect(read.expenses.map(\.title) == ledger.expenses.map(\.title))
    #expect(read.total == ledger.total)
    #expect(throws: CSVError.self) { try Ledger(csv: "title\nonly a title") }
  }

  @Test func aPlaceShowsItsExpenses() throws {
    let browser = Browser()
    let ledger = Ledger.sample
    browser.place = .category(.food)
    #expect(browser.shown(in: ledger).allSatisfy { $0.category == .food })
    browser.place = .unpaid
    browser.search = "rent"
    #expect(browser.shown(in: ledger).allSatisfy { !$0.isPaid && $0.title.hasPrefix("Rent") })
  }

  @Test func theSidebarChoosesWhatIsShown() throws {
    let host = host()
    try host.get(.text("Unpaid")).tap()
    try host.settle()
    #expect(host.all(.text("Rent 2")).isEmpty)
    try host.get(.text("Overview")).tap()
    try host.settle()
    #expect(host.all(.text("Rent 2")).isEmpty)
  }

  @Test func aSelectedExpenseIsInTheInspector() throws {
    let host = host()
    try host.get(.text("Lamp 39")).tap()
    try host.settle()
    #expect(host.all(.label("Title")).count >= 1)
  }
}
