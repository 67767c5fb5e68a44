// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Rows that can be dragged elsewhere, in a collection whose rows can be moved: within their list they are put in another
/// order (github.com/Whiffer/swiftdata-transferrable/issues/3).
@MainActor
@Suite("Draggable rows that can be moved")
struct DraggableRowTests {
  private enum Source: CaseIterable { case draggable, onDrag, part, none }

  private struct Row: View {
    let source: Source
    let name: String
    var body: some View {
      switch source {
      case .draggable: Text(name).frame(maxWidth: .infinity).draggable(name)
      case .onDrag: Text(name).onDrag { NSItemProvider(object: name) }
      case .part: HStack { Text(name).draggable(name) }
      case .none: Text(name)
      }
    }
  }

  private struct Lists: View {
    let source: Source
    var isForm = false
    var takesWords = true
    @State private var left = ["a", "b", "c", "d"]
    @State private var right = ["a", "b", "c", "d"]
    @State private var dropped = ""
    var body: some View {
      VStack {
        HStack {
          if isForm { Form { rows }.formStyle(.grouped) } else { List { rows } }
          List {
            ForEach(right, id: \.self) { Text($0).accessibilityIdentifier("right \($0)") }
              .onMove { right.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        Text("Bin").frame(width: 100, height: 40).contentShape(Rectangle())
          .dropDestination(for: String.self) { words, _ in
            dropped = words.joined()
            return true
          }
        Text(verbatim: left.joined() + " " + right.joined() + " " + dropped).accessibilityIdentifier("rows")
      }
    }

    @ViewBuilder private var rows: some View {
      let each = ForEach(left, id: \.self) { Row(source: source, name: $0).accessibilityIdentifier("left \($0)") }
        .onMove { left.move(fromOffsets: $0, toOffset: $1) }
      if takesWords {
        each.dropDestination(for: String.self) { left.insert(contentsOf: $0, at: $1) }
      } else {
        each
      }
    }
  }

  private func drag(
    _ from: String, to target: String, at point: UnitPoint = .init(x: 0.5, y: 0.9), in host: ViewHost<Lists>
  ) throws -> String? {
    try host.get(.identifier(from)).drag(to: host.get(.identifier(target)), at: point)
    try host.settle()
    return try host.get(.identifier("rows")).text
  }

  @Test("Draggable rows are moved within their list", arguments: [false, true])
  func moved(isForm: Bool) throws {
    for source in Source.allCases {
      for takesWords in [false, true] {
        let host = ViewHost(
          Lists(source: source, isForm: isForm, takesWords: takesWords), size: CGSize(width: 500, height: 600))
        #expect(try drag("left a", to: "left c", in: host) == "bcad abcd ", "\(source)")
        #expect(try drag("left d", to: "left b", at: .init(x: 0.5, y: 0.1), in: host) == "dbca abcd ", "\(source)")
      }
    }
  }

  @Test("The value of a row is dropped elsewhere; a list with rows of the same ids takes none of them for its own")
  func elsewhere() throws {
    let host = ViewHost(Lists(source: .draggable), size: CGSize(width: 500, height: 600))
    try host.get(.identifier("left b")).drag(to: host.get(.text("Bin")))
    try host.settle()
    #expect(try host.get(.identifier("rows")).text == "abcd abcd b")
    #expect(try drag("left a", to: "right c", in: host) == "abcd abcd b")
    let plain = ViewHost(Lists(source: .none), size: CGSize(width: 500, height: 600))
    #expect(try drag("left a", to: "right c", in: plain) == "abcd abcd ")
  }

  @Test("A row that must not be moved is not, and rows of bound data are moved as well") func bound() throws {
    struct Item: Identifiable { let id: String }
    struct Page: View {
      @State private var items = ["a", "b", "c"].map(Item.init)
      var body: some View {
        VStack {
          List($items, editActions: .move) { $item in
            Text(item.id).draggable(item.id).moveDisabled(item.id == "b")
          }
          Text(verbatim: items.map(\.id).joined()).accessibilityIdentifier("rows")
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    func drag(_ from: String, _ to: String) throws -> String? {
      try host.get(.text(from)).drag(to: host.get(.text(to)), at: .init(x: 0.5, y: 0.9))
      try host.settle()
      let rows = try host.get(.identifier("rows"))
      return rows.text
    }
    #expect(try drag("b", "c") == "abc")
    #expect(try drag("a", "c") == "bca")
  }
}
