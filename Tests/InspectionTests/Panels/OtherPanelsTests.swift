// SPDX-License-Identifier: MIT

import Testing

extension PageTests {
  @Suite("Environment and accessibility of the selected view")
  struct EnvironmentAndAccessibilityTests {
    @Test func onlyWhatIsOtherThanAtTheParentIsListed() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='14']")
      try await page.click("#tab-environment")
      #expect(
        try await page.texts(".differences:first-of-type tbody tr") == [
          "font title body", "foregroundStyle primary Color(red: 0.1, green: 0.1, blue: 0.1)",
        ])
    }

    @Test func whatWasSetFurtherUpHasTheViewThatSetIt() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='5']")
      try await page.click("#tab-environment")
      #expect(
        try await page.texts(".differences tbody tr") == [
          "foregroundStyle primary green", "layoutDirection leftToRight ContentView",
        ])
      try await page.click(".differences .link")
      #expect(try await page.selection == "ContentView")
      #expect(try await page.copied(by: "#panel .copy") == "layoutDirection: nil → leftToRight")
    }

    @Test func aViewWithoutDifferencesIsNamedSo() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='7']")
      try await page.click("#tab-environment")
      #expect(try await page.text("#panel .note") == "The environment is the parent's.")
    }

    @Test func anElementIsWhatAScreenReaderGets() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='11']")
      try await page.click("#tab-accessibility")
      #expect(try await page.text("#panel .spoken") == "button \"January\", selected")
      try await page.press(".")
      #expect(try await page.text("#panel .spoken") == "button \"January\"")
    }

    @Test func aContainerListsItsElementsInTheOrderOfReading() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='8']")
      try await page.click("#tab-accessibility")
      #expect(try await page.text("#panel .note") == "This view is no element of its own.")
      #expect(try await page.text("#panel h2") == "3 elements in it, in the order of reading")
      #expect(try await page.texts(".elements .block") == ["button \"April\"", "button \"May\"", "button \"June\""])
      #expect(try await page.copied(by: "#panel .copy") == "button \"April\"\nbutton \"May\"\nbutton \"June\"")
    }
  }

  @Suite("A loop is a circle with the edge that is cheapest to cut")
  struct LoopsPanelTests {
    @Test func aRecordingWithoutALoopHasNoPanelForThem() async throws {
      let page = try await Page.openSample { document in
        let frames = document["frames"] as? [[String: Any]] ?? []
        document["frames"] = Array(frames.dropLast())
      }
      #expect(try await page.script("return document.getElementById('tab-loops').hidden") == true)
    }

    @Test func aFrameWithoutOneLeadsToThoseWithOne() async throws {
      let page = try await Page.openSample()
      #expect(try await page.text("#loop-count") == "1")
      try await page.click("#tab-loops")
      #expect(try await page.text("#panel .note p") == "No loop was cut in this frame; in:")
      try await page.click("#panel .note .link")
      try await page.settle()
      #expect(try await page.text("#moment .frame-number") == "6 / 6")
      #expect(
        try await page.text(".loop-title") == "Bound preference HeightKey tried to update multiple times per frame.")
    }

    @Test func theCircleHasEachStepAndTheEdgeToCut() async throws {
      let page = try await Page.openSample()
      try await page.press(.end)
      try await page.script("document.getElementById('track').focus()")
      try await page.press(.end)
      try await page.click("#tab-loops")
      #expect(
        try await page.script("return document.querySelector('.circle').getAttribute('aria-label')")
          == """
          A circle: state 'height' of ContentView, then frame(height:) of MonthView, then GeometryReader in the background, \
          then writes HeightKey, then onPreferenceChange(HeightKey), then the first again
          """)
      #expect(try await page.count(".circle .step") == 5)
      #expect(try await page.count(".circle .edge") == 5)
      #expect(try await page.script("return document.querySelector('.edge.cut').dataset.edge") == "1")
      #expect(try await page.texts(".rounds li") == ["10", "20", "40"])
      #expect(try await page.text(".advice .edge") == "frame(height:) of MonthView → GeometryReader in the background")
      #expect(try await page.text(".advice p:last-child").hasPrefix("Read the height in a background or an overlay"))
    }

    /// Nothing of the picture may lie on something else, and all of it in its bounds.
    @Test(arguments: 1...12)
    func stepsOfAnyCountDoNotOverlap(count: Int) async throws {
      let steps = JSON.array((0..<count).map { .string("step \($0) with a name that is rather long") })
      let loop: JSON = ["title": "Loop", "steps": steps, "values": ["1", "2"], "cut": 0, "advice": "Cut it."]
      let page = try await Page.open([
        "format": 1, "title": "Loop", "size": [400, 300], "pictures": [], "frames": [["number": 1, "loops": [loop]]],
      ])
      try await page.click("#tab-loops")
      let faults = try await page.script(
        """
        const picture = document.querySelector(".circle").getBoundingClientRect();
        const boxes = [...document.querySelectorAll(".circle .step rect")].map((box) => box.getBoundingClientRect());
        const texts = [...document.querySelectorAll(".circle .step text")].map((text) => [text.getBoundingClientRect(), text.parentNode.querySelector("rect").getBoundingClientRect()]);
        const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return boxes.filter((box, index) => boxes.some((other, place) => place > index && overlaps(box, other))
            || box.left < picture.left || box.right > picture.right || box.top < picture.top || box.bottom > picture.bottom).length
          + texts.filter(([text, box]) => text.left < box.left || text.right > box.right).length;
        """)
      #expect(faults == 0)
    }
  }
}
