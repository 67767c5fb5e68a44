// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Subviews in lazy containers are found by the ids and tags that the program gives them: Apple's documentation of
/// `ForEach(subviews:content:)`, `Group(subviews:transform:)` and `SectionCollection`.
@MainActor
@Suite("Ids of subviews in lazy containers") struct LazySubviewIDTests {
  @Test(
    "scrollTo finds views that were never made, by the ids that the program gives them",
    arguments: SubviewSpelling.allCases)
  func scrollTo(_ spelling: SubviewSpelling) throws {
    struct Reader: View {
      @ObservedObject var model: LazyRows
      let spelling: SubviewSpelling
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(30_000, anchor: .top) }
          SubviewPage(model: model, spelling: spelling)
        }
      }
    }
    // Among places there are no ids of views that were not made: the rows are searched.
    if [.indices, .stored, .reversed].contains(spelling) { return }
    let model = LazyRows()
    model.isShown = true
    let host = ViewHost(Reader(model: model, spelling: spelling), size: CGSize(width: 300, height: 400))
    let work = try host.measure {
      try host.get(.text("Go")).tap()
      try host.settle()
    }
    #expect(shownRows(host).contains("row 30000: 0"))
    #expect(work.bodies(of: LazyRow.self) <= 100 && work.rulesRun < 4_000)
  }

  @Test("scrollPosition gives the ids of the program, also those of views that were not on screen")
  func position() throws {
    struct Bound: View {
      @ObservedObject var model: LazyRows
      let isDirect: Bool
      @State private var position: Int?
      var body: some View {
        Text(verbatim: "at \(position ?? -1)")
        Button("Go") { position = 20_000 }
        ScrollView {
          LazyVStack(spacing: 0) {
            if isDirect {
              ForEach(model.rows, id: \.self) { LazyRow(id: $0, model: model) }
            } else {
              ForEach(subviews: ForEach(model.rows, id: \.self) { LazyRow(id: $0, model: model) }) { $0 }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
      }
    }
    let rows = try [true, false].map { isDirect in
      let host = ViewHost(Bound(model: LazyRows(), isDirect: isDirect), size: CGSize(width: 300, height: 400))
      try host.get(.role(.scrollView)).scroll(by: CGSize(width: 0, height: -100))
      #expect(host.all(.text("at 5")).count == 1)
      try host.get(.text("Go")).tap()
      try host.settle()
      return shownRows(host)
    }
    #expect(rows[0].contains("row 20000: 0") && rows[1] == rows[0])
  }

  @Test("Rows of a list that come through a container are selected by the ids and tags of the program")
  func selection() throws {
    struct Chooser: View {
      @State private var selection: Int?
      var body: some View {
        Text("chosen \(selection ?? -1)")
        List(selection: $selection) {
          ForEach(subviews: ForEach(0..<50, id: \.self) { Text("row \($0)") }) { $0.padding(1) }
        }
      }
    }
    let host = ViewHost(Chooser(), size: CGSize(width: 300, height: 400))
    try host.get(.text("row 3")).tap()
    #expect(host.all(.text("chosen 3")).count == 1)
  }
}
