// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Focus, submission and keystrokes in rows and through bindings: specification I38–I41, I47.
@MainActor
struct FieldRouteTests {
  private let log = Log()
  private let size = CGSize(width: 300, height: 400)

  private func host(_ view: some View) -> ViewHost<some View> { ViewHost(view, size: size) }

  @Test("I39, I41: optional values in a ForEach; leaving one for another keeps the other's")
  func focusInRows() throws {
    struct Rows: View {
      @FocusState private var row: Int?
      @State private var texts = ["a", "b", "c"]
      let log: Log
      var body: some View {
        List {
          ForEach(texts.indices, id: \.self) { TextField("f\($0)", text: $texts[$0]).focused($row, equals: $0) }
        }
        .onChange(of: row) { log.add("\($0.map(String.init) ?? "nil")>\($1.map(String.init) ?? "nil")") }
        Text("row \(row.map(String.init) ?? "nil")")
        Button("next") { row = row.map { $0 + 1 } ?? 0 }
      }
    }
    let host = host(VStack { Rows(log: log) })
    try host.get(.text("next")).tap()
    try host.get(.text("next")).tap()
    #expect(host.all(.text("row 1")).count == 1)
    try host.get(.label("f2")).focus()
    #expect(host.all(.text("row 2")).count == 1)
    #expect(log.take() == ["nil>0", "0>1", "1>2"])
  }

  @Test("I40: a focus that onAppear requests is given")
  func focusOnAppear() throws {
    struct Now: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("field", text: $text).focused($isFocused)
          Text(isFocused ? "focused" : "not focused")
        }
        .onAppear { isFocused = true }
      }
    }
    let host = host(Now())
    #expect(host.all(.text("focused")).count == 1)
    host.keys.type("x")
    #expect(try host.get(.label("field")).value == "x")
  }

  @Test("I38: a submission goes up through groups and views of one's own, and no further than a scope")
  func submissions() throws {
    struct Inner: View {
      var body: some View { Group { AnyView(TextField("deep", text: .constant(""))) } }
    }
    let host = host(
      VStack {
        VStack { Inner() }.onSubmit { log.add("middle") }
        VStack { TextField("scoped", text: .constant("")).onSubmit { log.add("own") } }.submitScope().onSubmit {
          log.add("beyond")
        }
        VStack { TextField("open", text: .constant("")) }.submitScope(false)
      }
      .onSubmit { log.add("outer") })
    try host.get(.label("deep")).key(.return)
    #expect(log.take() == ["middle", "outer"])
    try host.get(.label("scoped")).key(.return)
    #expect(log.take() == ["own"])
    try host.get(.label("open")).key(.return)
    #expect(log.take() == ["outer"])
  }

  @Test("I47: a field writes on each keystroke, also through a binding of one's own and an observable object")
  func keystrokes() throws {
    @MainActor final class Model: ObservableObject { @Published var text = "" }
    struct Fields: View {
      @StateObject private var model = Model()
      let log: Log
      var body: some View {
        VStack {
          TextField(
            "own",
            text: Binding(
              get: { model.text },
              set: {
                log.add($0); model.text = $0.uppercased()
              }))
          TextField("model", text: $model.text)
        }
        .onChange(of: model.text) { log.add("=\($1)") }
      }
    }
    let host = host(Fields(log: log))
    try host.get(.label("own")).type("ab")
    #expect(log.take() == ["a", "=A", "Ab", "=AB"])
    try host.get(.label("model")).type("c")
    #expect(log.take() == ["=ABc"])
  }
}
