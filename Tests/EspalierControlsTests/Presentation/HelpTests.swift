// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The place of a view's help, and the events after which it goes.
@MainActor
@Suite("Help")
struct HelpTests {
  @Test("Help lies in front of everything and inside of the window, whatever clips the view")
  func helpInFront() throws {
    let host = ViewHost(
      VStack(spacing: 0) {
        Button("Save") {}.help("Writes the file, all of it, to the place where it was read from, and nowhere else")
          .frame(width: 60, height: 20).clipped()
        Color.red.accessibilityIdentifier("red")
      }, size: CGSize(width: 300, height: 120))
    try host.get(.text("Save")).hover()
    try host.settle()
    let help = try host.get(.text("Writes the file, all of it, to the place where it was read from, and nowhere else"))
    #expect(help.frame.minX > 0 && help.frame.maxX < 300 && help.frame.maxY < 120)
    #expect(help.frame.height > 20, "it breaks")
    let list = host.dump(.displayList)
    let (red, text) = try (#require(list.range(of: "#FF3B30")), #require(list.range(of: "Writes")))
    #expect(red.lowerBound < text.lowerBound)
    // It takes neither touches nor keys.
    #expect(host.graph.frontLayer == nil && host.graph.presentedLayers.isEmpty)
    #expect(try host.get(.identifier("red")).isHittable)
  }

  @Test(
    "Help goes when the button is pressed, the wheel turns or a key is pressed, and stays away until the pointer returns"
  )
  func helpGoes() throws {
    final class Count { var presses = 0 }
    let count = Count()
    let host = ViewHost(
      VStack {
        Button("Save") { count.presses += 1 }.help("Writes the file")
        Text("other")
      }, size: CGSize(width: 300, height: 120))
    let save = try host.get(.text("Save")).frame
    let middle = CGPoint(x: save.midX, y: save.midY)
    func show() throws {
      try host.get(.text("other")).hover()
      try host.settle()
      try host.get(.text("Save")).hover()
      try host.settle()
      #expect(host.all(.text("Writes the file")).count == 1)
    }
    let events: [() -> Void] = [
      { host.pointer.tap(at: middle) },
      { host.pointer.scroll(by: CGSize(width: 0, height: 10), at: middle) },
      { host.keys.press(.downArrow) },
      { host.pointer.secondaryPress(at: middle) },
    ]
    for event in events {
      try show()
      event()
      try host.settle()
      #expect(host.all(.text("Writes the file")).isEmpty)
      try host.advance(by: .seconds(2))
      #expect(host.all(.text("Writes the file")).isEmpty)
    }
    #expect(count.presses == 1)
  }
}
