// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
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

  @Test(
    "Accessory gauges are whole, with a dot where the value is, around which they are cut out; gradients run along them"
  )
  func markedGauges() throws {
    let gauge = Gauge(value: 0.25) { Text("Speed") }.tint(Gradient(colors: [.pureRed, .pureBlue]))
    let line = try Pixels(gauge.gaugeStyle(.accessoryLinear), 106, 6)
    #expect([10, 28, 50, 95].allSatisfy { line.alpha($0, 3) == 255 })
    #expect(line.alpha(24, 3) == 0 && line.alpha(32, 3) == 0)
    #expect(line[10, 3][0] > 200 && line[95, 3][2] > 200)
    let mirrored = try Pixels(
      gauge.gaugeStyle(.accessoryLinear).environment(\.layoutDirection, .rightToLeft), 106, 6)
    #expect(mirrored.alpha(77, 3) == 255 && mirrored.alpha(81, 3) == 0 && mirrored.alpha(28, 3) == 255)

    let half = Gauge(value: 0.5) { Text("") }.tint(Gradient(colors: [.pureRed, .pureBlue]))
    let ring = try Pixels(half.gaugeStyle(.accessoryCircular), 58, 58)
    #expect(ring.alpha(3, 29) == 255 && ring.alpha(29, 3) == 255 && ring.alpha(54, 29) == 255)
    #expect(ring.alpha(24, 3) == 0 && ring.alpha(33, 3) == 0 && ring.alpha(29, 29) == 0)
    #expect(ring[3, 29][0] > 180 && ring[54, 29][2] > 180)
    let filled = try Pixels(half.gaugeStyle(.accessoryCircularCapacity), 58, 58)
    #expect(filled.alpha(54, 29) == 255 && filled.alpha(3, 29) < 100)
    #expect(filled[33, 3][0] > 200)
  }
}
