// SPDX-License-Identifier: MIT

import Testing

extension PageTests {
  @Suite("Views are picked in the frame")
  struct PickingTests {
    @Test func aClickPicksTheInnermostViewAndClicksOnTheSpotGoOutwards() async throws {
      let page = try await Page.openSample()
      var picked: [String] = []
      for _ in 0..<6 {
        try await page.pick(290, 117)
        picked.append(try await page.selection)
      }
      #expect(picked == ["Text \"March\"", "MonthView", "HStack", "VStack", "ContentView", "Text \"March\""])
    }

    @Test func aClickOnAnotherSpotBeginsAtTheInnermostAgain() async throws {
      let page = try await Page.openSample()
      try await page.pick(290, 117)
      try await page.pick(290, 117)
      try await page.pick(200, 117)
      #expect(try await page.selection == "Text \"February\"")
    }

    @Test func whatIsSmallerIsFoundBelowSomethingLargerThatIsDrawnOverIt() async throws {
      let page = try await Page.open(
        Self.document(views: [
          ["id": 1, "name": "ZStack", "frame": [0, 0, 400, 300]],
          ["id": 2, "parent": 1, "order": 0, "name": "Small", "frame": [100, 100, 20, 20]],
          ["id": 3, "parent": 1, "order": 1, "name": "Large", "frame": [50, 50, 200, 200]],
        ]))
      try await page.pick(110, 110)
      #expect(try await page.selection == "Small")
      try await page.pick(60, 60)
      #expect(try await page.selection == "Large")
    }

    @Test func aTurnedViewIsPickedWithinItsCorners() async throws {
      let page = try await Page.open(
        Self.document(views: [
          ["id": 1, "name": "Root", "frame": [0, 0, 400, 300]],
          [
            "id": 2, "parent": 1, "name": "Turned", "frame": [100, 50, 200, 200],
            "corners": [200, 50, 300, 150, 200, 250, 100, 150],
          ],
        ]))
      try await page.pick(200, 60)
      #expect(try await page.selection == "Turned")
      try await page.pick(110, 60)
      #expect(try await page.selection == "Root")
    }

    @Test func whatIsHiddenIsNotPicked() async throws {
      let page = try await Page.open(
        Self.document(views: [
          ["id": 1, "name": "Root", "frame": [0, 0, 400, 300]],
          ["id": 2, "parent": 1, "name": "Hidden", "kind": "hidden", "frame": [0, 0, 400, 300]],
        ]))
      try await page.pick(200, 60)
      #expect(try await page.selection == "Root")
    }

    @Test func thePointerMarksTheRowOfTheViewBelowIt() async throws {
      let page = try await Page.openSample()
      let (x, y) = try await page.point(140, 182)
      try await page.hover(x: x, y: y)
      #expect(try await page.texts("#tree .row.hovered") == ["Text \"April\""])
      try await page.hover(x: 640, y: 20)
      #expect(try await page.count("#tree .row.hovered") == 0)
    }

    @Test func arrowKeysGoThroughTheTreeFromThePickedView() async throws {
      let page = try await Page.openSample()
      try await page.pick(200, 117)
      var selected: [String] = []
      for key in [Key.up, .right, .left, .left, .down, .up, .up] {
        try await page.press(key)
        selected.append(try await page.text("#picked"))
      }
      #expect(
        selected == [
          "MonthView 164.6, 97.8, 83.2 × 38.2", "MonthView 257.8, 97.8, 64.4 × 38.2",
          "MonthView 164.6, 97.8, 83.2 × 38.2",
          "MonthView 77.9, 97.8, 76.7 × 38.2", "Text \"January\" 87.9, 107.8, 56.7 × 18.2",
          "MonthView 77.9, 97.8, 76.7 × 38.2", "HStack 77.9, 97.8, 244.3 × 38.2",
        ])
    }

    @Test func aPickIsRightAtEveryZoom() async throws {
      let page = try await Page.openSample()
      for button in [
        "#zoom-in", "#zoom-in", "#zoom-in", "#zoom-out", "#zoom-out", "#zoom-out", "#zoom-out", "#zoom-out",
      ] {
        try await page.click(button)
        try await page.click("#tree [data-view='1']")
        try await page.click("#tree [data-view='13']")
        try await page.pick(206, 117)
        let zoom = try await page.text("#zoom-level")
        #expect(try await page.selection == "Text \"February\"", "\(zoom)")
      }
      try await page.click("#zoom-level")
      #expect(try await page.text("#zoom-level") == "100 %")
    }

    static func document(views: [JSON]) -> JSON {
      [
        "format": 1, "title": "Root", "size": [400, 300], "pictures": [],
        "frames": [["number": 1, "views": ["set": .array(views)]]],
      ]
    }
  }

  @Suite("Over the frame are drawn frames, guides and anchors")
  struct OverlayTests {
    @Test(arguments: [("frames", "f"), ("guides", "g"), ("anchors", "a")])
    func eachIsSwitchedByItsButtonAndItsKey(name: String, key: String) async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='14']")
      let before = try await coloredPixels(page)
      try await page.click("#show-\(name)")
      #expect(try await page.script("return document.getElementById('show-\(name)').ariaPressed") == "false")
      let swatches =
        "return [...document.querySelectorAll('.swatch')].map((swatch) => getComputedStyle(swatch).opacity)"
      let opacities = try await page.script(swatches).array?.compactMap(\.string) ?? []
      #expect(opacities.sorted() == ["0.35", "1", "1"])
      #expect(try await coloredPixels(page) < before - 100)
      try await page.press(Key(value: key))
      // The browser smooths lines in one way or another from one drawing to the next.
      #expect(try await abs(coloredPixels(page) - before) < 20)
    }

    @Test func theSelectionIsDrawnWhereTheViewIs() async throws {
      let page = try await Page.openSample()
      for name in ["frames", "guides", "anchors"] { try await page.click("#show-\(name)") }
      try await page.click("#tree [data-view='14']")
      try await page.settle()
      // The lower edge of March: a line two pixels wide in the accent's colour.
      let (x, y) = try await page.point(280, 136)
      let pixel = try await page.script(
        """
        const canvas = document.getElementById("overlay");
        const bounds = canvas.getBoundingClientRect();
        const data = canvas.getContext("2d").getImageData(Math.round(arguments[0] - bounds.left), Math.round(arguments[1] - bounds.top) - 2, 1, 4).data;
        return [0, 1, 2, 3].some((row) => data[4 * row] === 0x0b && data[4 * row + 1] === 0x6b && data[4 * row + 2] === 0x4c);
        """, .number(x), .number(y))
      #expect(pixel == true)
    }

    private func coloredPixels(_ page: Page) async throws -> Double {
      try await page.settle()
      let count = try await page.script(
        """
        const canvas = document.getElementById("overlay");
        const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
        let count = 0;
        for (let index = 3; index < data.length; index += 4) if (data[index] > 40) count += 1;
        return count;
        """)
      return try #require(count.number)
    }
  }
}
