// SPDX-License-Identifier: MIT

import Foundation

/// `make compare`: five programs in each toolkit, one after the other, in several rounds. Prints the table, and writes it
/// into a page between its two marks.
@MainActor
func compare(rounds: Int, page: URL?) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-compare-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let probe = folder.appendingPathComponent("probe")
  guard
    try compile("Benchmarks/window-probe.c", libraries: "x11 xdamage", options: "-l:libXtst.so.6", into: probe),
    let display = try Display()
  else {
    return log("nothing is compared: Xvfb, a C compiler, or the headers of libX11 and libXdamage are missing\n")
  }
  defer { display.stop() }
  var toolkits: [Toolkit] = []
  for toolkit in Toolkit.allCases {
    if try toolkit.prepare(in: folder) {
      toolkits.append(toolkit)
    } else {
      log("\(toolkit.title) is skipped: it needs \(toolkit.needed)\n")
    }
  }

  let pictures = URL(fileURLWithPath: "out/compare", isDirectory: true)
  try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
  var comparison = Comparison(toolkits: toolkits, machine: Machine.described(toolkits), rounds: rounds)
  for round in 1...rounds {
    for kind in [WindowKind.labels, .rows, .squares, .form] {
      for toolkit in round.isMultiple(of: 2) ? toolkits.reversed() : toolkits {
        let arguments = [kind.rawValue, "4", "\(display.process)"] + toolkit.command(kind, in: folder)
        let picture = pictures.appendingPathComponent("\(toolkit.rawValue)-\(kind.rawValue).ppm").path
        let environment = toolkit.environment(kind).merging(["DISPLAY": display.name, "PROBE_PICTURE": picture]) { $1 }
        let run = try run(probe, arguments, environment: environment)
        if run.status != 0 { log("\(toolkit.title), \(kind.rawValue): no window in round \(round)\n") }
        comparison.add(run.output, kind, toolkit)
      }
    }
    log("round \(round) of \(rounds)\n")
  }
  print(comparison.text)
  print("Pictures of the windows: out/compare")
  if let page { try comparison.write(into: page) }
}
