// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Subviews and sections in lazy containers are made on demand: Apple's documentation of
/// `ForEach(subviews:content:)`, `Group(subviews:transform:)` and `SectionCollection`.
@MainActor
@Suite("Cost of subviews in lazy containers") struct LazySubviewCostTests {
  private func work(_ spelling: SubviewSpelling?, _ place: LazyPlace) throws -> (Work, Work) {
    let model = LazyRows()
    let host = subviewHost(model, spelling, place)
    let first = try host.measure {
      model.isShown = true
      try host.update()
    }
    #expect(!shownRows(host).isEmpty)
    let inserted = try host.measure {
      model.rows.insert(-1, at: spelling == .reversed ? model.rows.endIndex : 0)
      try host.settle()
    }
    #expect(shownRows(host).first == "row -1: 0")
    return (first, inserted)
  }

  @Test("50,000 views cost what is visible", arguments: SubviewSpelling.allCases, LazyPlace.allCases)
  func cost(_ spelling: SubviewSpelling, _ place: LazyPlace) throws {
    let (direct, directChange) = try work(nil, place)
    let (first, change) = try work(spelling, place)
    #expect(first.bodies(of: LazyRow.self) <= 100, "\(first.bodies(of: LazyRow.self)) bodies")
    #expect(change.bodies(of: LazyRow.self) <= 100, "\(change.bodies(of: LazyRow.self)) bodies")
    #expect(first.rulesRun <= 5 * direct.rulesRun, "\(direct.rulesRun) directly, \(first.rulesRun)")
    #expect(change.rulesRun <= 5 * directChange.rulesRun, "\(directChange.rulesRun) directly, \(change.rulesRun)")
  }

  @Test("Values, tags and ids of views that are not on screen are read without making other views")
  func values() throws {
    struct Reader: View {
      @ObservedObject var model: LazyRows
      var body: some View {
        if model.isShown {
          ScrollView {
            LazyVStack {
              Group(
                subviews: ForEach(model.rows, id: \.self) {
                  LazyRow(id: $0, model: model).tag($0).containerValue(\.depth, $0)
                }
              ) {
                subviews in
                Text(verbatim: "\(subviews.count) views, \(subviews[40_000].containerValues.depth)")
                Text(verbatim: "tag \(subviews[subviews.count - 1].containerValues.tag(for: Int.self) ?? -1)")
                Text(verbatim: "found \(subviews.firstIndex { $0.id == subviews[49_000].id } ?? -1)")
                subviews
              }
            }
          }
        }
      }
    }
    let model = LazyRows()
    let host = ViewHost(Reader(model: model), size: CGSize(width: 300, height: 400))
    let work = try host.measure {
      model.isShown = true
      try host.update()
    }
    #expect(host.all(.text("50000 views, 40000")).count == 1)
    #expect(host.all(.text("tag 49999")).count == 1)
    #expect(host.all(.text("found 49000")).count == 1)
    #expect(work.bodies(of: LazyRow.self) <= 100 && work.rulesRun < 3_000)
    model.rows.removeFirst(10)
    try host.settle()
    #expect(host.all(.text("49990 views, 40010")).count == 1)
  }
}

extension ContainerValues {
  @Entry fileprivate var depth = -1
}
