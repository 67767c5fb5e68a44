// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The accessory at the bottom of a tab view, and the bar that becomes small.
@MainActor
@Suite("Accessories of tabs, small bars")
struct TabAccessoryTests {
  private let size = CGSize(width: 320, height: 480)

  private struct Music: View {
    var behavior = TabBarMinimizeBehavior.onScrollDown
    var hasAccessory = true
    var rows = 60
    @State private var taps = 0

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 40) } }
          }
          .accessibilityIdentifier("scroll")
        }
        Tab("Radio", systemImage: "dot.radiowaves.left.and.right") { Text("Radio page") }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory(isEnabled: hasAccessory) { Playing(taps: $taps) }
    }
  }

  private struct Playing: View {
    @Binding var taps: Int
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
      Button("Song \(taps) \(placement == .inline ? "inline" : "expanded")") { taps += 1 }
    }
  }

  @Test("On a phone the accessory stands above the bar, and takes its height from the pages")
  func expanded() throws {
    let host = ViewHost(Music(), size: size, look: .phone)
    let song = try host.get(.text("Song 0 expanded")).frame
    let tab = try host.get(.text("Radio")).frame
    #expect(song.maxY < tab.minY && song.minY > 320)
    #expect(abs(song.midX - 160) < 1)
    try host.get(.text("Song 0 expanded")).tap()
    #expect(host.all(.text("Song 1 expanded")).count == 1)
    // It stays when another tab is chosen.
    try host.get(.text("Radio")).tap()
    try host.settle()
    #expect(host.all(.text("Song 1 expanded")).count == 1)
    let without = ViewHost(Music(hasAccessory: false), size: size, look: .phone)
    #expect(without.all(.text("Song 0 expanded")).isEmpty)
  }

  @Test("On a desktop the tabs are above, the accessory is at the bottom, and the bar stays")
  func desktop() throws {
    let host = ViewHost(Music(), size: size)
    #expect(try host.get(.text("Song 0 expanded")).frame.minY > 400)
    #expect(try host.get(.text("Radio")).frame.maxY < 60)
    try scroll(host, by: -200)
    #expect(host.all(.text("Radio")).count == 1 && host.all(.text("Song 0 expanded")).count == 1)
  }

  @Test("Scrolling down makes the bar small, beside the accessory; scrolling up makes it large")
  func minimized() throws {
    let host = ViewHost(Music(), size: size, look: .phone)
    try scroll(host, by: -200)
    #expect(host.all(.text("Radio")).isEmpty)
    let song = try host.get(.text("Song 0 inline")).frame
    let home = try host.get(.label("Home")).frame
    #expect(home.maxX < song.minX && abs(home.midY - song.midY) < 2)
    try scroll(host, by: 60)
    #expect(host.all(.text("Radio")).count == 1 && host.all(.text("Song 0 expanded")).count == 1)
  }

  @Test("A tap on the small bar makes it large, and so does another selection")
  func tapExpands() throws {
    let host = ViewHost(Music(), size: size, look: .phone)
    try scroll(host, by: -200)
    try host.get(.label("Home")).tap()
    try host.settle()
    #expect(host.all(.text("Radio")).count == 1)
  }

  @Test("The other direction, none, and the end of the content")
  func behaviors() throws {
    for behavior in [TabBarMinimizeBehavior.never, .automatic, .onScrollUp] {
      let host = ViewHost(Music(behavior: behavior), size: size, look: .phone)
      try scroll(host, by: -300)
      #expect(host.all(.text("Radio")).count == 1)
      try scroll(host, by: 100)
      #expect(host.all(.text("Radio")).count == (behavior == .onScrollUp ? 0 : 1))
    }
    // The pages get more space when the bar becomes small; that moves what is at its end, and does not bring the bar back.
    let host = ViewHost(Music(rows: 14), size: size, look: .phone)
    try scroll(host, by: -600)
    #expect(host.all(.text("Radio")).isEmpty)
  }

  private func scroll(_ host: ViewHost<Music>, by distance: CGFloat) throws {
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: distance))
    try host.settle()
  }
}
