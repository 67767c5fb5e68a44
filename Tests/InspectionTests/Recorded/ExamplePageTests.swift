// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// A program of `Examples`, and what its page shows.
struct ExamplePage: CustomTestStringConvertible, Sendable {
  let program: String
  let arguments: [String]
  /// The keys that are read, with how many views write them.
  let writers: [(key: String, count: Int)]
  /// The reader of the first key: what it is, and on which view.
  let reader: String
  /// A row of the tree, which is clicked on.
  let row: String
  /// The last place in the row's ladder of layout, and why it is that large.
  let place: String
  let reason: String
  /// The causes of the last frame, or of the one of the tap.
  let update: [String]
  /// The number of elements that a screen reader finds.
  let elements: Int

  var testDescription: String { program }

  static let all = [
    ExamplePage(
      program: "AlignedColumns", arguments: ["--size", "360x240"], writers: [("LabelWidth", 3)],
      reader: "onPreferenceChange on VStack in AlignedColumns", row: "Text \"Occupation\"",
      place: "Text \"Occupation\"",
      reason: "fits on one line", update: [], elements: 6),
    ExamplePage(
      program: "MiniMap", arguments: ["--size", "420x400", "--tap", "Mail"], writers: [("Places", 8)],
      reader: "overlayPreferenceValue on HStack in MiniMap", row: "Text \"Mail\"", place: "Text \"Mail\"",
      reason: "fits on one line",
      update: ["RegistrationForm.mail", "\"\" → \"grace@ship.example\""], elements: 8),
    ExamplePage(
      program: "MonthPickerGeometry", arguments: ["--size", "400x300", "--tap", "July"],
      writers: [("MonthRectangles", 12)], reader: "onPreferenceChange on VStack in MonthPickerGeometry", row: "Capsule",
      place: "flexible", reason: "takes what is proposed",
      update: ["MonthPickerGeometry.selection", "\"January\" → \"July\""], elements: 12),
    ExamplePage(
      program: "MonthPickerPoints", arguments: ["--size", "400x300", "--tap", "May"], writers: [("MonthCorners", 12)],
      reader: "overlayPreferenceValue on VStack in MonthPickerPoints", row: "_StrokedShape",
      place: "_StrokedShape<Corners>",
      reason: "takes what is proposed", update: ["tap \"May\""], elements: 12),
    ExamplePage(
      program: "MovingBorder", arguments: ["--size", "400x500", "--tap", "August"], writers: [("MonthBounds", 12)],
      reader: "backgroundPreferenceValue on VStack in MovingBorder", row: "Border", place: "frame",
      reason: "is fixed to 78 × 38.2",
      update: ["MovingBorder.selection", "0 → 7"], elements: 12),
    ExamplePage(
      program: "ReadSize", arguments: ["--size", "360x220", "--tap", "Less is more."], writers: [("SizeKey", 1)],
      reader:
        "onPreferenceChange on Text \"Less is more.\" in ReadSize",
      row: "Text \"Less is more, but more of the same is never less than it was before.\"",
      place: "Text \"Less is more, but more of the same is ne\"",
      reason: "is broken into 2 lines, since one line would take 477.2 points",
      update: ["ReadSize.isLong", "false → true", "ReadSize.size", "written at ReadSize.swift:17"], elements: 2),
    ExamplePage(
      program: "Reduce", arguments: ["--size", "400x300", "--tap", "5"],
      writers: [("Sum", 4), ("Largest", 4), ("First", 4), ("Last", 4)],
      reader: "onPreferenceChange on Numbers in Summary", row: "Text \"28\"", place: "Text \"28\"",
      reason: "fits on one line", update: ["Number.number", "5 → 15", "Summary.value", "18 → 28"], elements: 24),
  ]
}

extension PageTests {
  @Suite(
    "The page of each article's program, clicked through",
    .enabled(if: BuiltProducts.hasCommand, "the command is not built"))
  struct ExamplePageTests {
    @Test(arguments: ExamplePage.all)
    func allPanels(of example: ExamplePage) async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
      defer { try? FileManager.default.removeItem(at: file) }
      let source = Repository.root.appendingPathComponent("Examples/\(example.program).swift").path
      let made = try Command.run(["inspect", source, "--out", file.path] + example.arguments)
      try #require(made.status == 0, "\(made.output)")
      let page = try await Page.open(file: file)
      #expect(try await page.text("#tree .row") == example.program)

      #expect(try await page.texts(".key-name") == example.writers.map(\.key))
      for (key, count) in example.writers {
        #expect(try await page.count("[data-key=\(key)] [data-role=writes]") == count, "\(key)")
      }
      #expect(try await page.text("[data-role=reads] .link") == example.reader)

      // The last frame, or the one in which the tap was answered.
      try await page.script(
        """
        const track = document.getElementById("track");
        track.dispatchEvent(new KeyboardEvent("keydown", {key: "Home"}));
        track.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight"}));
        """)
      try await page.settle()
      if !example.update.isEmpty {
        try await page.click("#tab-update")
        try await page.click(".segments [role=radio]:last-child")
        let update = try await page.text("#panel")
        for part in example.update { #expect(update.contains(part), "\(update)") }
      }

      let row = try await page.script(
        """
        const row = [...document.querySelectorAll("#tree .row")].find((row) => row.innerText.trim() === arguments[0]);
        return row?.dataset.view ?? null;
        """, .string(example.row))
      let view = try #require(row.string, "no row \(example.row)")
      try await page.click("#tree [data-view='\(view)']")
      try await page.click("#tab-layout")
      #expect(try await page.texts(".rung.last .rung-head").first == example.place)
      #expect(try await page.texts(".rung.last .why").first == example.reason)

      try await page.click("#tree .row")
      try await page.click("#tab-environment")
      #expect(try await page.text("#panel").contains(example.program))
      try await page.click("#tab-accessibility")
      #expect(try await page.text("#panel").contains("\(example.elements) elements in it, in the order of reading"))
      #expect(try await page.console() == [])
    }
  }
}
