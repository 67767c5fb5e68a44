// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A finger that comes from the leading edge drags a page back (iOS).
@MainActor
@Suite("Swiping back")
struct SwipeBackTests {
  private struct Pages: View {
    var hidesBack = false
    var isHorizontal = false
    var direction = LayoutDirection.leftToRight
    @State private var path = [1, 2]
    @State private var taps = 0

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Button {
                taps += 1
              } label: {
                Text("number \(number), \(taps) taps").frame(maxWidth: .infinity, alignment: .leading)
                  .contentShape(Rectangle())
              }
              .buttonStyle(.plain)
              ScrollView(isHorizontal ? .horizontal : .vertical) {
                Color.green.frame(width: isHorizontal ? 2000 : 100, height: isHorizontal ? 100 : 2000)
                  .accessibilityIdentifier("content")
              }
              .frame(height: 500)
            }
            .navigationBarBackButtonHidden(hidesBack)
          }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  private let size = CGSize(width: 400, height: 800)

  private func host(_ pages: Pages, _ look: Look = .phone) -> ViewHost<Pages> {
    ViewHost(pages, size: size, look: look)
  }

  /// Moves a finger over the lower half of the page at 600 points per second.
  private func drag(_ host: ViewHost<Pages>, from start: CGFloat, to end: CGFloat, letGo: Bool = true) throws {
    host.pointer.press(at: CGPoint(x: start, y: 500), isTouch: true)
    for x in stride(from: start, through: end, by: end > start ? 10 : -10) {
      host.pointer.move(to: CGPoint(x: x, y: 500))
      try host.advance(by: .seconds(1.0 / 60))
    }
    if letGo {
      // A finger that rests has no speed.
      try host.advance(by: .seconds(0.3))
      host.pointer.move(to: CGPoint(x: end, y: 500))
      host.pointer.release(at: CGPoint(x: end, y: 500))
      try host.settle()
    }
  }

  private func shows(_ host: ViewHost<Pages>, _ number: Int) -> Bool {
    host.all(.text("number \(number), 0 taps")).contains(where: \.isHittable)
  }

  @Test("A drag beyond the middle leaves the page, and one at a time", arguments: [false, true])
  func pops(isHorizontal: Bool) throws {
    let host = host(Pages(isHorizontal: isHorizontal))
    try drag(host, from: 1, to: 301)
    #expect(shows(host, 1) && host.all(.text("number 2, 0 taps")).isEmpty)
    try drag(host, from: 15, to: 305)
    #expect(host.all(.text("number 1, 0 taps")).isEmpty)
    #expect(try abs(host.get(.text("root")).frame.midX - 200) < 1)
    try drag(host, from: 1, to: 301)
    #expect(try abs(host.get(.text("root")).frame.midX - 200) < 1)
    #expect(host.warnings.isEmpty)
  }

  @Test("The page follows the finger, the one below comes in slower, and both return from a short drag")
  func follows() throws {
    let host = host(Pages())
    let before = try host.get(.text("number 2, 0 taps")).frame
    try drag(host, from: 1, to: 101, letGo: false)
    #expect(try abs(host.get(.text("number 2, 0 taps")).frame.minX - before.minX - 100) < 1)
    host.pointer.cancel()
    try host.settle()
    #expect(try host.get(.text("number 2, 0 taps")).frame == before)
    try drag(host, from: 1, to: 101)
    #expect(try host.get(.text("number 2, 0 taps")).frame == before)
    try drag(host, from: 1, to: 301)
    #expect(try host.get(.text("number 1, 0 taps")).frame.minX == before.minX)
  }

  @Test("A short drag that is fast enough leaves the page")
  func thrown() throws {
    let host = host(Pages())
    try drag(host, from: 1, to: 151, letGo: false)
    host.pointer.release(at: CGPoint(x: 151, y: 500))
    try host.settle()
    #expect(shows(host, 1))
  }

  @Test("Views from right to left are left from the right edge")
  func mirrored() throws {
    let host = host(Pages(direction: .rightToLeft))
    try drag(host, from: 1, to: 301)
    #expect(shows(host, 2))
    try drag(host, from: 399, to: 99)
    #expect(shows(host, 1))
  }

  @Test("Drags from elsewhere, upwards, or with the desktop's look are the content's")
  func others() throws {
    let horizontal = host(Pages(isHorizontal: true))
    try drag(horizontal, from: 300, to: 200)
    try drag(horizontal, from: 30, to: 100)
    #expect(shows(horizontal, 2))
    let vertical = host(Pages())
    let before = try vertical.get(.identifier("content")).frame.minY
    vertical.pointer.press(at: CGPoint(x: 160, y: 500), isTouch: true)
    vertical.pointer.move(to: CGPoint(x: 160, y: 400))
    vertical.pointer.release(at: CGPoint(x: 160, y: 400))
    try vertical.settle()
    #expect(try vertical.get(.identifier("content")).frame.minY < before && shows(vertical, 2))
    let desktop = host(Pages(), .desktop)
    try drag(desktop, from: 1, to: 301)
    #expect(shows(desktop, 2))
  }

  @Test("A page without a back button is not left")
  func hidden() throws {
    let host = host(Pages(hidesBack: true))
    try drag(host, from: 1, to: 301)
    #expect(shows(host, 2))
  }

  @Test("Buttons at the edge are tapped")
  func taps() throws {
    let host = host(Pages())
    let button = try host.get(.text("number 2, 0 taps")).frame
    host.pointer.press(at: CGPoint(x: 3, y: button.midY), isTouch: true)
    host.pointer.release(at: CGPoint(x: 3, y: button.midY))
    try host.settle()
    #expect(host.all(.text("number 2, 1 taps")).count == 1)
  }

  private struct Columns: View {
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $selection) { Text("row \($0)") }.navigationTitle("Rows")
      } detail: {
        NavigationStack {
          Text("detail \(selection ?? -1)").frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Detail")
        }
      }
    }
  }

  @Test("The columns of a narrow split view are left in the same way")
  func columns() throws {
    let host = ViewHost(Columns(), size: size, look: .phone)
    try host.get(.text("row 1")).tap()
    try host.settle()
    #expect(try host.get(.text("detail 1")).isHittable)
    host.pointer.press(at: CGPoint(x: 1, y: 500), isTouch: true)
    for x in stride(from: 1.0, through: 301, by: 10) {
      host.pointer.move(to: CGPoint(x: x, y: 500))
      try host.advance(by: .seconds(1.0 / 60))
    }
    host.pointer.release(at: CGPoint(x: 301, y: 500))
    try host.settle()
    #expect(try host.get(.text("row 1")).isHittable)
  }
}
