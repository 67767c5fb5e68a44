// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The values of a transaction that count if it is changed on its way: specification M10–M15.
@MainActor
struct TransactionScopeTests {
  private let box = Color(red: 1, green: 0, blue: 0)

  private func half<Content: View>(
    _ animation: Animation?, @ViewBuilder _ content: @escaping (CGFloat) -> Content
  ) throws -> Double {
    let stage = stage(CGFloat(0), content)
    try stage.set(100, animation)
    try stage.advance(0.5)
    return Double(try stage.frame.width)
  }

  @Test("M10: the outer transaction is changed first, the inner modifier has the last word")
  func order() throws {
    let inner = try half(nil) { width in
      bar(width).animation(.linear(duration: 1), value: width).transaction { $0.animation = nil }
    }
    expectNear(inner, 50)
    let outer = try half(nil) { width in
      bar(width).transaction { $0.animation = nil }.animation(.linear(duration: 1), value: width)
    }
    expectNear(outer, 100)
  }

  @Test("M10: transaction { } lengthens an animation that is there")
  func speed() throws {
    expectNear(
      try half(.linear(duration: 1)) { width in
        bar(width).transaction { $0.animation = $0.animation?.speed(0.5).delay(0.25) }
      }, 12.5)
  }

  @Test("M10: transaction(value:) in an erased row of a group")
  func transactionInARow() throws {
    let row = try half(nil) { width in
      Group { AnyView(bar(width).transaction(value: width) { $0.animation = .linear(duration: 1) }) }
    }
    expectNear(row, 50)
  }

  @Test("M11: disablesAnimations of the write stops animation(_:value:), not withAnimation")
  func disabledByTheWrite() throws {
    func width(_ write: (@escaping () -> Void) -> Void) throws -> CGFloat {
      let stage = stage(CGFloat(0)) { bar($0).animation(.linear(duration: 1), value: $0) }
      write { stage.cell.value = 100 }
      try stage.host.update()
      try stage.advance(0.5)
      return try stage.frame.width
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    #expect(try width { write in withTransaction(transaction) { write() } } == 100)
    #expect(try width { write in withTransaction(\.disablesAnimations, true) { write() } } == 100)
    expectNear(
      try width { write in withTransaction(transaction) { withAnimation(.linear(duration: 2)) { write() } } }, 25)
    #expect(try width { $0() } < 100)
  }

  @Test("M11: disablesAnimations stops a scope and animation(nil) as well")
  func disabledScope() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10).animation(.linear(duration: 1)) { $0.offset(x: flag ? 100 : 0) }
        .transaction { $0.disablesAnimations = true }
    }
    try stage.set(true)
    expectNear(stage.host.fill(box)?.rect.minX, 100)
  }

  private enum Mark: TransactionKey { static let defaultValue = "" }
  private enum Other: TransactionKey { static let defaultValue = 0 }

  @Test("M12, M15: keys of nested transactions are merged, the inner one wins key by key")
  func merged() throws {
    let seen = Recording<String>()
    let stage = stage(CGFloat(0)) { width in
      bar(width).transaction { seen.add("\($0[Mark.self]) \($0[Other.self]) \($0.animation == nil)") }
    }
    _ = seen.take()
    var outer = Transaction(animation: .linear(duration: 1))
    outer[Mark.self] = "outer"
    outer[Other.self] = 3
    var inner = Transaction()
    inner[Mark.self] = "inner"
    withTransaction(outer) { withTransaction(inner) { stage.cell.value = 100 } }
    try stage.host.update()
    #expect(seen.take().first == "inner 3 false")
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 50)
    stage.cell.value = 0
    try stage.host.update()
    #expect(seen.take().last == " 0 true")
  }

  @Test("M13: three changes of one event, before, in and after withAnimation: one of them moves")
  func threeWrites() throws {
    struct Three: Equatable { var x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 10 }
    let stage = stage(Three()) { bar($0.width).offset(x: $0.x, y: $0.y) }
    stage.cell.value.x = 100
    withAnimation(.linear(duration: 1)) { stage.cell.value.y = 40 }
    stage.cell.value.width = 50
    try stage.host.update()
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 100, y: 20, width: 50, height: 10))
  }

  @Test("M14: the next change of an observable object does not move")
  func notSticky() throws {
    @MainActor final class Model: ObservableObject { @Published var width: CGFloat = 0 }
    struct Bar: View {
      @ObservedObject var model: Model
      var body: some View { bar(model.width) }
    }
    let model = Model()
    let host = ViewHost(Bar(model: model).frame(width: 400, alignment: .leading))
    withAnimation(.linear(duration: 1)) { model.width = 100 }
    try host.update()
    try host.advance(by: .seconds(2))
    model.width = 40
    try host.update()
    #expect(try host.get(.identifier("c")).frame.width == 40)
  }
}
