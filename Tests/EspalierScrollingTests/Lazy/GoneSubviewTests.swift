// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A subview whose view has gone shows nothing, also where the program keeps it.
@MainActor
@Suite("Subviews that are gone") struct GoneSubviewTests {
  @Test("A subview that a program keeps after its view has gone shows nothing")
  func kept() throws {
    final class Box {
      var subview: Subview?
    }
    struct Keeper: View {
      @ObservedObject var model: LazyRows
      let box: Box
      var body: some View {
        VStack {
          Group(subviews: ForEach(model.rows, id: \.self) { LazyRow(id: $0, model: model) }) { subviews in
            let _ = box.subview = box.subview ?? subviews.first
            subviews.dropFirst()
          }
          if model.isShown { box.subview }
          Text("end")
        }
      }
    }
    let model = LazyRows()
    model.rows = [0, 1, 2]
    let host = ViewHost(Keeper(model: model, box: Box()), size: CGSize(width: 300, height: 400))
    model.rows = [1, 2, 3]
    try host.settle()
    model.isShown = true
    try host.settle()
    #expect(shownRows(host) == ["row 2: 0", "row 3: 0"])
    #expect(host.all(.text("end")).count == 1)
  }

  @Test("A page of subviews leaves with a transition while it is scrolled")
  func leavingPage() throws {
    struct Leaving: View {
      @ObservedObject var model: LazyRows
      var body: some View {
        VStack {
          if model.isShown {
            Group(subviews: ForEach(model.rows, id: \.self) { LazyRow(id: $0, model: model) }) { rows in
              ScrollView { LazyVStack { rows } }
            }
          }
        }
      }
    }
    let model = LazyRows()
    model.isShown = true
    let host = ViewHost(Leaving(model: model), size: CGSize(width: 300, height: 400))
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    try host.advance(by: .seconds(0.3))
    host.size.height = 600
    try host.advance(by: .seconds(0.3))
    model.rows.removeFirst(3)
    try host.settle()
    #expect(shownRows(host).isEmpty)
    model.isShown = true
    try host.settle()
    #expect(shownRows(host).first == "row 3: 0")
  }

  @Test("Values of one identity that occur twice are shown each")
  func repeatedIDs() throws {
    let host = ViewHost(
      ScrollView {
        LazyVStack { ForEach(subviews: ForEach([1, 2, 1, 1], id: \.self) { Text("row \($0)") }) { $0.padding(1) } }
      }, size: CGSize(width: 300, height: 400))
    #expect(shownRows(host) == ["row 1", "row 2", "row 1", "row 1"])
  }
}
