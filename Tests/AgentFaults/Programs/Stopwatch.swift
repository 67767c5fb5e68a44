// SPDX-License-Identifier: MIT

import SwiftUI

struct ContentView: View {
  @State private var ticks = 0
  @State private var isRunning = false
  @State private var laps: [Int] = []
  @State private var starts = 0

  var body: some View {
    VStack(spacing: 20) {
      Text(Self.text(ticks))
        .font(.largeTitle.monospacedDigit())
      Text(isRunning ? "Running" : "Stopped")
        .foregroundStyle(isRunning ? Color(red: 0, green: 0.4, blue: 0) : .primary)
      HStack(spacing: 16) {
        Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
        Button("Lap") { laps.insert(ticks, at: 0) }
          .disabled(!isRunning)
        Button("Reset") {
          ticks = 0
          laps = []
        }
      }
      .buttonStyle(.bordered)
      .frame(minHeight: 44)
      Text("Starts: \(starts)")
      LapList(laps: laps)
    }
    .padding(24)
    .task(id: isRunning) {
      guard isRunning else { return }
      starts += 1
      await run()
    }
  }

  /// Counts tenths of a second until the task is cancelled.
  private func run() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(100))
      if !Task.isCancelled { ticks += 1 }
    }
  }

  static func text(_ ticks: Int) -> String {
    let seconds = ticks / 10
    return String(format: "%02d:%02d.%d", seconds / 60, seconds % 60, ticks % 10)
  }
}

struct LapList: View {
  let laps: [Int]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Array(laps.enumerated()), id: \.offset) { index, lap in
        HStack {
          Text("Lap \(laps.count - index)")
          Spacer()
          Text(ContentView.text(lap)).monospacedDigit()
        }
      }
    }
    .frame(width: 200)
  }
}
