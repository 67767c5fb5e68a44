// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("symbolEffect")
struct SymbolEffectTests {
  private struct Bell: View {
    @State private var count = 0
    @State private var isLarge = false
    var body: some View {
      VStack {
        Button("Ring") { count += 1 }
        Button("Grow") { isLarge.toggle() }
        Image(systemName: "bell").symbolEffect(.bounce, value: count).symbolEffect(.scale.up, isActive: isLarge)
      }
    }
  }

  @Test("bounce: larger for a moment, for every change of the value")
  func bounce() throws {
    let host = ViewHost(Bell())
    func width() throws -> CGFloat { try host.get(.type(Image.self)).frame.width }
    let rest = try width()
    try host.get(.text("Ring")).tap()
    try host.advance(by: .seconds(0.16))
    #expect(try width() > rest * 1.08)
    try host.settle()
    #expect(try abs(width() - rest) < 0.01)
  }

  @Test("scale: larger as long as it is active")
  func scale() throws {
    let host = ViewHost(Bell())
    let rest = try host.get(.type(Image.self)).frame.width
    try host.get(.text("Grow")).tap()
    try host.settle()
    #expect(try abs(host.get(.type(Image.self)).frame.width - rest * 1.2) < 0.01)
    try host.get(.text("Grow")).tap()
    try host.settle()
    #expect(try abs(host.get(.type(Image.self)).frame.width - rest) < 0.01)
  }
}
