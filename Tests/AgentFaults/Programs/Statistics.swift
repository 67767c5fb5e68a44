// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// The width of the widest label.
struct LabelWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

@Observable final class Report {
  var visits = [12, 48, 30, 7, 21]
  var reloads = 0
  let days = ["Mon", "Tuesday", "Wed", "Thu", "Fri"]
}

struct ContentView: View {
  @State private var report = Report()
  @State private var labelWidth: CGFloat = 0
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Visits").font(.title2)
      summary
      VStack(alignment: .leading, spacing: 6) {
        ForEach(report.visits.indices, id: \.self) { index in
          Row(label: report.days[index], value: report.visits[index], labelWidth: labelWidth)
        }
      }
      .onPreferenceChange(LabelWidthKey.self) { labelWidth = $0 }
      Columns(values: report.visits)
      HStack {
        Button("Reload") { report.reloads += 1 }
        Button("Clear") { report.visits = [] }
        Text("Reloads: \(report.reloads)")
      }
    }
    .padding(16)
  }

  private var summary: some View {
    VStack(alignment: .leading) {
      Text("Most: \(report.visits.max() ?? 0)")
      Text("Average: \(average.formatted(.number.precision(.fractionLength(1)).locale(locale)))")
    }
  }

  private var average: Double {
    Double(report.visits.reduce(0, +)) / Double(max(report.visits.count, 1))
  }
}

struct Row: View {
  let label: String
  let value: Int
  let labelWidth: CGFloat

  var body: some View {
    HStack {
      Text(label)
        .background {
          GeometryReader { Color.clear.preference(key: LabelWidthKey.self, value: $0.size.width) }
        }
        .frame(minWidth: labelWidth, alignment: .leading)
      Text("\(value) visits")
    }
  }
}

struct Columns: View {
  let values: [Int]

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(values.indices, id: \.self) { index in
        Rectangle()
          .fill(.teal)
          .frame(width: 24, height: CGFloat(values[index]) * 2)
          .accessibilityElement()
          .accessibilityLabel("Column \(index + 1)")
      }
    }
    .frame(height: 110, alignment: .bottom)
  }
}
