// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var editedText: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

/// The values that the view with the keyboard gives the rest.
@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.editedText) private var text
    var body: some View {
      VStack {
        Text("name: \(name ?? "none")")
        Button("Clear") { text = "" }
      }
    }
  }

  private struct Page: View {
    @State var first = "a"
    @State var second = "b"
    var sceneName: String?
    var body: some View {
      VStack {
        Reader()
        VStack {
          TextField("First", text: $first).focusedValue(\.name, "first \(first)").focusedValue(\.editedText, $first)
          TextField("Second", text: $second).focusedValue(\.editedText, $second)
        }
        .focusedValue(\.name, "both")
        TextField("Third", text: .constant("c"))
      }
      .focusedSceneValue(\.name, sceneName)
    }
  }

  private func host(_ page: Page = Page()) -> ViewHost<Page> { ViewHost(page, size: CGSize(width: 300, height: 300)) }

  @Test("A scene value goes with its view, without a word") func sceneValueGoes() throws {
    struct Going: View {
      let isThere: Bool
      var body: some View {
        Reader()
        if isThere { Text("writer").focusedSceneValue(\.name, "scene") }
      }
    }
    struct Root: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          Going(isThere: isThere)
          Button("Go") { isThere = false }
        }
      }
    }
    let host = ViewHost(Root(), size: CGSize(width: 300, height: 300))
    #expect(host.all(.text("name: scene")).count == 1)
    try host.get(.label("Go")).tap()
    #expect(host.all(.text("name: none")).count == 1)
    #expect(host.warnings.isEmpty)
  }

  @Test("The nearest view around the keyboard counts") func nearest() throws {
    let host = host()
    #expect(host.all(.text("name: none")).count == 1)
    try host.get(.label("First")).focus()
    #expect(host.all(.text("name: first a")).count == 1)
    try host.get(.label("Second")).focus()
    #expect(host.all(.text("name: both")).count == 1)
    try host.get(.label("Third")).focus()
    #expect(host.all(.text("name: none")).count == 1)
  }

  @Test("The value may change, and be written through a binding") func changes() throws {
    let host = host()
    try host.get(.label("First")).type("!")
    #expect(host.all(.text("name: first a!")).count == 1)
    try host.get(.text("Clear")).tap()
    #expect(host.all(.text("name: first ")).count == 1)
    #expect(try host.get(.label("First")).value == "")
  }

  @Test("A scene's value is there wherever the keyboard is, and counts last") func scene() throws {
    let host = host(Page(sceneName: "window"))
    #expect(host.all(.text("name: window")).count == 1)
    try host.get(.label("Third")).focus()
    #expect(host.all(.text("name: window")).count == 1)
    try host.get(.label("Second")).focus()
    #expect(host.all(.text("name: both")).count == 1)
  }

  private final class Document: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  @Test("An object by its type, and its changes") func object() throws {
    struct Title: View {
      @FocusedObject private var document: Document?
      var body: some View { Text("title: \(document?.name ?? "none")") }
    }
    let (first, second) = (Document("one"), Document("two"))
    let host = ViewHost(
      VStack {
        Title()
        TextField("First", text: .constant("a")).focusedObject(first)
        TextField("Second", text: .constant("b")).focusedObject(second)
      }, size: CGSize(width: 300, height: 200))
    #expect(host.all(.text("title: none")).count == 1)
    try host.get(.label("First")).focus()
    first.name = "uno"
    #expect(host.all(.text("title: uno")).count == 1)
    try host.get(.label("Second")).focus()
    #expect(host.all(.text("title: two")).count == 1)
  }

  @Test("A view that goes while it has the keyboard takes its values along, without a warning")
  func focusedViewGoes() throws {
    struct Going: View {
      @State private var isThere = true
      @State private var text = "a"
      var body: some View {
        VStack {
          Reader()
          if isThere { TextField("Field", text: $text).focusedValue(\.name, "field") }
          Button("Go") { isThere = false }
        }
      }
    }
    let host = ViewHost(Going(), size: CGSize(width: 300, height: 300))
    try host.get(.role(.textField, name: "Field")).focus()
    _ = try host.get(.text("name: field"))
    try host.get(.text("Go")).tap()
    _ = try host.get(.text("name: none"))
    #expect(host.warnings.isEmpty)
  }

  @Observable fileprivate final class Folder {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("Optional values, and objects of both kinds, belong to the focus or to the scene") func forms() throws {
    struct Words: View {
      @FocusedValue(\.name) private var name
      @FocusedValue(Folder.self) private var folder
      @FocusedObject private var document: Document?
      var body: some View { Text("\(name ?? "-") \(folder?.name ?? "-") \(document?.name ?? "-")") }
    }
    func words(_ view: some View, focus: Bool) throws -> Bool {
      let host = ViewHost(
        VStack {
          Words().accessibilityIdentifier("words")
          view
        }, size: CGSize(width: 300, height: 200))
      if focus { try host.get(.role(.textField)).focus() }
      return try host.get(.identifier("words")).text == (focus ? "name folder -" : "name folder object")
    }
    let field = TextField("Field", text: .constant("a"))
    let (name, none): (String?, String?) = ("name", nil)
    #expect(try words(field.focusedValue(\.name, name).focusedValue(Folder("folder")), focus: true))
    #expect(try !words(field.focusedValue(\.name, none).focusedValue(Folder("folder")), focus: true))
    #expect(
      try words(
        field.focusedSceneValue(\.name, name).focusedSceneValue(Folder("folder")).focusedSceneObject(
          Document("object")),
        focus: false))
  }
}
