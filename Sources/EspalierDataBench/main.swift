// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

// `make bench-data`: SwiftData beside plain SQLite, and charts of many points. A word chooses one part: `insert`, `index`, `query`,
// `line`, `plot`. The number of rows is ESPALIER_BENCH_ROWS, or 100,000.

let words = Set(CommandLine.arguments.dropFirst())
let parts: [(name: String, run: @MainActor () throws -> Void)] = [
  ("insert", InsertBench.run), ("index", IndexBench.run), ("query", QueryBench.run), ("line", ChartBench.line),
  ("plot", ChartBench.plot),
]
for part in parts where words.isEmpty || words.contains(part.name) { try part.run() }
