// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// A view made from the time of the host's clock, updated while its value changes.
struct ClockReader<Value: Equatable, Content: View>: _PrimitiveView {
  /// Computes a value from the time in seconds and the date, and whether the value still changes.
  let read: (Double, Date) -> (value: Value, isMoving: Bool)
  let content: (Value) -> Content

  init(
    _ read: @escaping (_ time: Double, _ date: Date) -> (value: Value, isMoving: Bool),
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.read = read
    self.content = content
  }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let value = Attribute(Reading(view: view.attribute, time: inputs.host.clock.time, host: inputs.host))
    return Content._makeView(view: view.map("view by clock") { $0.content(value.value) }, inputs: inputs)
  }

  // Reads: the clock.
  // Produces: the value read from it.
  // Costs: one call a frame while the value changes, nothing afterwards.
  private struct Reading: Rule {
    let view: Attribute<ClockReader>
    let time: Attribute<Double>
    @HostReference var host: ViewGraph
    var activity: AnimationActivity?

    init(view: Attribute<ClockReader>, time: Attribute<Double>, host: ViewGraph) {
      self.view = view
      self.time = time
      self.host = host
    }

    mutating func value() -> Value {
      let (value, isMoving) = view.value.read(time.peek(), host.clock.date)
      if isMoving { _ = time.value }
      activity = isMoving ? activity ?? AnimationActivity(host, repeatsForever: true) : nil
      return value
    }

    nonisolated static var label: String { "read clock" }
  }
}
