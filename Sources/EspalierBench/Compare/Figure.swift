// SPDX-License-Identifier: MIT

import Foundation

/// A printed figure of a program's runs: a line of the table.
struct Figure {
  let title: String
  let program: WindowKind
  /// The name of the line that `window-probe` prints.
  let name: String
  let unit: Unit

  enum Unit: String {
    case milliseconds = "ms"
    case megabytes = "MB"
    case frames = "per s"

    var digits: Int { self == .milliseconds ? 1 : 0 }
  }

  private init(_ title: String, _ program: WindowKind, _ name: String, _ unit: Unit) {
    self.title = title
    self.program = program
    self.name = name
    self.unit = unit
  }

  /// Figures by their subjects.
  static let groups: [(title: String, figures: [Figure])] = [
    (
      "an empty window",
      [
        Figure("from the start until it is at rest", .labels, "start.processor", .milliseconds),
        Figure("memory", .labels, "start.memory", .megabytes),
      ]
    ),
    (
      "10,000 labels",
      shown(.labels) + [
        Figure("one changes", .labels, "frames.processor", .milliseconds),
        Figure("from a key to the changed label (wall time)", .labels, "step.wall", .milliseconds),
      ]
    ),
    (
      "100,000 rows",
      shown(.rows) + [
        Figure("scrolled by a row", .rows, "frames.processor", .milliseconds),
        Figure("from a key to the scrolled rows (wall time)", .rows, "step.wall", .milliseconds),
      ]
    ),
    (
      "1,000 squares that turn and fade",
      [
        Figure("a frame", .squares, "frames.processor", .milliseconds),
        Figure("frames", .squares, "frames.rate", .frames),
        Figure("memory", .squares, "end.memory", .megabytes),
      ]
    ),
    (
      "a form of 300 fields",
      shown(.form) + [
        Figure("a keystroke", .form, "step.processor", .milliseconds),
        Figure("from the key to its letter (wall time)", .form, "step.wall", .milliseconds),
      ]
    ),
  ]

  func text(_ value: Double) -> String { String(format: "%.\(unit.digits)f", value) }

  private static func shown(_ program: WindowKind) -> [Figure] {
    [
      Figure("first shown", program, "shown.processor", .milliseconds),
      Figure("first shown (wall time)", program, "shown.wall", .milliseconds),
      Figure("memory", program, "end.memory", .megabytes),
    ]
  }
}

/// The values of one figure for one toolkit: one of each run.
struct Sample {
  let program: WindowKind
  let toolkit: Toolkit
  let name: String
  var values: [Double]

  var median: Double { EspalierBench.median(values) }
}
