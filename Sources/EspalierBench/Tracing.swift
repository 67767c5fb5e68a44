// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// The cost of a trace: the same changes in a traced host, as ratios to one that is not, alternating.
@MainActor
func tracingBenchmarks(_ report: Report) throws {
  func ratio<Root: View>(_ name: String, _ root: () -> Root, step: (ViewHost<Root>, Int) throws -> Void) throws {
    let hosts = [ViewHost(root(), size: Measure.window), ViewHost(root(), size: Measure.window)]
    hosts[1].isTraced = true
    var times: [[Double]] = [[], []]
    for run in 1...200 {
      for (index, host) in hosts.enumerated() {
        let start = milliseconds()
        try step(host, run)
        times[index].append(milliseconds() - start)
      }
    }
    report.add("\(name), traced", median(times[1]) / median(times[0]), "×", goal: 2)
  }
  func tap<Root: View>(_ name: String, _ root: () -> Root, _ locator: Locator) throws {
    try ratio(name, root) { host, _ in try host.get(locator).tap() }
  }
  try ratio("an animated frame of 1,000 views", { Pulsing() }) { host, _ in try host.advance(by: .seconds(1) / 60) }
  try ratio("a scroll step of a List", { LongList() }) { host, _ in
    try host.get(.role(.list)).scroll(by: CGSize(width: 0, height: -37))
  }
  try tap("one @State of 1,000 texts", { Counting() }, .text("Add"))
}

/// 1,000 views that move as long as they exist.
private struct Pulsing: View {
  var body: some View {
    Moving { isOn, _ in Color.blue.frame(width: 8, height: 6).offset(x: isOn ? 100 : 0) }
      .onAppear { withAnimation(.linear(duration: 1000)) { MovingSwitch.state?.wrappedValue = true } }
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("Add").onTapGesture { count += 1 }
      Text("\(count)")
      Nested(hundreds: 10) { TextLeaf(number: $0) }
    }
  }
}
