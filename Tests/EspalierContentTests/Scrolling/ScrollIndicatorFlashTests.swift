// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `scrollIndicatorsFlash`: indicators show for a moment.
@MainActor
struct ScrollIndicatorFlashTests {
  private struct Rows: View {
    var container = 0
    var flashesOnAppear = false
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("flash") { count += 1 }.frame(height: 40)
        Group {
          switch container {
          case 1: List(0..<60, id: \.self) { Text("\($0)") }
          case 2: Form { ForEach(0..<60, id: \.self) { Text("\($0)") } }.formStyle(.grouped)
          default: ScrollView { Color.white.frame(width: 200, height: 2000) }
          }
        }
        .scrollIndicatorsFlash(trigger: count)
        .scrollIndicatorsFlash(onAppear: flashesOnAppear)
      }
    }
  }

  private let size = CGSize(width: 200, height: 300)

  /// Whether something dark is drawn where the indicator of a view is that is scrolled to its top.
  private func shows(_ host: ViewHost<Rows>) throws -> Bool {
    let pixels = try Pixels(host, size)
    let background = pixels[190, 50]
    return (193..<198).contains { x in (50..<60).contains { pixels[x, $0][0] < background[0] - 20 } }
  }

  @Test("A change shows the indicators for about a second", arguments: 0...2)
  func trigger(_ container: Int) throws {
    let host = ViewHost(Rows(container: container), size: size)
    #expect(try !shows(host))
    try host.get(.text("flash")).tap()
    try host.advance(by: .seconds(0.6))
    #expect(try shows(host))
    try host.advance(by: .seconds(1.5))
    #expect(try !shows(host))
  }

  @Test("Indicators that flash with onAppear show when the view appears")
  func onAppear() throws {
    let host = ViewHost(Rows(flashesOnAppear: true), size: size)
    try host.advance(by: .seconds(0.6))
    #expect(try shows(host))
    try host.advance(by: .seconds(1.5))
    #expect(try !shows(host))
  }

  @Test("Indicators that are hidden do not flash")
  func hidden() throws {
    let host = ViewHost(
      ScrollView { Color.white.frame(height: 2000) }.scrollIndicatorsFlash(onAppear: true)
        .scrollIndicators(.hidden), size: size)
    try host.advance(by: .seconds(0.6))
    let pixels = try Pixels(host, size)
    #expect((190..<200).allSatisfy { pixels.isNear($0, 20, [255, 255, 255, 255]) })
  }
}
