// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Views with equal values do not run again, whatever the order of their fields: the case looks/11.
@MainActor
@Suite("Views with equal values") struct EqualRowsTests {
  @MainActor final class Runs {
    var names: [String] = []
    func take() -> [String] {
      defer { names = [] }
      return names.sorted()
    }
  }

  private struct Gap: Identifiable, Equatable {
    let id: UUID
    var isOn = false
    var name: String
  }

  private struct Plain: Identifiable {
    let id: Int
    var isOn = false
    var number: Double
    var small: UInt8 = 1
    var choice = Choice.padded(true, 4)
    var label: String { "\(number)" }
  }

  private enum Choice {
    case padded(Bool, Int)
  }

  private struct GapRow: View {
    let item: Gap
    let runs: Runs
    var body: some View {
      let _ = runs.names.append(item.name)
      Text("\(item.name) \(item.isOn ? "on" : "off")")
    }
  }

  private struct PlainRow: View {
    let isFirst: Bool
    let item: Plain
    let optional: Plain?
    let runs: Runs
    var body: some View {
      let _ = runs.names.append(item.label)
      Text("\(item.label) \(item.isOn ? "on" : "off")")
    }
  }

  private struct Page: View {
    let runs: Runs
    let isPlain: Bool
    @State private var gaps = ["Beet", "Kale", "a name that is too long for the value itself"].map {
      Gap(id: UUID(), name: $0)
    }
    @State private var plain = (1...3).map { Plain(id: $0, number: Double($0)) }
    @State private var unrelated = 0

    var body: some View {
      VStack {
        Button("Toggle") {
          gaps[2].isOn.toggle()
          plain[2].isOn.toggle()
        }
        Button("Unrelated") {
          unrelated += 1
          gaps = gaps.map { Gap(id: $0.id, isOn: $0.isOn, name: String($0.name.reversed().reversed())) }
        }
        Text("\(unrelated)")
        if isPlain {
          ForEach(plain) { PlainRow(isFirst: false, item: $0, optional: $0, runs: runs) }
        } else {
          ForEach(gaps) { GapRow(item: $0, runs: runs) }
        }
      }
    }
  }

  @Test("Only the row whose value changed runs", arguments: [false, true])
  func rows(_ isPlain: Bool) throws {
    let runs = Runs()
    let host = ViewHost(Page(runs: runs, isPlain: isPlain), size: CGSize(width: 400, height: 300))
    #expect(runs.take().count == 3)
    try host.get(.text("Toggle")).tap()
    #expect(runs.take() == [isPlain ? "3.0" : "a name that is too long for the value itself"])
    try host.get(.text("Unrelated")).tap()
    #expect(runs.take() == [])
  }
}
