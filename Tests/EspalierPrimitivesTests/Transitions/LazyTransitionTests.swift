// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Rows of lazy containers that come and go: specification M54, M61, M62.
@MainActor
struct LazyTransitionTests {
  private let box = Color(red: 1, green: 0, blue: 0)
  private let second = Color(red: 0, green: 1, blue: 0)
  private let linear = Animation.linear(duration: 1)

  private func square(_ color: Color) -> some View { color.frame(width: 40, height: 20) }

  @Test(
    "M54: rows of lazy stacks, lists and grids fade as they come and go", arguments: ["lazy", "grid", "list", "form"])
  func lazyRows(_ container: String) throws {
    let stage = stage([1]) { numbers in
      let rows = ForEach(numbers, id: \.self) { number in square(number == 1 ? box : second) }
      switch container {
      case "lazy": ScrollView { LazyVStack(spacing: 0) { rows } }
      case "grid": ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } }
      case "list": List { rows }
      default: Form { rows }
      }
    }
    try stage.set([1, 2], linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(second)?.opacity, 0.5)
    try stage.host.settle()
    expectNear(stage.host.fill(second)?.opacity, 1)
    try stage.set([1], linear)
    try stage.advance(0.25)
    expectNear(stage.host.fill(second)?.opacity, 0.75)
    try stage.host.settle()
    #expect(stage.host.fill(second) == nil)
  }

  @Test(
    "M61, M62: in lazy containers neighbours glide to the place of a row that goes, which disappears at the end",
    arguments: ["stack", "lazy", "grid", "list", "form"])
  func gliding(_ container: String) throws {
    let log = Recording<String>()
    let stage = stage([1, 2]) { numbers in
      let rows = ForEach(numbers, id: \.self) { number in
        square(number == 1 ? box : second).accessibilityIdentifier("r\(number)").onDisappear {
          log.add("gone \(number)")
        }
      }
      switch container {
      case "stack": VStack(spacing: 0) { rows }.frame(maxHeight: .infinity, alignment: .top)
      case "lazy": ScrollView { LazyVStack(spacing: 0) { rows } }
      case "grid": ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } }
      case "list": List { rows }
      default: Form { rows }
      }
    }
    func y(_ number: Int) throws -> CGFloat { try stage.host.get(.identifier("r\(number)")).frame.minY }
    let (top, below) = (try y(1), try y(2))
    try stage.set([2], linear)
    try stage.advance(0.5)
    expectNear(try y(2), (top + below) / 2)
    expectNear(stage.host.fill(box)?.opacity, 0.5)
    #expect(log.take() == [])
    try stage.host.settle()
    #expect(log.take() == ["gone 1"])
    try stage.set([1, 2], linear)
    try stage.advance(0.25)
    expectNear(try y(2), top + (below - top) / 4)
    expectNear(stage.host.fill(box)?.opacity, 0.25)
  }

  @Test("M54: a row that an animated scroll brings into view does not come in by a transition")
  func scrolledIntoView() throws {
    let cell = Cell(false)
    let host = ViewHost(
      Stage(cell) { isBelow in
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { row in
                (row == 50 ? box : second).frame(height: 20).id(row).transition(.scale)
              }
            }
          }
          .onChange(of: isBelow) { withAnimation(linear) { proxy.scrollTo(50, anchor: .top) } }
        }
      }, size: CGSize(width: 100, height: 100))
    cell.value = true
    try host.update()
    try host.advance(by: .seconds(0.99))
    expectNear(host.fill(box)?.rect.width, 100)
    expectNear(host.fill(box)?.opacity, 1)
  }
}
