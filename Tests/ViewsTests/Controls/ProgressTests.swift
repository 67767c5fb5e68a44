// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ProgressTests {
  @Test func itReportsItsProgress() throws {
    let host = ViewHost(ProgressView("Loading", value: 3, total: 12), size: CGSize(width: 200, height: 60))
    #expect(try host.get(.role(.progressIndicator, name: "Loading")).value == "25%")
  }

  @Test func withoutAValueItTurns() throws {
    let host = ViewHost(ProgressView())
    let before = try host.png()
    try host.advance(by: .seconds(0.25))
    let after = try host.png()
    #expect(before != after)
    // The wheel never comes to rest, and `settle()` does not wait for it.
    try host.settle()
  }

  @Test func aTimerFillsOnTheClock() throws {
    let start = Date()
    let host = ViewHost(
      ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false),
      size: CGSize(width: 200, height: 60))
    // The making of the host takes time of its own.
    host.startDate = start
    let progress = try host.get(.role(.progressIndicator))
    try host.advance(by: .seconds(5))
    #expect(["49%", "50%", "51%"].contains(progress.value))
    try host.advance(by: .seconds(6))
    #expect(progress.value == "100%")
  }

  @Test func aFoundationProgress() throws {
    let progress = Progress(totalUnitCount: 4)
    let host = ViewHost(ProgressView(progress), size: CGSize(width: 200, height: 60))
    progress.completedUnitCount = 1
    try host.advance(by: .seconds(0.1))
    #expect(try host.get(.role(.progressIndicator)).value == "25%")
  }

  @Test func aStyleOfOnesOwn() throws {
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
        }
      }
    }
    let host = ViewHost(ProgressView("Loading", value: 0.5).progressViewStyle(Percent()))
    _ = try host.get(.text("50 of 100"))
  }

  @Test func aGauge() throws {
    let host = ViewHost(
      Gauge(value: 20, in: 0...80) {
        Text("Speed")
      } currentValueLabel: {
        Text("20 km/h")
      },
      size: CGSize(width: 200, height: 100))
    #expect(try host.get(.label("Speed")).value == "25%")
    _ = try host.get(.text("20 km/h"))
  }
}
