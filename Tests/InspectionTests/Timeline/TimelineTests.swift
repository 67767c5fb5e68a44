// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension PageTests {
  @Suite("The timeline goes through the frames")
  struct TimelineTests {
    /// The border's place in each frame of the sample.
    private static let places = [
      "77.9, 97.8, 76.7 × 38.2", "77.9, 97.8, 76.7 × 38.2", "122.9, 97.8, 73.6 × 38.2",
      "167.8, 97.8, 70.6 × 38.2", "212.9, 97.8, 67.5 × 38.2", "257.8, 97.8, 64.4 × 38.2",
    ]

    @Test func arrowKeysShowTheViewsOfEachFrameForwardsAndBackwards() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='5']")
      try await page.script("document.getElementById('track').focus()")
      var places = [try await page.text("#picked .figures")]
      for _ in 0..<5 {
        try await page.press(.right)
        places.append(try await page.text("#picked .figures"))
      }
      #expect(places == Self.places)
      for place in Self.places.reversed().dropFirst() {
        try await page.press(.left)
        #expect(try await page.text("#picked .figures") == place)
      }
    }

    @Test func draggingShowsTheFrameBelowThePointer() async throws {
      let page = try await Page.openSample()
      let bounds =
        try await page.script(
          "const bounds = document.getElementById('track').getBoundingClientRect(); return [bounds.left, bounds.top, bounds.width, bounds.height]"
        ).array ?? []
      let (left, top, width, height) = (
        bounds[0].number ?? 0, bounds[1].number ?? 0, bounds[2].number ?? 0, bounds[3].number ?? 0
      )
      try await page.drag(from: (left + 5, top + height / 2), to: (left + width * 0.58, top + height / 2))
      #expect(try await page.text("#moment") == "4 / 6 1.00 s 1 pass")
    }

    @Test func thePictureIsThatOfTheFrame() async throws {
      let page = try await Page.openSample()
      let first = try await page.script("return document.getElementById('picture').src")
      try await page.press(".")
      #expect(try await page.script("return document.getElementById('picture').src") == first)
      try await page.press(".")
      #expect(try await page.script("return document.getElementById('picture').src") != first)
    }

    @Test func aSliderIsWhatScreenReadersGet() async throws {
      let page = try await Page.openSample()
      try await page.press(".")
      #expect(
        try await page.script("return document.getElementById('track').getAttribute('aria-valuetext')")
          == "Frame 2 of 6, 0.50 s, tap \"March\", writes 1 state")
      try await page.script("document.getElementById('track').focus()")
      try await page.press(.end)
      #expect(
        try await page.script("return document.getElementById('track').getAttribute('aria-valuetext')")
          == "Frame 6 of 6, 1.50 s, time, with a loop")
    }

    @Test func playGoesToTheLastFrameAndStops() async throws {
      let page = try await Page.openSample()
      try await page.press(" ")
      try await page.expect("6 / 6") { try await page.text("#moment .frame-number") }
      try await page.expect("Play") {
        try await page.script("return document.getElementById('play').ariaLabel").string ?? ""
      }
    }

    @Test func viewsThatComeAndGoAreThoseOfTheFrame() async throws {
      let page = try await Page.open([
        "format": 1, "title": "Root", "size": [400, 300], "pictures": [],
        "frames": [
          [
            "number": 1,
            "views": [
              "set": [
                ["id": 1, "name": "Root", "frame": [0, 0, 400, 300]],
                ["id": 2, "parent": 1, "name": "Goes", "frame": [0, 0, 10, 10]],
              ]
            ],
          ],
          [
            "number": 2,
            "views": ["set": [["id": 3, "parent": 1, "name": "Comes", "frame": [0, 0, 20, 10]]], "removed": [2]],
          ],
          ["number": 3, "views": ["set": [["id": 3, "parent": 1, "name": "Changed", "frame": [0, 0, 20, 10]]]]],
        ],
      ])
      #expect(try await page.texts("#tree .row") == ["Root", "Goes"])
      try await page.click("#tree [data-view='2']")
      try await page.press(".")
      #expect(try await page.texts("#tree .row") == ["Root", "Comes"])
      try await page.press(".")
      #expect(try await page.texts("#tree .row") == ["Root", "Changed"])
      #expect(try await page.count("#tree .row.changed") == 1)
      try await page.press(",", ",")
      #expect(try await page.texts("#tree .row") == ["Root", "Goes"])
      #expect(try await page.selection == "Goes")
    }

    @Test func thePageBeginsWhereALoopIsElseAtTheLastActionElseAtTheFirstFrame() async throws {
      func begin(_ frames: [JSON], at frame: Int? = nil) async throws -> String {
        let page = try await Page.open(
          data: JSONEncoder().encode(
            ["format": 1, "title": "Frames", "size": [400, 300], "pictures": [], "frames": .array(frames)] as JSON),
          at: frame)
        return try await page.script("return document.getElementById('track').getAttribute('aria-valuetext')").string
          ?? ""
      }
      let first: JSON = ["number": 1, "cause": "first frame"]
      let tap: JSON = ["number": 2, "cause": "tap \"Add\""]
      let time: JSON = ["number": 3, "cause": "time"]
      let loop: JSON = ["number": 4, "cause": "time", "loops": [["title": "a loop", "steps": [], "values": []]]]
      #expect(try await begin([first, time]).hasPrefix("Frame 1 of 2"))
      #expect(try await begin([first, tap, time]).hasPrefix("Frame 2 of 3"))
      #expect(try await begin([first, tap, time, loop]).hasPrefix("Frame 4 of 4"))
      #expect(try await begin([first, tap, time, loop], at: 3).hasPrefix("Frame 3 of 4"))
    }
  }
}
