// SPDX-License-Identifier: MIT

import Foundation

/// The work of a child process and its journal: the names come from one file, and before each composition and after each
/// fault a line is written to another, so that the parent can report what ran when the process ended or stood still.
@MainActor
struct ChildRun {
  let names: [String]
  let otherSizes: [CGSize]
  let journal: FileHandle

  init?(environment: [String: String]) throws {
    guard let names = environment["ESPALIER_COMPOSITION_NAMES"],
      let journal = environment["ESPALIER_COMPOSITION_JOURNAL"]
    else { return nil }
    self.names = try String(contentsOfFile: names, encoding: .utf8).split(separator: "\n").map(String.init)
    otherSizes = environment["ESPALIER_COMPOSITION_BRIEF"] == "1" ? [Trial.smaller] : [Trial.smaller, Trial.larger]
    self.journal = try FileHandle(forWritingTo: URL(fileURLWithPath: journal))
  }

  func run() throws {
    for name in names {
      try write(.began(name))
      let ofComposition = Composition(named: name).flatMap { Trial.fault(of: $0, otherSizes: otherSizes) }
      if let fault = ofComposition ?? ProgramTrial(named: name)?.fault() { try write(.found(fault)) }
    }
    try write(.ended)
  }

  private func write(_ entry: JournalEntry) throws {
    try journal.write(contentsOf: JSONEncoder().encode(entry) + Data("\n".utf8))
  }
}

enum JournalEntry: Codable {
  case began(String)
  case found(Fault)
  case ended

  static func entries(_ data: Data) -> [JournalEntry] {
    data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(JournalEntry.self, from: $0) }
  }
}
