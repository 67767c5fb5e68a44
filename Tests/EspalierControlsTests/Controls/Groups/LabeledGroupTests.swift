// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The type of a control group with a label, and the label of a progress view of a span of time.
@MainActor
@Suite struct LabeledGroupTests {
  @Test("A labelled group has the documented type, and its controls")
  func group() throws {
    let group: ControlGroup<LabeledControlGroupContent<Button<Text>, Text>> = ControlGroup("More") { Button("Cut") {} }
    let host = ViewHost(group)
    #expect(!host.all(.role(.button, name: "Cut")).isEmpty)
  }

  @Test(
    "several views of a labelled content have a distance, on a desktop in every container",
    arguments: ["content", "columns", "form", "list"])
  func labeledViews(container: String) throws {
    let row = LabeledContent("Cache") {
      Button("Clear") {}
      Button("Reset") {}
    }
    let view =
      switch container {
      case "columns": AnyView(Form { row })
      case "form": AnyView(Form { row }.formStyle(.grouped))
      case "list": AnyView(List { row })
      default: AnyView(row)
      }
    let host = ViewHost(view, size: CGSize(width: 400, height: 200))
    let (clear, reset) = try (
      host.get(.role(.button, name: "Clear")).frame, host.get(.role(.button, name: "Reset")).frame
    )
    #expect(reset.minX - clear.maxX == 8 && clear.midY == reset.midY)
  }

  @Test("A view of a span of time shows the remaining time by itself")
  func time() throws {
    let start = Date()
    let view: ProgressView<EmptyView, DefaultDateProgressLabel> = ProgressView(
      timerInterval: start...start.addingTimeInterval(90))
    let host = ViewHost(view, size: CGSize(width: 200, height: 60))
    host.startDate = start
    try host.advance(by: .seconds(0.5))
    #expect(!host.all(.text("1:30")).isEmpty || !host.all(.text("1:29")).isEmpty)
    try host.advance(by: .seconds(60))
    #expect(!host.all(.text("0:30")).isEmpty || !host.all(.text("0:29")).isEmpty)
  }

  @Test("A slider's ticks may depend on a condition", arguments: [false, true])
  func ticks(isMany: Bool) {
    @SliderTickBuilder<Double> func ticks() -> TupleSliderTickContent<Double> {
      SliderTick(0)
      if isMany { SliderTick(0.5) }
    }
    #expect(ticks().body.count == (isMany ? 2 : 1))
  }

  @Test("A stroked shape tells whether its edges are smoothed")
  func strokes() {
    #expect(!Circle().stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: false).isAntialiased)
    #expect(Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2), antialiased: true).isAntialiased)
  }
}
