// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// A desktop's window as `Examples/Ledger` has it: a sidebar, a table, an inspector with a form.
private struct DesktopScreen: View {
  struct Item: Identifiable {
    let id: Int
    var title: String { "Expense \(id)" }
    var place: String { ["Food", "Home", "Travel", "Health", "Fun"][id % 5] }
    var amount: Double { Double(id * 37 % 190) + 4.5 }
    var date: Date { Date(timeIntervalSinceReferenceDate: 750_000_000 + Double(id) * 86_400) }
  }

  private let items = (0..<40).map { Item(id: $0) }
  @State private var place: String? = "Food"
  @State private var selection: Set<Int> = [39]
  @State private var search = ""
  @State private var title = "Lamp"
  @State private var isPaid = true

  var body: some View {
    NavigationSplitView {
      List(selection: $place) {
        Section("Categories") {
          ForEach(["Food", "Home", "Travel", "Health", "Fun"], id: \.self) { Label($0, systemImage: "cart") }
        }
      }
      .navigationTitle("Places")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 320)
    } detail: {
      Table(items, selection: $selection) {
        TableColumn("Title", value: \.title)
        TableColumn("Place") { Label($0.place, systemImage: "house") }.width(min: 100, ideal: 130)
        TableColumn("Date") { Text($0.date, format: .dateTime.day().month().year()) }.width(min: 90, ideal: 130)
        TableColumn("Amount") { Text($0.amount, format: .number).monospacedDigit() }.width(min: 80, ideal: 100)
      }
      .searchable(text: $search)
      .navigationTitle("Expenses")
      .inspector(isPresented: .constant(true)) {
        Form {
          TextField("Title", text: $title)
          Toggle("Paid", isOn: $isPaid)
        }
        .formStyle(.grouped)
        .inspectorColumnWidth(min: 220, ideal: 260, max: 360)
      }
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}

/// A window whose width goes from 1800 points to 600 and back, 8 at a time.
@MainActor
func resizingBenchmarks(_ report: Report) throws {
  let host = ViewHost(DesktopScreen(), size: CGSize(width: 1800, height: 800))
  try host.settle()
  var times: [Double] = []
  for round in 0..<3 {
    let widths = Array(stride(from: 1800, through: 600, by: -8)) + Array(stride(from: 600, through: 1800, by: 8))
    for width in widths {
      let start = processorMilliseconds()
      host.size = CGSize(width: width, height: 800)
      try host.update()
      // The first round makes the objects that the others reuse.
      if round > 0 { times.append(processorMilliseconds() - start) }
    }
  }
  times.sort()
  report.add("a desktop's window, resized: median frame", median(times), "ms")
  report.add("a desktop's window, resized: 99th of 100 frames", times[times.count * 99 / 100], "ms", goal: 8)
}
