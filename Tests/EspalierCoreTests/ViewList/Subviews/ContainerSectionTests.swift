// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var tone = 7
}

/// The views and sections that a container of one's own finds in it: the cases layout/f5, f6, f10 and
/// "sections of empty content"; Apple's documentation of `ContainerValues`, `SectionConfiguration` and `SectionCollection`.
@MainActor
@Suite("Sections and tags in containers of one's own") struct ContainerSectionTests {
  // MARK: - Tags

  private struct Bar<Content: View>: View {
    @Binding var selection: Int?
    @ViewBuilder let content: Content
    var body: some View {
      HStack {
        ForEach(subviews: content) { subview in
          if let tag = subview.containerValues.tag(for: Int.self) {
            Button {
              selection = tag
            } label: {
              subview
            }
            if subview.containerValues.hasTag(selection) { Text("chosen \(tag)") }
          } else {
            Text("no tag")
          }
        }
      }
    }
  }

  @Test("A container reads the tags of its views, of their type and of its optional")
  func tags() throws {
    struct Page: View {
      @State private var selection: Int? = 1
      @State private var second = 2
      var body: some View {
        Bar(selection: $selection) {
          Text("One").tag(1)
          Group { Text("Two") }.tag(second)
          Text("Word").tag("word")
          Text("None")
        }
        Button("Change") { second = 5 }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 600, height: 100))
    #expect(host.all(.text("chosen 1")).count == 1)
    #expect(host.all(.text("no tag")).count == 2)
    try host.get(.text("Two")).tap()
    #expect(host.all(.text("chosen 1")).isEmpty && host.all(.text("chosen 2")).count == 1)
    try host.get(.text("Change")).tap()
    try host.get(.text("Two")).tap()
    #expect(host.all(.text("chosen 5")).count == 1)
  }

  @Test("hasTag compares the type too; a tag without its optional is found by its own type only")
  func exactTags() {
    var found: [Bool] = []
    _ = ViewHost(
      Group(subviews: Text("a").tag(3, includeOptional: false)) { subviews in
        let values = subviews[0].containerValues
        let _ =
          found = [
            values.hasTag(3), values.hasTag(4), values.hasTag(Int64(3)), values.hasTag(Int?.some(3)),
            values.hasTag(Int?.none), values.tag(for: Int?.self) == nil,
          ]
        subviews
      })
    #expect(found == [true, false, false, false, false, true])
  }

  @Test("A view has a tag of each type, of which the innermost is read")
  func tagsOfTypes() throws {
    struct Page: View {
      let report: ([String]) -> Void
      @State private var word = "t"
      var body: some View {
        Group(subviews: Group { Text("a").tag(2).tag(3).tag(word).tag(Int?.some(4)) }) { subviews in
          let values = subviews[0].containerValues
          let _ = report([
            "\(values.tag(for: Int.self) ?? -1)", values.tag(for: String.self) ?? "-",
            "\((values.tag(for: Int?.self) ?? -1) ?? -1)", "\(values.tag(for: Double.self) ?? -1)",
          ])
          subviews
        }
        Button("Change") { word = "u" }
      }
    }
    var found: [String] = []
    let host = ViewHost(Page { found = $0 }, size: CGSize(width: 200, height: 100))
    // The optional of the inner tag, of the type that it has too.
    #expect(found == ["2", "t", "2", "-1.0"])
    try host.get(.text("Change")).tap()
    #expect(found == ["2", "u", "2", "-1.0"])
  }

  @Test("A layout reads tags, and runs again when one changes")
  func tagsInLayouts() throws {
    struct Wide: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + ($1.containerValues.tag(for: CGFloat.self) ?? 1) }, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    struct Page: View {
      @State private var tag: CGFloat = 30
      var body: some View {
        VStack {
          Wide {
            Color.red.tag(tag)
            Color.blue
          }
          .accessibilityElement().accessibilityIdentifier("wide")
          Button("Change") { tag = 50 }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 100))
    #expect(try host.get(.identifier("wide")).frame.width == 31)
    try host.get(.text("Change")).tap()
    #expect(try host.get(.identifier("wide")).frame.width == 51)
  }

  // MARK: - Values of sections

  private func tones<Content: View>(@ViewBuilder _ content: () -> Content) -> [Int] {
    var found: [Int] = []
    _ = ViewHost(
      Group(sections: content()) { sections in
        let _ = found = sections.map(\.containerValues.tone)
        ForEach(sections) { $0.content }
      })
    return found
  }

  private struct Wrapped: View {
    var body: some View { Section { Text("w").containerValue(\.tone, 5) } }
  }

  @Test("A section has the values of modifiers on it, not those of its views; views outside of sections have none")
  func values() {
    let found = tones {
      Text("loose").containerValue(\.tone, 2)
      Section {
        Text("a").containerValue(\.tone, 3)
        Text("b")
      }
      Section { Text("c").containerValue(\.tone, 4) }.containerValue(\.tone, 120)
      Wrapped().containerValue(\.tone, 9)
      Group {
        Section("d") { Text("d") }.containerValue(\.tone, 10)
        Section("e") { Text("e") }
      }
      .containerValue(\.tone, 11)
      ForEach(0..<2, id: \.self) { number in Section { Text("f") }.padding().containerValue(\.tone, 20 + number) }
      AnyView(Section { Text("g") }).containerValue(\.tone, 30)
    }
    #expect(found == [7, 7, 120, 9, 10, 11, 20, 21, 30])
  }

  @Test("Values and tags of a section follow their changes")
  func changingValues() throws {
    struct Page: View {
      @State private var tone = 1
      var body: some View {
        VStack {
          ForEach(sections: Section { Text("row") }.containerValue(\.tone, tone).tag("s")) { section in
            Text("tone \(section.containerValues.tone) \(section.containerValues.tag(for: String.self) ?? "-")")
          }
          Button("Change") { tone = 2 }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 100))
    #expect(host.all(.text("tone 1 s")).count == 1)
    try host.get(.text("Change")).tap()
    #expect(host.all(.text("tone 2 s")).count == 1)
  }

  // MARK: - Identity

  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var count = 0
    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        content
      }
    }
  }

  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { ForEach(sections: content) { section in Card { section.content } } } }
  }

  final class Rows: ObservableObject {
    @Published var rows = [1, 2, 3]
    @Published var sections = ["a", "b", "c"]
  }

  private struct OneSection: View {
    @ObservedObject var model: Rows
    let isLoose: Bool
    var body: some View {
      Board {
        if isLoose {
          ForEach(model.rows, id: \.self) { Text("row \($0)") }
        } else {
          Section { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
        }
      }
    }
  }

  @Test("A section keeps its state when rows are inserted, removed and reversed", arguments: [false, true])
  func rows(_ isLoose: Bool) throws {
    let model = Rows()
    let host = ViewHost(OneSection(model: model, isLoose: isLoose), size: CGSize(width: 200, height: 400))
    try host.get(.text("count 0")).tap()
    for rows in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 1], [1, 9], [], [7]] {
      model.rows = rows
      try host.settle()
      #expect(host.all(.text("count 1")).count == 1, "rows \(rows)")
    }
  }

  private struct SeveralSections: View {
    @ObservedObject var model: Rows
    var body: some View {
      Board {
        Text("first")
        ForEach(model.sections, id: \.self) { name in
          Section { ForEach(model.rows, id: \.self) { Text("\(name) \($0)") } }
        }
        Text("last")
      }
    }
  }

  @Test("Sections keep their state when sections are inserted, removed and reversed, and so do the views around them")
  func sections() throws {
    let model = Rows()
    let host = ViewHost(SeveralSections(model: model), size: CGSize(width: 200, height: 900))
    func counts() -> [String] {
      host.all(.role(.button)).map { $0.label ?? "" }
    }
    // first: 1, a: 0, b: 2, c: 0, last: 3
    for (place, count) in [(0, 1), (2, 2), (4, 3)] {
      for _ in 0..<count { try host.all(.role(.button))[place].tap() }
    }
    #expect(counts() == ["count 1", "count 0", "count 2", "count 0", "count 3"])
    model.sections = ["n", "a", "b", "c"]
    try host.settle()
    #expect(counts() == ["count 1", "count 0", "count 0", "count 2", "count 0", "count 3"])
    model.sections = ["c", "b", "a"]
    try host.settle()
    #expect(counts() == ["count 1", "count 0", "count 2", "count 0", "count 3"])
    model.sections = ["b"]
    model.rows = [8]
    try host.settle()
    #expect(counts() == ["count 1", "count 2", "count 3"])
  }

  // MARK: - Empty sections

  @Test("A container has at least one section, whatever the content; a section without views is one")
  func empty() {
    func counts<Content: View>(@ViewBuilder _ content: () -> Content) -> [Int] {
      var found: [Int] = []
      _ = ViewHost(
        Group(sections: content()) { sections in
          let _ = found = sections.map(\.content.count)
          ForEach(sections) { $0.content }
        })
      return found
    }
    #expect(counts { EmptyView() } == [0])
    #expect(counts { if false { Text("a") } } == [0])
    #expect(counts { ForEach(0..<0, id: \.self) { Text("\($0)") } } == [0])
    #expect(counts { Section {} } == [0])
    #expect(
      counts {
        Section {}; Text("a"); Section { Text("b") }
      } == [0, 1, 1])
    #expect(
      measured(nil, nil) { VStack { ForEach(sections: EmptyView()) { _ in box(10, 5) } } }
        == CGSize(width: 10, height: 5))
  }
}
