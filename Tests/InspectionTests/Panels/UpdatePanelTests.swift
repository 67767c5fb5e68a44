// SPDX-License-Identifier: MIT

import Testing

extension PageTests {
  @Suite("The panel of updates leads from a write to what is drawn")
  struct UpdatePanelTests {
    @Test func theChainOfAViewBeginsWithTheWrite() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='14']")
      try await page.click("#tab-update")
      try await page.press(".")
      #expect(try await page.text("#panel .subject") == "Frame 2: tap \"March\"")
      #expect(
        try await page.texts(".chain > li") == [
          "1 state ContentView.activeIdx 0 → 2 written at Months.swift:41", "2 body ContentView.body",
          "3 body MonthView.body",
        ])
      #expect(try await page.texts(".chain > .selected .link") == ["MonthView.body"])
    }

    @Test func theWholeFrameHasAllStepsWithTheirCauses() async throws {
      let page = try await Page.openSample()
      try await page.click("#tab-update")
      try await page.press(".")
      try await page.click(".segments button:last-child")
      let steps = try await page.texts(".chain > li")
      #expect(steps.count == 9)
      #expect(steps[3] == "4 display Text \"March\" same value: ends here text \"March\" at 267.8, 107.8")
      #expect(steps[6] == "7 body GeometryReader because of 2, 6")
      #expect(steps[7] == "8 body MonthBorder.body rect (257.8, 97.8, 64.4 × 38.2)")
    }

    @Test func whatWasNotComputedLeadsToTheFrameInWhichItWas() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='14']")
      try await page.click("#tab-update")
      try await page.press(".", ".")
      #expect(try await page.text("#panel .note").hasPrefix("Nothing of this view was computed in this frame"))
      try await page.click("#panel .note .earlier")
      try await page.settle()
      #expect(try await page.text("#moment .frame-number") == "2 / 6")
    }

    @Test func whatWasComputedInAViewIsNamedWhereNothingOfItselfWas() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='2']")
      try await page.click("#tab-update")
      try await page.press(".", ".")
      #expect(try await page.texts("#panel .note li") == ["MonthBorder", "_StrokedShape"])
      try await page.click("#panel .note li .link")
      #expect(try await page.texts(".chain > .selected .link") == ["offset", "frame(width:height:)"])
    }

    @Test func theChainOfAViewIsCopiedAsLinesAndTheFrameAsExplainPrintsIt() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='15']")
      try await page.click("#tab-update")
      try await page.press(".")
      #expect(
        try await page.copied(by: "#panel .copy") == """
          frame 2, after tap "March"
            ContentView.activeIdx: 0 → 2, written at Months.swift:41
              ContentView.body
                MonthView.body
                  Text "March" = text "March" at 267.8, 107.8 (same value)
          """)
      try await page.click(".segments button:last-child")
      #expect(
        try await page.copied(by: "#panel .copy")
          .hasPrefix("frame 2: tap \"March\"\nstate ContentView.activeIdx 0 → 2"))
    }

    @Test func theSegmentsAreUsedByKeys() async throws {
      let page = try await Page.openSample()
      try await page.click("#tab-update")
      try await page.press(".")
      try await page.script("document.querySelector('.segments [aria-checked=true]').focus()")
      try await page.press(.right)
      #expect(try await page.text(".segments [aria-checked=true]") == "Whole frame")
      #expect(try await page.script("return document.activeElement.innerText") == "Whole frame")
    }

    @Test func warningsOfTheFrameStandAboveTheChain() async throws {
      let page = try await Page.openSample()
      #expect(try await page.text("#warnings") == "1 warning")
      try await page.click("#warnings")
      try await page.settle()
      #expect(try await page.text("#moment .frame-number") == "6 / 6")
      #expect(try await page.text("#panel .warnings").hasPrefix("Bound preference HeightKey tried to update"))
    }

    @Test func onlyTheShortestWayFromEachFirstCauseLeadsToAView() async throws {
      let steps: [JSON] =
        [["id": 1, "label": "body", "kind": "body", "causes": [-1], "changed": true]]
        + (2...50).map { ["id": .number(Double($0)), "label": "row", "kind": "other", "causes": [1], "changed": true] }
        + [
          ["id": 51, "label": "time", "kind": "other", "causes": [], "changed": true],
          [
            "id": 52, "label": "layout", "kind": "layout",
            "causes": .array((1...51).reversed().map { JSON.number(Double($0)) }),
            "changed": true, "view": 1,
          ],
        ]
      let update: JSON = ["text": "", "writes": [["state": "a", "old": "0", "new": "1"]], "steps": .array(steps)]
      let views: JSON = ["set": [["id": 1, "name": "Root", "frame": [0, 0, 400, 300]]]]
      let page = try await Page.open([
        "format": 1, "title": "Many", "size": [400, 300], "pictures": [],
        "frames": [["number": 1, "views": views, "update": update]],
      ])
      try await page.click("#tab-update")
      #expect(try await page.texts(".chain :is(.name, .link)") == ["a", "body", "time", "layout"])
      try await page.click(".segments button:last-child")
      #expect(try await page.count(".chain > li") == 53)
    }

    @Test func stepsStandAfterTheirCausesWhateverTheirOrder() async throws {
      let steps: [JSON] = [
        ["id": 3, "label": "third", "kind": "display", "causes": [2], "changed": true],
        ["id": 2, "label": "second", "kind": "layout", "causes": [1], "changed": true],
        ["id": 1, "label": "first", "kind": "body", "causes": [-1, 3], "changed": true],
      ]
      let update: JSON = ["text": "", "writes": [["state": "a", "old": "0", "new": "1"]], "steps": .array(steps)]
      let page = try await Page.open([
        "format": 1, "title": "Circle", "size": [400, 300], "pictures": [],
        "frames": [["number": 1, "update": update]],
      ])
      try await page.click("#tab-update")
      #expect(try await page.texts(".chain .name") == ["a", "first", "second", "third"])
    }

    @Test func viewsThatTheFrameHasMadeAndDestroyed() async throws {
      let page = try await Page.open([
        "format": 1, "title": "Views", "size": [400, 300], "pictures": [],
        "frames": [
          [
            "number": 1, "update": ["text": "", "writes": [], "steps": []],
            "views": ["set": [["id": 1, "name": "Text", "detail": "\"a\""], ["id": 2, "name": "Row", "user": true]]],
            "made": [1, 2], "destroyed": [["name": "Page", "user": true]],
          ]
        ],
      ])
      try await page.click("#tab-update")
      #expect(try await page.texts(".comings > summary") == ["2 views made", "1 view destroyed"])
      #expect(try await page.texts(".comings li") == ["Row", "Text \"a\"", "Page"])
    }
  }
}
