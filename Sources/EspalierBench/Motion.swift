// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// 1,000 views that all move at once.
struct Moving<Leaf: View>: View {
  let leaf: (Bool, Int) -> Leaf
  @State private var isOn = false

  var body: some View {
    let _ = MovingSwitch.state = $isOn
    VStack(spacing: 0) {
      ForEach(0..<100, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { leaf(isOn, row * 10 + $0) }
        }
      }
    }
  }
}

@MainActor
enum MovingSwitch {
  static var state: Binding<Bool>?
}

extension Measure {
  /// The median time of a frame, to the display list, while 1,000 views move, and the rules that run in it.
  static func motion<Leaf: View>(_ animation: Animation, _ leaf: @escaping (Bool, Int) -> Leaf) throws -> (
    time: Double, rules: Int
  ) {
    let host = ViewHost(Moving(leaf: leaf), size: window)
    withAnimation(animation) { MovingSwitch.state?.wrappedValue = true }
    try host.update()
    let frame = Duration.seconds(1) / 60
    var times: [Double] = []
    for _ in 0..<120 {
      let start = milliseconds()
      try host.advance(by: frame)
      times.append(milliseconds() - start)
    }
    let work = try host.measure { try host.advance(by: frame) }
    return (median(times), work.rulesRun)
  }
}

@MainActor
func motionBenchmarks(_ report: Report) throws {
  func add<Leaf: View>(_ name: String, _ animation: Animation, _ leaf: @escaping (Bool, Int) -> Leaf) throws {
    let result = try Measure.motion(animation, leaf)
    report.add("1000 views move: \(name)", result.time, "ms", goal: 4, counters: "\(result.rules) rules")
  }
  let slow = Animation.linear(duration: 100)
  let spring = Animation.spring(duration: 100, bounce: 0.3)
  try add("an offset each, one frame", slow) { isOn, _ in
    Color.blue.frame(width: 8, height: 6).offset(x: isOn ? 100 : 0)
  }
  try add("an offset each, springs", spring) { isOn, _ in
    Color.blue.frame(width: 8, height: 6).offset(x: isOn ? 100 : 0)
  }
  try add("their frames", slow) { isOn, _ in Color.blue.frame(width: isOn ? 80 : 8, height: 6) }
  try add("texts in rows that grow", slow) { isOn, number in
    Text("\(number)").frame(width: isOn ? 80 : 40, height: 6)
  }
  let effects = try effectsMotion()
  report.add(
    "1000 views move: scale, turn, opacity and colour", effects.time, "ms", goal: 4, counters: "\(effects.rules) rules")
}

@MainActor
func effectsMotion() throws -> (time: Double, rules: Int) {
  try Measure.motion(.linear(duration: 100)) { isOn, _ in
    Circle().fill(isOn ? .red : .blue).frame(width: 8, height: 6).scaleEffect(isOn ? 2 : 1)
      .rotationEffect(.degrees(isOn ? 90 : 0)).opacity(isOn ? 0.5 : 1)
  }
}
