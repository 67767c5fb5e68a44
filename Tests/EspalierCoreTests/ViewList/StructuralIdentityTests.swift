// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Changes of the tree that keep a view, and with it its state, and changes that make a new one.
@MainActor
struct StructuralIdentityTests {
  private let handles = TallyHandles()

  /// Whether the tally's state survives a change of the cell from false to true.
  private func survives(@ViewBuilder _ content: @escaping (Bool, TallyHandles) -> some View) throws -> Bool {
    let cell = Cell(false)
    let host = ViewHost(Stage(cell) { [handles] in content($0, handles) })
    handles["c"] = 5
    try host.update()
    try #require(host.all(.text("c 5")).count == 1)
    cell.value = true
    try host.update()
    if host.all(.text("c 5")).count == 1 { return true }
    #expect(host.all(.text("c 0")).count == 1)
    return false
  }

  @Test("S2: the branches of an if are two views, even of one type")
  func branches() throws {
    #expect(
      try !survives { flag, handles in
        if flag { Tally(name: "c", handles: handles) } else { Tally(name: "c", handles: handles) }
      })
  }

  @Test("S2: flipping back begins from the initial value again")
  func flippingBack() throws {
    let cell = Cell(true)
    let host = ViewHost(
      Stage(cell) { [handles] flag in
        if flag { Tally(name: "a", handles: handles) } else { Tally(name: "b", handles: handles) }
      })
    handles["a"] = 5
    try host.update()
    cell.value = false
    try host.update()
    cell.value = true
    try host.update()
    #expect(host.all(.text("a 0")).count == 1)
  }

  @Test("S1: a view that was away is a new one")
  func awayAndBack() throws {
    let cell = Cell(true)
    let host = ViewHost(
      Stage(cell) { [handles] flag in
        VStack {
          if flag { Tally(name: "c", handles: handles) }
          Text("other")
        }
      })
    handles["c"] = 5
    cell.value = false
    try host.update()
    cell.value = true
    try host.update()
    #expect(host.all(.text("c 0")).count == 1)
  }

  @Test("S3: a modifier whose argument changes keeps the view")
  func inertModifier() throws {
    #expect(try survives { flag, handles in Tally(name: "c", handles: handles).opacity(flag ? 1 : 0.5) })
    #expect(try survives { flag, handles in Tally(name: "c", handles: handles).padding(flag ? 3 : 9) })
  }

  @Test("S4: a modifier that is there or not makes a new view")
  func conditionalModifier() throws {
    #expect(
      try !survives { flag, handles in
        Tally(name: "c", handles: handles).modified(if: flag)
      })
  }

  @Test("S5: a new id makes a new view")
  func explicitID() throws {
    #expect(try !survives { flag, handles in Tally(name: "c", handles: handles).id(flag) })
    #expect(try survives { _, handles in Tally(name: "c", handles: handles).id(1) })
  }

  @Test("S27: an erased view of another type is a new view, of the same type the same")
  func erased() throws {
    #expect(try survives { _, handles in AnyView(Tally(name: "c", handles: handles)) })
    #expect(
      try survives { flag, handles in AnyView(Tally(name: "c", handles: handles).padding(flag ? 1 : 2)) })
    #expect(
      try !survives { flag, handles in
        flag
          ? AnyView(Tally(name: "c", handles: handles)) : AnyView(Tally(name: "c", handles: handles).padding())
      })
  }

  @Test("S27: erasing an erased view changes nothing")
  func twiceErased() throws {
    #expect(
      try survives { flag, handles in
        let view = AnyView(Tally(name: "c", handles: handles))
        flag ? AnyView(view) : view
      })
  }

  @Test("S28: a ternary of one type is one view, an if is two")
  func ternary() throws {
    #expect(
      try survives { flag, handles in
        flag ? Tally(name: "c", handles: handles) : Tally(name: "c", handles: handles)
      })
  }

  @Test("S28: the cases of a switch are different views")
  func switches() throws {
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { [handles] number in
        switch number {
        case 0: Tally(name: "c", handles: handles)
        case 1: Tally(name: "c", handles: handles)
        default: Tally(name: "c", handles: handles)
        }
      })
    for number in 1...4 {
      handles["c"] = 5
      cell.value = number
      try host.update()
      let isSameCase = number > 2
      #expect(host.all(.text(isSameCase ? "c 5" : "c 0")).count == 1)
    }
  }

  @Test("S1: siblings that come and go do not touch the others")
  func siblings() throws {
    #expect(
      try survives { flag, handles in
        VStack {
          if flag { Text("before") }
          Tally(name: "c", handles: handles)
          if !flag { Text("after") }
        }
      })
  }

  @Test("S60: a view's value is made anew as often as its parent's body, its state stays")
  func values() throws {
    #expect(try survives { flag, handles in VStack { Tally(name: flag ? "c" : "c", handles: handles) } })
  }
}

extension View {
  @ViewBuilder fileprivate func modified(if condition: Bool) -> some View {
    if condition { padding() } else { self }
  }
}
