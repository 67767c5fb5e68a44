// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct StepperTests {
  private struct Count: View {
    @State var count = 5
    var bounds = 0...10
    var step = 1
    var body: some View {
      VStack {
        Stepper("Number", value: $count, in: bounds, step: step)
        Text("\(count)")
      }
    }
  }

  @Test("I35: the step is 1 by default; the value stays in its range") func steps() throws {
    let host = ViewHost(Count(), size: CGSize(width: 300, height: 100))
    let plus = try host.get(.label("Increment"))
    let minus = try host.get(.label("Decrement"))
    try plus.tap()
    _ = try host.get(.text("6"))
    try minus.tap()
    try minus.tap()
    _ = try host.get(.text("4"))
    #expect(try host.get(.role(.stepper, name: "Number")).value == "4")
  }

  @Test("I35: the last step ends at the bound") func clamps() throws {
    let host = ViewHost(Count(count: 9, step: 3), size: CGSize(width: 300, height: 100))
    let plus = try host.get(.label("Increment"))
    try plus.tap()
    _ = try host.get(.text("10"))
    #expect(!plus.isEnabled)
    #expect(try host.get(.label("Decrement")).isEnabled)
    try plus.tap()
    _ = try host.get(.text("10"))
  }

  @Test("The format of a value follows the environment's locale")
  func locale() throws {
    let amount = Binding.constant(1234.5)
    for (locale, text) in [("en_US", "1,234.5"), ("de_DE", "1.234,5")] {
      let host = ViewHost(
        VStack {
          Stepper("Free", value: amount, format: .number)
          Stepper("Bounded", value: amount, in: 0...5000, format: .number)
        }
        .environment(\.locale, Locale(identifier: locale)), size: CGSize(width: 300, height: 100))
      #expect(try host.get(.role(.stepper, name: "Free")).value == text)
      #expect(try host.get(.role(.stepper, name: "Bounded")).value == text)
    }
  }

  @Test func itStepsWhileItIsHeld() throws {
    let host = ViewHost(Count(), size: CGSize(width: 300, height: 100))
    try host.get(.label("Increment")).press(for: .seconds(0.75))
    // After 0.5, 0.6 and 0.7 seconds; letting go is no step.
    _ = try host.get(.text("8"))
  }

  @Test func arrowKeysStep() throws {
    let host = ViewHost(Count(), size: CGSize(width: 300, height: 100))
    try host.get(.role(.stepper)).key(.upArrow)
    _ = try host.get(.text("6"))
  }

  @Test func closures() throws {
    var log: [String] = []
    let host = ViewHost(
      Stepper("Number") {
        log.append("+")
      } onDecrement: {
        log.append("-")
      } onEditingChanged: {
        log.append("\($0)")
      }, size: CGSize(width: 300, height: 100))
    try host.get(.label("Decrement")).tap()
    try host.get(.label("Increment")).tap()
    #expect(log == ["true", "-", "false", "true", "+", "false"])
  }
}
