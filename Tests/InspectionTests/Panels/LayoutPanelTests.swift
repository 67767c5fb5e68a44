// SPDX-License-Identifier: MIT

import Testing

extension PageTests {
  @Suite("The panel of layout is a ladder from the root to the selected view")
  struct LayoutPanelTests {
    @Test func eachRungHasTheProposalTheAnswerThePlaceAndTheReason() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='15']")
      try await page.click("#tab-layout")
      #expect(
        try await page.texts(".rung-head") == [
          "frame(maxWidth: .infinity, maxHeight: .infinity)", "padding(24)", "VStack(spacing: 28)",
          "HStack(spacing: 10)",
          "padding(10)", "Text \"March\"",
        ])
      #expect(
        try await page.texts(".rung:nth-child(4) .fact") == [
          "proposed 352 × 112", "answers 244.3 × 38.2", "placed at 0, 0",
        ])
      #expect(
        try await page.texts(".rung.last .fact") == ["proposed 83.7 × 92", "answers 44.4 × 18.2", "placed at 10, 10"])
      #expect(try await page.text(".rung.last .why") == "The text fits into one line, which is 44.4 points wide.")
    }

    @Test func otherProposalsAreListed() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='14']")
      try await page.click("#tab-layout")
      #expect(try await page.text(".rung.last .questions summary") == "2 other proposals asked")
      try await page.click(".rung.last .questions summary")
      #expect(try await page.texts(".rung.last .questions li") == ["0 × 112 → 20 × 38.2", "∞ × 112 → 64.4 × 38.2"])
    }

    @Test func theLastRungIsInSight() async throws {
      let page = try await Page.openSample()
      try await page.click("#tab-layout")
      try await page.click("#tree [data-view='15']")
      let isInSight = try await page.script(
        """
        const rung = document.querySelector(".rung.last").getBoundingClientRect();
        const panel = document.getElementById("panel").getBoundingClientRect();
        return rung.top >= panel.top && rung.bottom <= panel.bottom + 1;
        """)
      #expect(isInSight == true)
    }

    @Test func aRungSelectsItsView() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='15']")
      try await page.click("#tab-layout")
      try await page.click(".rung:nth-child(4) .link")
      #expect(try await page.selection == "HStack")
      #expect(try await page.texts(".rung-head").count == 4)
    }

    @Test func aViewWithoutLayoutIsNamedSo() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='2']")
      try await page.click("#tab-layout")
      #expect(try await page.text("#panel .note") == "This view takes no part in layout.")
    }

    @Test func theCopiedTextIsThatOfExplain() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='6']")
      try await page.click("#tab-layout")
      #expect(
        try await page.copied(by: "#panel .copy") == """
          frame(maxWidth: .infinity, maxHeight: .infinity) proposed 400 × 300, answers 400 × 300, placed at 0, 0
            A frame with an infinite maximum takes all that is proposed, and centres its content in it.
            padding(24) proposed 400 × 300, answers 292.3 × 152.3, placed at 53.9, 73.8
              Padding answers its content's size and 24 points on each side.
              VStack(spacing: 28) proposed 352 × 252, answers 244.3 × 104.3, placed at 77.9, 97.8
                A stack is as wide as its widest child, and as high as its children and the spacing between them.
          """)
    }
  }
}
