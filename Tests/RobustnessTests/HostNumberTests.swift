// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Hosts of sizes, scales, insets and times that are none, and pointers at no place.
@MainActor
@Suite("Hosts of hostile numbers")
struct HostNumberTests {
  private struct Page: View {
    @State private var turn = Angle.zero
    var body: some View {
      VStack {
        ScrollView { LazyVStack { ForEach(0..<30) { Text("row \($0)") } } }
        Slider(value: .constant(0.5))
        Color.red.frame(height: 20).gesture(RotateGesture().onChanged { turn = $0.rotation })
        TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .timer) }
        Button("go") {}
      }
    }
  }

  @Test("Sizes, scales, insets and dates", arguments: HostileNumber.all) func hosts(_ number: CGFloat) throws {
    let insets = EdgeInsets(top: number, leading: number, bottom: -number, trailing: number)
    let host = ViewHost(Page(), size: CGSize(width: 100, height: number), scale: Double(number), safeAreaInsets: insets)
    _ = host.dump(.layout)
    host.size = CGSize(width: 90, height: 80)
    host.safeAreaInsets = EdgeInsets(top: 1, leading: number, bottom: 1, trailing: 1)
    host.startDate = Date(timeIntervalSinceReferenceDate: number)
    try host.advance(by: .milliseconds(40))
    _ = host.dump(.displayList)
    for scale in [number, -number] where !(abs(scale) > 10) { _ = try? host.png(scale: Double(scale)) }
    let renderer = ImageRenderer(content: Page().frame(width: 20, height: 20))
    renderer.scale = abs(number) > 10 ? .nan : number
    renderer.proposedSize = ProposedViewSize(width: number, height: 20)
    _ = renderer.cgImage
  }

  @Test("Pointers, fingers and wheels", arguments: HostileNumber.all) func pointers(_ number: CGFloat) throws {
    let host = ViewHost(Page(), size: CGSize(width: 160, height: 200))
    let place = CGPoint(x: number, y: 10)
    let pointer = host.pointer
    pointer.hover(at: place)
    pointer.press(at: place)
    pointer.move(to: CGPoint(x: 20, y: number))
    try host.advance(by: .milliseconds(20))
    pointer.move(to: place)
    pointer.release(at: place)
    pointer.secondaryPress(at: place)
    pointer.scroll(by: CGSize(width: number, height: number), at: CGPoint(x: 30, y: 30))
    pointer.scroll(by: CGSize(width: 0, height: 3), at: place)
    try host.advance(by: .milliseconds(40))
    for locator in [Locator.text("go"), .text("row 1")] {
      for element in host.all(locator) {
        try? element.drag(by: CGSize(width: number, height: number))
        try? element.magnify(by: number)
        try? element.rotate(by: .degrees(number))
        try? element.scroll(by: CGSize(width: number, height: -number))
      }
    }
    try host.advance(by: .milliseconds(100))
    _ = try host.png()
    _ = host.dump(.layout)
  }

  @Test("A path of navigation from which more is removed than is there loses all, with a warning") func removal() throws
  {
    struct Page: View {
      @State private var path = NavigationPath([1, 2])
      var body: some View {
        NavigationStack(path: $path) { Text("root").navigationDestination(for: Int.self) { Text("page \($0)") } }
          .overlay { Button("back") { path.removeLast(5) } }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 200))
    try host.get(.text("back")).tap()
    try host.settle()
    #expect(host.all(.text("root")).count == 1)
    #expect(
      host.warnings.map(\.text).contains {
        $0.hasPrefix("NavigationPath: the number of values to remove is 5; 2 of 2 are removed.")
      })
    #expect(ViewHost(Text("another window"), size: CGSize(width: 100, height: 100)).warnings.isEmpty)
  }
}
