// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Ticks, the neutral value and the enabled part of sliders (Apple's documentation of iOS 26).
@MainActor
@Suite("Ticks of sliders")
struct SliderTickTests {
  private struct Volume: View {
    @State var value = 0.5
    @State var showsHalf = false

    var body: some View {
      VStack {
        Slider(value: $value) {
          Text("Volume")
        } currentValueLabel: {
          Text("\(Int(value * 10)) of ten")
        } ticks: {
          SliderTickContentForEach([0.0, 1.0], id: \.self) { value in
            SliderTick(value) { Text("at \(Int(value))") }
          }
          if showsHalf { SliderTick("half", 0.5) }
          SliderTick(7.0)
        }
        Button("Half") { showsHalf.toggle() }
      }
    }
  }

  @Test(
    "A tick's label is below the track at the tick's value, as soon as there is one", arguments: [Look.phone, .desktop])
  func labels(_ look: Look) throws {
    let host = ViewHost(Volume(), size: CGSize(width: 300, height: 120), look: look)
    func text(_ string: String) -> CGRect? { host.drawnTexts.first { $0.string == string }?.frame }
    let (low, high) = (try #require(text("at 0")), try #require(text("at 1")))
    #expect(text("half") == nil)
    try host.get(.text("Half")).tap()
    let half = try #require(text("half"))
    #expect(abs(half.midX - (low.midX + high.midX) / 2) < 1 && half.minY == low.minY)
    let slider = try host.get(.role(.slider))
    #expect(slider.value == "5 of ten" && slider.frame.maxY >= low.maxY)
    try slider.drag(by: CGSize(width: 300, height: 0))
    #expect(try host.get(.role(.slider)).value == "10 of ten")
  }

  private struct Balance: View {
    @State var value = 5.0
    var step = false
    var log: (Double) -> Void

    var body: some View {
      Group {
        if step {
          Slider(value: $value, in: 0...10, step: 2, enabledBounds: 2...8) {
            Text("Balance")
          } tick: {
            SliderTick($0)
          }
        } else {
          Slider(value: $value, in: 0...10, neutralValue: 5, enabledBounds: 2...8) { Text("Balance") }
        }
      }
      .onChange(of: value) { log(value) }
    }
  }

  @Test("A slider cannot leave its enabled part, in steps or not", arguments: [false, true])
  func enabledPart(inSteps: Bool) throws {
    var values: [Double] = []
    let host = ViewHost(
      Balance(step: inSteps) { values.append($0) }, size: CGSize(width: 222, height: 60), look: .phone)
    try host.get(.role(.slider)).drag(by: CGSize(width: 200, height: 0))
    #expect(values.max() == 8)
    try host.get(.role(.slider)).drag(by: CGSize(width: -300, height: 0))
    #expect(values.min() == 2)
  }

  /// The width of the shape in the tint colour.
  private func filled(_ view: some View) throws -> CGFloat {
    let host = ViewHost(view.tint(Color(red: 1, green: 0, blue: 0)), size: CGSize(width: 200, height: 60), look: .phone)
    let match = try #require(host.dump(.displayList).firstMatch(of: /, ([\d.]+) × [\d.]+\) = #FF0000FF/))
    return CGFloat(try #require(Double(match.1)))
  }

  @Test("The filled part begins at the neutral value")
  func neutral() throws {
    let plain = try filled(Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden))
    #expect(abs(plain - 100) <= 2)
    let neutral = try filled(
      Slider(value: .constant(0.5), neutralValue: 0.25) { Text("A") }.sliderThumbVisibility(.hidden))
    #expect(abs(neutral - 50) <= 2)
    let below = try filled(
      Slider(value: .constant(0.25), neutralValue: 1) { Text("A") }.sliderThumbVisibility(.hidden))
    #expect(abs(below - 150) <= 2)
  }

  @Test("A hidden thumb is not drawn")
  func hiddenThumb() throws {
    let host = ViewHost(Slider(value: .constant(0.5)), size: CGSize(width: 200, height: 60), look: .phone)
    let hidden = ViewHost(
      Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden), size: CGSize(width: 200, height: 60), look: .phone)
    let count = { (host: String) in host.components(separatedBy: "fill").count }
    #expect(count(hidden.dump(.displayList)) < count(host.dump(.displayList)))
  }
}
