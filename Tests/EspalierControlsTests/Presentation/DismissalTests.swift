// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The time at which `onDismiss` of sheets and full-screen covers runs: the case state/s5.
@MainActor
@Suite("onDismiss") struct DismissalTests {
  private struct Page: Identifiable {
    let id: Int
    var title = ""
  }

  enum Kind: CaseIterable { case sheet, cover }

  private struct Items: View {
    let kind: Kind
    let log: Log
    var disablesAnimations = false
    @State private var page: Page?

    var body: some View {
      let buttons = VStack {
        Button("Open") { set(Page(id: 1)) }
        Text("page \(page?.id ?? 0)")
      }
      switch kind {
      case .sheet: buttons.sheet(item: $page, onDismiss: { log.lines.append("dismiss") }, content: content)
      case .cover: buttons.fullScreenCover(item: $page, onDismiss: { log.lines.append("dismiss") }, content: content)
      }
    }

    private func content(_ shown: Page) -> some View {
      VStack {
        Text("shown \(shown.id)\(shown.title)")
        Button("Next") { set(Page(id: shown.id + 1)) }
        Button("Rename") { page?.title = " renamed" }
        Button("Close") { set(nil) }
      }
      .onAppear { log.lines.append("appear \(shown.id)") }
      .onDisappear { log.lines.append("disappear \(shown.id)") }
    }

    private func set(_ new: Page?) {
      var transaction = Transaction()
      transaction.disablesAnimations = disablesAnimations
      withTransaction(transaction) { page = new }
    }
  }

  private func host(_ kind: Kind, _ look: Look, _ log: Log, disablesAnimations: Bool = false) -> ViewHost<Items> {
    ViewHost(
      Items(kind: kind, log: log, disablesAnimations: disablesAnimations), size: CGSize(width: 400, height: 800),
      look: look)
  }

  @Test(
    "onDismiss runs after the views have disappeared, and between two items", arguments: Kind.allCases,
    [Look.desktop, .phone])
  func items(_ kind: Kind, _ look: Look) throws {
    for disablesAnimations in [false, true] {
      let log = Log()
      let host = host(kind, look, log, disablesAnimations: disablesAnimations)
      try host.get(.text("Open")).tap()
      try host.settle()
      try host.get(.text("Rename")).tap()
      try host.settle()
      #expect(host.all(.text("shown 1 renamed")).count == 1)
      #expect(log.lines == ["appear 1"])
      try host.get(.text("Next")).tap()
      try host.settle()
      #expect(log.lines == ["appear 1", "disappear 1", "dismiss", "appear 2"])
      #expect(host.all(.text("shown 1")).isEmpty && host.all(.text("shown 2")).count == 1)
      try host.get(.text("Close")).tap()
      try host.settle()
      #expect(log.lines.suffix(2) == ["disappear 2", "dismiss"] && log.lines.count == 6)
      try host.get(.text("Open")).tap()
      try host.settle()
      #expect(host.all(.text("shown 1")).count == 1)
    }
  }

  @Test("onDismiss waits until the sheet has slid away", arguments: Kind.allCases)
  func slides(_ kind: Kind) throws {
    let log = Log()
    let host = host(kind, .phone, log)
    try host.get(.text("Open")).tap()
    try host.settle()
    try host.get(.text("Close")).tap()
    try host.advance(by: .seconds(0.05))
    #expect(log.lines == ["appear 1"])
    try host.settle()
    #expect(log.lines == ["appear 1", "disappear 1", "dismiss"])
  }

  private struct Toggled: View {
    let log: Log
    @State private var isOpen = false
    @State private var isHere = true
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Open") { isOpen = true }
        Button("Remove") { isHere = false }
        if isHere {
          Color.red
            .sheet(
              isPresented: $isOpen,
              onDismiss: {
                count += 1; log.lines.append("dismiss \(isOpen)")
              }
            ) {
              Inside(log: log, again: { isOpen = true }, remove: { isHere = false })
            }
        }
      }
    }
  }

  private struct Inside: View {
    let log: Log
    let again: () -> Void
    let remove: () -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Done") { dismiss() }
      Button("Done and again") {
        dismiss()
        DispatchQueue.main.async { again() }
      }
      Button("Remove all") { remove() }
        .onDisappear { log.lines.append("disappear") }
    }
  }

  @Test("onDismiss runs once for each way to leave a sheet, with the latest state")
  func ways() throws {
    let log = Log()
    let host = ViewHost(Toggled(log: log), size: CGSize(width: 400, height: 800))
    for way in 1...2 {
      try host.get(.text("Open")).tap()
      try host.settle()
      if way == 1 { try host.get(.text("Done")).tap() } else { host.keys.press(.escape, modifiers: []) }
      try host.settle()
      #expect(host.all(.text("count \(way)")).count == 1)
    }
    #expect(log.lines == ["disappear", "dismiss false", "disappear", "dismiss false"])
  }

  @Test("A sheet that goes with the view that presents it was not dismissed")
  func goesWithItsView() throws {
    let log = Log()
    let host = ViewHost(Toggled(log: log), size: CGSize(width: 400, height: 800))
    try host.get(.text("Open")).tap()
    try host.settle()
    try host.get(.text("Remove all")).tap()
    try host.settle()
    #expect(log.lines == ["disappear"])
    #expect(host.all(.text("Done")).isEmpty)
  }
}
