// SPDX-License-Identifier: MIT

// Part of the copy that `scripts/mutants` compiles, never of a build that ships: the switch between mutants. Each test may
// run with a mutant of its own, so one process tries many. Tests run one after the other there.

import Glibc
import Testing

/// The mutants of a compiled copy, by number; 0 is none.
public enum Mutants {
  /// The mutant of each test, by the place of the test.
  nonisolated(unsafe) private static var assigned = readAssignments()
  /// A mutant that is active whatever test runs; 0: that of the test.
  nonisolated(unsafe) public static var forced = 0
  nonisolated(unsafe) private static var test: (file: String, line: Int, key: String, mutant: Int) = ("", 0, "", 0)
  /// The mutants and tables that each test reaches.
  nonisolated(unsafe) private static var reached: [String: Set<String>] = [:]
  nonisolated(unsafe) private static var depth = 0
  /// Whether the test has made a modifier that is the identity.
  nonisolated(unsafe) private static var hasSkipped = false
  nonisolated(unsafe) private static var tables: [String: (mutant: Int, table: AnyObject)] = [:]
  private static let coverage = getenv("ESPALIER_MUTANT_COVERAGE").map { String(cString: $0) }

  /// The number of the active mutant.
  public static var active: Int {
    find()
    return forced != 0 ? forced : test.mutant
  }

  /// Whether a mutant is active; notes that the test reaches it.
  public static func isActive(_ number: Int) -> Bool {
    note("\(number)")
    return active == number
  }

  // MARK: - Modifiers

  /// Whether values that are made now are those of a modifier that is the identity.
  public static var isSkipping: Bool { depth > 0 }

  /// Begins and ends a modifier's function.
  public static func enter(_ number: Int) {
    guard isActive(number) else { return }
    depth += 1
    hasSkipped = true
  }

  public static func leave(_ number: Int) { if active == number, depth > 0 { depth -= 1 } }

  /// The current value of a modifier while a tree is made, if one may be the identity: making reads no values otherwise.
  @MainActor
  public static func value<Value>(_ attribute: Attribute<Value>) -> Value? {
    guard hasSkipped else { return nil }
    #if DEBUG
      let depth = arena.makingDepth
      arena.makingDepth = 0
      defer { arena.makingDepth = depth }
    #endif
    return attribute.peek()
  }

  // MARK: - Branches and figures

  public static func inverted(_ number: Int, _ condition: @autoclosure () throws -> Bool) rethrows -> Bool {
    try isActive(number) != condition()
  }

  public static func length(_ number: Int, _ value: Double) -> Double { active == number ? value + 3 : value }
  public static func count(_ number: Int, _ value: Int) -> Int { active == number ? value - 300 : value }
  public static func color(_ number: Int, _ value: UInt32) -> UInt32 { active == number ? value ^ 0x8080_8000 : value }
  public static func choice(_ number: Int, _ value: Bool) -> Bool { (active == number) != value }
  /// An opacity or a duration.
  public static func part(_ number: Int, _ value: Double) -> Double {
    active == number ? value >= 1 ? value + 3 : value < 0.5 ? value + 0.4 : value - 0.4 : value
  }

  /// A table of figures, one for each mutant.
  public static func table<Table: AnyObject>(_ name: String, _ make: () -> Table) -> Table {
    if let known = tables[name], known.mutant == active { return known.table as! Table }
    let table = make()
    tables[name] = (active, table)
    return table
  }

  /// Notes that the test reads a family of figures.
  public static func read(_ family: String) { note(family) }

  // MARK: - Tests

  private static func find() {
    guard let current = Test.current else { return }
    let place = current.sourceLocation
    if test.line == place.line, test.file == place.fileID { return }
    let file = place.fileID.split(separator: "/").last ?? ""
    let key = "\(file):\(place.line):\(place.column)"
    test = (place.fileID, place.line, key, assigned[key] ?? 0)
    depth = 0
    hasSkipped = false
  }

  private static func note(_ name: String) {
    guard coverage != nil else { return }
    find()
    reached[test.key, default: []].insert(name)
  }

  private static func readAssignments() -> [String: Int] {
    if coverage != nil { atexit { Mutants.writeCoverage() } }
    guard let path = getenv("ESPALIER_MUTANTS"), let file = fopen(path, "r") else { return [:] }
    defer { fclose(file) }
    var found: [String: Int] = [:]
    var line = [CChar](repeating: 0, count: 1000)
    while fgets(&line, 1000, file) != nil {
      let words = String(cString: line).split(whereSeparator: { $0 == " " || $0 == "\n" })
      if words.count == 2, let number = Int(words[1]) { found[String(words[0])] = number }
    }
    return found
  }

  private static func writeCoverage() {
    guard let coverage, let file = fopen(coverage, "w") else { return }
    for (test, names) in reached { fputs(test + " " + names.joined(separator: " ") + "\n", file) }
    fclose(file)
  }
}
