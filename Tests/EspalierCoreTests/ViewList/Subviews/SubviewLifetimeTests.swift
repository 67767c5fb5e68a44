// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Views that a container of one's own shows elsewhere live as long as they are seen, with what the container puts around
/// them.
@MainActor
@Suite("Lifetime of subviews") struct SubviewLifetimeTests {
  private final class Model: ObservableObject {
    @Published var count = 3
    @Published var isWrapped = true
  }

  private struct Pages: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView {
        ForEach(0..<model.count, id: \.self) { Text("page \($0)") }
        Text("last")
      }
      .tabViewStyle(.page)
      .animation(.linear(duration: 1), value: model.count)
    }
  }

  private struct Column: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Group(subviews: ForEach(0..<model.count, id: \.self) { Text("row \($0)") }) { subviews in
          ForEach(subviews) { subview in
            if model.isWrapped { subview.padding(CGFloat(model.count)).offset(x: CGFloat(model.count)) }
          }
        }
      }
      .animation(.linear(duration: 1), value: model.count)
    }
  }

  private func change<V: View>(_ view: (Model) -> V, shown: (Int) -> [String]) throws {
    for count in [2, 0, 5] {
      let model = Model()
      let host = ViewHost(view(model), size: CGSize(width: 300, height: 300))
      model.count = count
      try host.advance(by: .seconds(0.5))
      model.isWrapped.toggle()
      model.isWrapped.toggle()
      try host.settle()
      #expect(host.all(.text("row \(count)")).isEmpty)
      #expect(host.all(.text("page \(count)")).isEmpty)
      for text in shown(count) { #expect(!host.all(.text(text)).isEmpty, "\(text) of \(count)") }
      model.count = 3
      try host.settle()
      for text in shown(3) { #expect(!host.all(.text(text)).isEmpty) }
    }
  }

  @Test("pages that come and go with an animation") func pages() throws {
    try change {
      Pages(model: $0)
    } shown: {
      [$0 == 0 ? "last" : "page 0"]
    }
  }

  @Test("rows in modifiers that come and go with an animation") func rows() throws {
    try change {
      Column(model: $0)
    } shown: { count in
      (0..<count).map { "row \($0)" }
    }
  }

  @Test("a subview that is put somewhere comes in there, though it was there before") func arrival() throws {
    struct Choice: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Group(subviews: Text("view")) { subviews in
            if model.isWrapped { Text("without") } else { ForEach(subviews) { $0.transition(.opacity) } }
          }
        }
        .animation(.linear(duration: 1), value: model.isWrapped)
      }
    }
    let model = Model()
    let host = ViewHost(Choice(model: model), size: CGSize(width: 300, height: 300))
    model.isWrapped = false
    try host.advance(by: .seconds(0.5))
    #expect(host.dump(.displayList).contains("opacity 0.5"))
    try host.settle()
    #expect(!host.dump(.displayList).contains("opacity"))
    #expect(host.all(.text("view")).count == 1)
  }
}
