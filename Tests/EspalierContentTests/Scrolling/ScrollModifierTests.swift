// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Modifiers of scroll views: places at which they stop, the keyboard, targets in sight.
@MainActor
@Suite("Modifiers of scroll views") struct ScrollModifierTests {
  @Test("A single view is a place at which its scroll view stops") func singleTarget() throws {
    func x(_ change: (AnyView) -> some View) throws -> CGFloat {
      let target = change(AnyView(box(200, 40)))
      let host = ViewHost(
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            box(73, 40)
            target.named("target")
            box(2000, 40)
          }
        }
        .scrollTargetBehavior(.viewAligned).named("scroll"), size: CGSize(width: 100, height: 100))
      try host.get(.identifier("scroll")).drag(by: CGSize(width: -50, height: 0))
      try host.settle()
      return try host.get(.identifier("target")).frame.minX
    }
    #expect(try isClose(x { $0.scrollTarget() }, 0))
    #expect(try !isClose(x { $0.scrollTarget(isEnabled: false) }, 0))
    #expect(try x { $0.scrollTarget(isEnabled: false) } == x { $0 })
  }

  @Test("Scrolling takes the keyboard from a field at once, or leaves it") func keyboard() throws {
    func keepsKeyboard(_ change: (AnyView) -> some View) throws -> Bool {
      let view = change(
        AnyView(
          ScrollView {
            VStack(spacing: 0) {
              TextField("Name", text: .constant("Ada"))
              box(40, 2000)
            }
          }.named("scroll")))
      let host = ViewHost(view, size: CGSize(width: 200, height: 200))
      let field = try host.get(.role(.textField))
      try field.focus()
      #expect(field.isFocused)
      try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -10))
      return field.isFocused
    }
    #expect(try keepsKeyboard { $0 })
    #expect(try keepsKeyboard { $0.scrollDismissesKeyboard(.never) })
    #expect(try !keepsKeyboard { $0.scrollDismissesKeyboard(.immediately) })
    #expect(try !keepsKeyboard { $0.scrollDismissesKeyboard(.interactively) })
  }

  private struct InSight: View {
    @State private var ids: [Int] = []
    @State private var count = 40
    var body: some View {
      VStack(spacing: 0) {
        Text("in sight: \(ids.map(String.init).joined(separator: " "))").frame(height: 20)
        Button("Fewer") { count = 2 }.frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 40) }
          }
          .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { ids = $0 }
        .named("scroll")
      }
    }
  }

  /// The state that the action writes makes the list of rows anew, which is still the same.
  @Test("Targets in sight that a view shows follow its scrolling and its rows") func targetsInSight() throws {
    let host = ViewHost(InSight(), size: CGSize(width: 100, height: 200))
    #expect(host.all(.text("in sight: 0 1 2 3")).count == 1)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -400))
    #expect(host.all(.text("in sight: 10 11 12 13")).count == 1)
    try host.get(.text("Fewer")).tap()
    try host.settle()
    #expect(host.all(.text("in sight: 0 1")).count == 1)
  }
}
