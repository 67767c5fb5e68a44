// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Parts that stand on common lines in the rows of a list or form: titles, badges, arrows, and the lines between rows.
@MainActor
@Suite("Lines in rows") struct RowLineTests {
  /// The lines between rows, from the top: where each begins and ends.
  private func spans(_ rows: some View, form: Bool = false, direction: LayoutDirection = .leftToRight) -> [[CGFloat]] {
    let list = form ? AnyView(Form { rows }.formStyle(.grouped)) : AnyView(List { rows }.listStyle(.plain))
    let host = ViewHost(list.environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 400))
    func rects(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item.content {
        case .fill(let path, _, _, _): [path.boundingRect]
        case .group(let list), .effect(_, let list): rects(list)
        default: []
        }
      }
    }
    return rects(host.displayList).filter { $0.height == 0.5 }.sorted { $0.minY < $1.minY }.map { [$0.minX, $0.maxX] }
  }

  @Test("a line begins where the text of the row above it does") func text() throws {
    let rows = Group {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 10)
        Text("a")
      }
      Color.red.frame(height: 20)
      Text("c").frame(width: 30, alignment: .leading).padding(.leading, 7)
      Text("d")
    }
    #expect(spans(rows) == [[66, 300], [16, 300], [23, 300]])
    #expect(spans(rows, form: true) == [[86, 280], [36, 280], [43, 280]])
    #expect(spans(rows, direction: .rightToLeft) == [[0, 234], [0, 284], [0, 277]])
  }

  @Test("a section's lines are hidden, or have another colour, as those of its rows") func sections() throws {
    func section(_ title: String) -> some View {
      Section(title) {
        Text("a")
        Text("b")
      }
    }
    func lines(_ section: some View) -> Int { spans(section, form: true).count }
    #expect(lines(section("x")) == 1)
    #expect(lines(section("x").listSectionSeparator(.hidden)) == 0)
    func picture(_ section: some View) throws -> Data {
      try ViewHost(Form { section }.formStyle(.grouped), size: CGSize(width: 300, height: 200)).png()
    }
    #expect(try picture(section("x").listSectionSeparatorTint(.red)) != picture(section("x")))
    #expect(
      try picture(section("x").listSectionSeparatorTint(.red)) == picture(section("x").listRowSeparatorTint(.red)))
  }

  @Test("a line begins at the row's inset, or where the row places it") func guides() throws {
    let rows = Group {
      Color.red.frame(height: 20).listRowInsets(EdgeInsets())
      Text("b").alignmentGuide(.listRowSeparatorLeading) { _ in 40 }
      Color.red.frame(width: 90, height: 20).alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
      Text("d")
    }
    #expect(spans(rows) == [[0, 300], [56, 300], [16, 106]])
  }

  @Test(
    "a line does not begin at the options of a picker, unless the row has a text of its own", arguments: [false, true])
  func pickers(form: Bool) throws {
    func picker<Style: PickerStyle>(_ style: Style) -> some View {
      Picker("Label", selection: .constant(0)) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .pickerStyle(style)
    }
    @ViewBuilder var rows: some View {
      picker(.segmented)
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 10)
        Text("Text")
        picker(.segmented)
      }
      picker(.wheel).labelsHidden()
      Text("end")
    }
    let starts = spans(rows, form: form).map { $0[0] }
    #expect(starts == (form ? [36, 86, 36] : [16, 66, 16]))
  }

  @Test("titles of labels line up, whatever their icons", arguments: [false, true])
  func labels(form: Bool) throws {
    let rows = Group {
      Label("one", systemImage: "minus")
      Label("two", systemImage: "person.3.fill")
      Label {
        Text("three")
      } icon: {
        Color.red.frame(width: 5, height: 5)
      }
      // In a desktop's form a button is no row.
      if !form { Button("four", systemImage: "star") {} }
    }
    let host = ViewHost(
      form ? AnyView(Form { rows }.formStyle(.grouped)) : AnyView(List { rows }.listStyle(.insetGrouped)),
      size: CGSize(width: 300, height: 400))
    // The card and the row's inset take 36, the column 24, the gap 10.
    for title in ["one", "two", "three"] + (form ? [] : ["four"]) {
      #expect(try abs(host.get(.text(title)).frame.minX - 70) < 0.01)
    }
    #expect(try abs(#require(host.all(.type(Image.self)).first).frame.midX - 48) < 0.1)
  }

  @Test("a badge stands before the arrow of its row, and arrows line up", arguments: [false, true])
  func badges(form: Bool) throws {
    let rows = Group {
      NavigationLink("one") { Text("page") }.badge(5)
      NavigationLink("two") { Text("page") }
      Text("three").badge("new")
    }
    let host = ViewHost(
      NavigationStack {
        form ? AnyView(Form { rows }.formStyle(.grouped)) : AnyView(List { rows }.listStyle(.insetGrouped))
      },
      size: CGSize(width: 300, height: 400))
    let arrows = host.displayList.strokes
    #expect(Set(arrows.map(\.maxX)).count == 1)
    #expect(arrows.count == 2)
    #expect(try host.get(.text("5")).frame.maxX == arrows[0].minX - 8)
    #expect(try host.get(.text("new")).frame.maxX == 264)
    #expect(host.all(.text("5")).count == 1)
  }

  @Test("a badge that comes and goes, inside and at the end of its row") func changingBadge() throws {
    struct Rows: View {
      @State private var count = 0
      var body: some View {
        List {
          Button("more") { count += 1 }
          Button("less") { count -= 1 }
          NavigationLink("link") { Text("page") }.badge(count)
          Text("text").badge(count)
        }
        .listStyle(.insetGrouped)
      }
    }
    let host = ViewHost(NavigationStack { Rows() }, size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("1")).count == 0)
    try host.get(.text("more")).tap()
    #expect(host.all(.text("1")).count == 2)
    try host.get(.text("less")).tap()
    #expect(host.all(.text("1")).count == 0)
  }
}

extension DisplayList {
  /// The boxes of all lines that are drawn, from the top.
  fileprivate var strokes: [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.content {
      case .stroke(let path, _, _, _): [path.boundingRect]
      case .group(let list), .effect(_, let list): list.strokes
      default: []
      }
    }
    .sorted { $0.minY < $1.minY }
  }
}
