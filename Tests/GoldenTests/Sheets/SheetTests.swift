// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// Every control in every state, bars, panels, rows and their motion, in both looks, in light and dark; controls also with increased
/// contrast, from right to left and with large text. `make renew` takes changes over; then the pictures are looked at.
@MainActor
@Suite struct SheetTests {
  static let folder = Repository.root.appendingPathComponent("Tests/GoldenTests/Pictures")

  @Test("controls and containers look as they did when they were last looked at", arguments: Sheet.all)
  func sheet(_ sheet: Sheet) throws {
    let found = try sheet.draw()
    let text = Self.folder.appendingPathComponent("\(sheet).txt")
    let picture = Self.folder.appendingPathComponent("\(sheet).png")
    let expected = String(
      decoding: try ExpectedFile(text).contents(renewedBy: Data(found.cells.utf8)) ?? Data(), as: UTF8.self)
    _ = try ExpectedFile(picture).contents(renewedBy: found.png)
    let (old, new) = (Set(expected.split(separator: "\n")), found.cells.split(separator: "\n"))
    let changed = new.filter { !old.contains($0) }.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
    guard !changed.isEmpty else { return }
    let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(sheet).png")
    try found.png.write(to: other)
    Issue.record(
      """
      \(sheet) shows other pixels in: \(changed.joined(separator: ", ")). Compare \(picture.path) with \(other.path); \
      `make renew` takes the new ones over
      """)
  }

  @Test(
    "a control that has the keyboard looks different from one at rest",
    arguments: Sheet.all.filter { $0.kind == .controls })
  func focused(_ sheet: Sheet) throws {
    let lines = try String(contentsOf: Self.folder.appendingPathComponent("\(sheet).txt"), encoding: .utf8)
    let cells = Dictionary(
      uniqueKeysWithValues: lines.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return (words[0] + " " + words[1], words[2])
      })
    // A popover that is not presented is a text, which the keyboard does not reach.
    for control in Exhibit.Control.allCases where control != .popover {
      #expect(cells["\(control) focused"] != cells["\(control) normal"], "\(control)")
    }
  }

  @Test("the pictures together are small")
  func size() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: [.fileSizeKey])
    let bytes = try files.compactMap { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }.reduce(0, +)
    #expect(bytes < 7 << 20)
  }
}
