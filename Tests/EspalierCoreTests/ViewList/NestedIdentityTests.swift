// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Identity in containers, erased views, groups and optional views.
@MainActor
struct NestedIdentityTests {
  private let handles = TallyHandles()

  /// Shows a view of a value with tallies in it.
  private func host<Value>(
    _ value: Value, @ViewBuilder _ content: @escaping (Value) -> some View
  ) -> (host: ViewHost<some View>, cell: Cell<Value>) {
    let cell = Cell(value)
    return (ViewHost(Stage(cell, content: content), size: CGSize(width: 300, height: 600)), cell)
  }

  private func shows(_ host: ViewHost<some View>, _ text: String) -> Bool { host.all(.text(text)).count == 1 }

  @Test("S1: another value in an optional is the same view, none ends it")
  func optional() throws {
    let (host, cell) = host(Optional(1)) { [handles] value in
      VStack { if let value { Tally(name: "n\(value)", handles: handles) } }
    }
    handles["n1"] = 5
    cell.value = 2
    #expect(shows(host, "n2 5"))
    cell.value = nil
    try host.update()
    cell.value = 2
    #expect(shows(host, "n2 0"))
  }

  private enum Phase { case loading, loaded(Int), failed }

  @Test("S28: another payload of a case is the same view, another case is not")
  func payloads() throws {
    let (host, cell) = host(Phase.loaded(1)) { [handles] phase in
      Group {
        switch phase {
        case .loading: Text("loading")
        case .loaded(let number): Tally(name: "n\(number)", handles: handles)
        case .failed: Tally(name: "failed", handles: handles)
        }
      }
    }
    handles["n1"] = 5
    cell.value = .loaded(2)
    #expect(shows(host, "n2 5"))
    cell.value = .failed
    #expect(shows(host, "failed 0"))
    cell.value = .loaded(3)
    #expect(shows(host, "n3 0"))
  }

  @Test("S2: in a row of a ForEach a flipped if resets that row and no other")
  func branchInARow() throws {
    let (host, cell) = host(Set<Int>()) { [handles] flipped in
      VStack {
        ForEach(0..<3, id: \.self) { row in
          if flipped.contains(row) {
            Tally(name: "r\(row)", handles: handles)
          } else {
            Tally(name: "r\(row)", handles: handles)
          }
        }
      }
    }
    for row in 0..<3 { handles["r\(row)"] = 7 }
    cell.value = [1]
    #expect(shows(host, "r0 7") && shows(host, "r1 0") && shows(host, "r2 7"))
  }

  private struct Highlight: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View {
      if isOn { content.padding(4) } else { content }
    }
  }

  @Test("S4: a modifier whose body has an if resets what it modifies")
  func branchInAModifier() throws {
    let (host, cell) = host(false) { [handles] isOn in
      VStack {
        Tally(name: "in", handles: handles).modifier(Highlight(isOn: isOn))
        Tally(name: "out", handles: handles).padding(isOn ? 4 : 0)
      }
    }
    handles["in"] = 3
    handles["out"] = 3
    cell.value = true
    #expect(shows(host, "in 0") && shows(host, "out 3"))
  }

  @Test("S5: an id on a group resets each member, one in a row that row")
  func groupID() throws {
    let (host, cell) = host(0) { [handles] id in
      VStack {
        Group {
          Tally(name: "a", handles: handles)
          Tally(name: "b", handles: handles)
        }
        .id(id)
        ForEach(0..<2, id: \.self) { row in Tally(name: "r\(row)", handles: handles).id(row == 0 ? 0 : id) }
      }
    }
    for name in ["a", "b", "r0", "r1"] { handles[name] = 9 }
    cell.value = 1
    #expect(shows(host, "a 0") && shows(host, "b 0") && shows(host, "r0 9") && shows(host, "r1 0"))
  }

  @Test("S5: two ids on one view: either resets it")
  func twoIDs() throws {
    struct Pair: Equatable { var inner = 0, outer = 0 }
    let (host, cell) = host(Pair()) { [handles] pair in
      Tally(name: "t", handles: handles).id(pair.inner).padding().id(pair.outer)
    }
    handles["t"] = 1
    cell.value.inner = 1
    #expect(shows(host, "t 0"))
    handles["t"] = 1
    cell.value.outer = 1
    #expect(shows(host, "t 0"))
  }

  @Test("S27: erased views of one type keep their state, also when an if chose them")
  func erased() throws {
    let (host, cell) = host(false) { [handles] flag in
      let tally = Tally(name: "t", handles: handles)
      flag ? AnyView(AnyView(tally)) : AnyView(tally)
    }
    handles["t"] = 4
    cell.value = true
    #expect(shows(host, "t 4"))
  }

  @Test("S27: an if inside of an erased view counts as everywhere")
  func erasedBranch() throws {
    let (host, cell) = host(false) { [handles] flag in
      AnyView(Group { if flag { Tally(name: "t", handles: handles) } else { Tally(name: "t", handles: handles) } })
    }
    handles["t"] = 4
    cell.value = true
    #expect(shows(host, "t 0"))
  }

  private struct Part: Identifiable {
    let id: String
    var rows: [Int]
  }

  @Test("S21: a row that changes its section is a new one, sections that change places keep theirs")
  func sections() throws {
    let (host, cell) = host([Part(id: "a", rows: [1, 2]), Part(id: "b", rows: [3])]) { [handles] sections in
      VStack {
        ForEach(sections) { section in
          Group { ForEach(section.rows, id: \.self) { Tally(name: "\(section.id)\($0)", handles: handles) } }
        }
      }
    }
    for name in ["a1", "a2", "b3"] { handles[name] = 6 }
    cell.value.reverse()
    #expect(shows(host, "a1 6") && shows(host, "a2 6") && shows(host, "b3 6"))
    cell.value = [Part(id: "b", rows: [3, 2]), Part(id: "a", rows: [1])]
    #expect(shows(host, "a1 6") && shows(host, "b2 0") && shows(host, "b3 6"))
  }

  @Test("S21: moved rows of lazy stacks and lists keep their state", arguments: ["lazy", "list", "form", "grid"])
  func lazyRows(_ container: String) throws {
    let (host, cell) = host([1, 2, 3]) { [handles] numbers in
      let rows = ForEach(numbers, id: \.self) { Tally(name: "r\($0)", handles: handles) }
      switch container {
      case "lazy": ScrollView { LazyVStack { rows } }
      case "list": List { rows }
      case "form": Form { Section { rows } }
      default: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      }
    }
    handles["r1"] = 8
    cell.value = [3, 2, 1]
    #expect(shows(host, "r1 8"))
    cell.value = [3, 2]
    try host.update()
    cell.value = [1, 3, 2]
    #expect(shows(host, "r1 0"))
  }

  @Test("S24: a range of another length is followed, with the same views at the places that stay")
  func range() throws {
    let (host, cell) = host(2) { [handles] count in
      VStack { ForEach(0..<count, id: \.self) { Tally(name: "r\($0)", handles: handles) } }
    }
    handles["r1"] = 2
    cell.value = 3
    #expect(shows(host, "r1 2") && shows(host, "r2 0"))
    cell.value = 1
    try host.update()
    cell.value = 2
    #expect(shows(host, "r1 0"))
  }

  @Test("S3: state survives when a layout is exchanged by AnyLayout, but not when an if exchanges it")
  func layouts() throws {
    let (host, cell) = host(false) { [handles] isRow in
      VStack {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { Tally(name: "any", handles: handles) }
        if isRow {
          HStack { Tally(name: "if", handles: handles) }
        } else {
          VStack { Tally(name: "if", handles: handles) }
        }
      }
    }
    handles["any"] = 1
    handles["if"] = 1
    cell.value = true
    #expect(shows(host, "any 1") && shows(host, "if 0"))
  }
}
