// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SliderTests {
  private struct Volume: View {
    @State var value = 0.5
    var step: Double?
    var log: (String) -> Void = { _ in }
    var body: some View {
      VStack {
        if let step {
          Slider(value: $value, in: 1...10, step: step) { log("\($0)") }
        } else {
          Slider(value: $value, onEditingChanged: { log("\($0)") })
        }
        Text(verbatim: String(format: "%.2f", value))
      }
      .onChange(of: value) { log("value") }
    }
  }

  @Test("I36: onEditingChanged at start and end, the value all the while") func editing() throws {
    var log: [String] = []
    let host = ViewHost(Volume { log.append($0) }, size: CGSize(width: 222, height: 100))
    try host.get(.role(.slider)).drag(by: CGSize(width: 50, height: 0))
    #expect(log.first == "true")
    #expect(log.last == "false")
    #expect(log.filter { $0 == "value" }.count > 2)
    // The thumb has 200 points to go.
    _ = try host.get(.text("0.75"))
    #expect(try host.get(.role(.slider)).value == "75%")
  }

  @Test func aFingerFetchesTheThumb() throws {
    let host = ViewHost(Volume(value: 0), size: CGSize(width: 222, height: 100))
    try host.get(.role(.slider)).tap()
    _ = try host.get(.text("0.50"))
  }

  @Test("I35: steps are multiples from the lower bound") func steps() throws {
    let host = ViewHost(Volume(value: 1, step: 2), size: CGSize(width: 202, height: 100))
    let slider = try host.get(.role(.slider))
    try slider.drag(by: CGSize(width: 12, height: 0))
    // The middle and 12/180 of the track are 5.1 from the lower bound; the nearest multiple of 2 is 6.
    _ = try host.get(.text("7.00"))
    try slider.drag(by: CGSize(width: 500, height: 0))
    // 1, 3, 5, 7, 9: the upper bound is none of them.
    _ = try host.get(.text("9.00"))
  }

  @Test func keysMoveIt() throws {
    let host = ViewHost(Volume(value: 5, step: 1), size: CGSize(width: 202, height: 100))
    let slider = try host.get(.role(.slider))
    try slider.key(.rightArrow)
    _ = try host.get(.text("6.00"))
    try slider.key(.downArrow)
    try slider.key(.leftArrow)
    _ = try host.get(.text("4.00"))
    try slider.key(.home)
    _ = try host.get(.text("1.00"))
    try slider.key(.leftArrow)
    _ = try host.get(.text("1.00"))
    try slider.key(.end)
    _ = try host.get(.text("10.00"))
  }

  @Test func labelsStandAtItsEnds() throws {
    let host = ViewHost(
      Slider(value: .constant(3), in: 0...10) {
        Text("Volume")
      } minimumValueLabel: {
        Text("min")
      } maximumValueLabel: {
        Text("max")
      }, size: CGSize(width: 300, height: 60))
    let slider = try host.get(.role(.slider, name: "Volume"))
    let label = try #require(host.drawnTexts.first { $0.string == "Volume" }).frame
    #expect(label.minX == slider.frame.minX)
    #expect(try host.get(.text("min")).frame.minX == label.maxX + 8)
    #expect(try host.get(.text("max")).frame.maxX == slider.frame.maxX)
    #expect(slider.value == "30%")
  }

  @Test func disabledItDoesNothing() throws {
    let host = ViewHost(Volume().disabled(true), size: CGSize(width: 222, height: 100))
    try host.get(.role(.slider)).drag(by: CGSize(width: 50, height: 0))
    _ = try host.get(.text("0.50"))
  }
}
