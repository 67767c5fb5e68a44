// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Every view and modifier that takes a number, with each hostile number: it is drawn, measured and dumped, and nothing traps.
@MainActor
@Suite("Hostile numbers")
struct NumberTableTests {
  @Test("Layout", arguments: HostileNumber.all) func layout(_ number: CGFloat) throws {
    try exercise(NumberTable.layout, number)
  }

  @Test("Scroll views, lists and tables", arguments: HostileNumber.all) func scrolling(_ number: CGFloat) throws {
    try exercise(NumberTable.scrolling, number)
  }

  @Test("Effects, shapes and pictures", arguments: HostileNumber.all) func drawing(_ number: CGFloat) throws {
    try exercise(NumberTable.drawing, number)
  }

  @Test("Text", arguments: HostileNumber.all) func text(_ number: CGFloat) throws {
    try exercise(NumberTable.text, number)
  }

  @Test("Controls and animations", arguments: HostileNumber.all) func controls(_ number: CGFloat) throws {
    try exercise(NumberTable.controls, number)
  }

  @Test("Paths, measures of text, springs and curves", arguments: HostileNumber.all) func building(_ number: CGFloat)
    throws
  {
    try exercise(NumberTable.building, number)
  }

  @Test("Transitions, sheets and columns", arguments: HostileNumber.all) func presentations(_ number: CGFloat) throws {
    try exercise(NumberTable.presentations, number)
  }

  private func exercise(_ rows: [NumberTable.Row], _ number: CGFloat) throws {
    for row in rows where CaseLog.isChosen("\(row.name), \(number)") {
      CaseLog.note("\(row.name), \(number)")
      try Exercise.runEverywhere({ row.view(number) }, number)
    }
  }
}

/// Names cases on the standard error, for a process that ends in one: `ESPALIER_CASES=1 swift test --filter …`.
enum CaseLog {
  private static let isOn = ProcessInfo.processInfo.environment["ESPALIER_CASES"] != nil

  private static let chosen = ProcessInfo.processInfo.environment["ESPALIER_CASES"]

  /// `ESPALIER_CASES="lazy stack, nan"` plays the cases of that name alone.
  static func isChosen(_ name: @autoclosure () -> String) -> Bool {
    guard let chosen, chosen != "1" else { return true }
    return name().hasPrefix(chosen)
  }

  static func note(_ name: @autoclosure () -> String) {
    if isOn { FileHandle.standardError.write(Data("case: \(name())\n".utf8)) }
  }
}
