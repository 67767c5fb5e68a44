// SPDX-License-Identifier: MIT

import Testing

extension PageTests {
  @Suite("The view tree is used by pointer and keys")
  struct TreeTests {
    @Test func itHasTheViewsInTheirOrder() async throws {
      let page = try await Page.openSample()
      let rows = try await page.texts("#tree .row")
      #expect(rows.count == 20)
      #expect(
        Array(rows.prefix(8)) == [
          "ContentView", "background", "GeometryReader", "MonthBorder", "_StrokedShape", "VStack", "HStack",
          "MonthView",
        ])
      #expect(try await page.selection == "ContentView")
    }

    @Test func upDownHomeAndEndGoThroughTheRows() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='6']")
      try await page.press(.down)
      #expect(try await page.selection == "HStack")
      try await page.press(.up, .up)
      #expect(try await page.selection == "_StrokedShape")
      try await page.press(.end)
      #expect(try await page.selection == "Text \"June\"")
      try await page.press(.home)
      #expect(try await page.selection == "ContentView")
    }

    @Test func leftAndRightCloseAndOpenAndGoOutwardsAndInwards() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='7']")
      try await page.press(.left)
      #expect(try await page.count("#tree .row") == 14)
      #expect(try await page.script("return document.querySelector('#tree .row.selected').ariaExpanded") == "false")
      try await page.press(.right)
      #expect(try await page.count("#tree .row") == 20)
      try await page.press(.right)
      #expect(try await page.selection == "MonthView")
      try await page.press(.left, .left)
      #expect(try await page.selection == "HStack")
    }

    @Test func typingFindsTheNextRowThatBeginsSo() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='1']")
      try await page.type("ma")
      #expect(try await page.selection == "Text \"March\"")
    }

    @Test func aClosedRowOpensForASelectionInsideOfIt() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='6'] .disclosure")
      #expect(try await page.count("#tree .row") == 6)
      try await page.pick(290, 117)
      #expect(try await page.selection == "Text \"March\"")
      #expect(try await page.count("#tree .row") == 20)
    }

    @Test func theFieldFindsViewsByNameAndText() async throws {
      let page = try await Page.openSample()
      try await page.press("/")
      try await page.type("june")
      #expect(try await page.text("#search-count") == "1 of 1")
      #expect(try await page.selection == "Text \"June\"")
      try await page.click("#search")
      try await page.script("document.getElementById('search').select()")
      try await page.type("MonthV")
      #expect(try await page.text("#search-count") == "1 of 6")
      try await page.press(.enter, .enter)
      #expect(try await page.text("#search-count") == "3 of 6")
      try await page.press(.enter, with: .shift)
      #expect(try await page.text("#search-count") == "2 of 6")
      try await page.press(.escape, .escape)
      #expect(try await page.script("return document.activeElement.id") == "tree")
    }

    @Test func onlyTheUsersOwnViewsAreShownOnDemand() async throws {
      let page = try await Page.openSample()
      try await page.click("#own")
      #expect(
        try await page.texts("#tree .row") == ["ContentView", "MonthBorder", "_StrokedShape"]
          + ["January", "February", "March", "April", "May", "June"].flatMap { ["MonthView", "Text \"\($0)\""] })
      #expect(try await page.script("return document.querySelector(\"#tree [data-view='11']\").ariaLevel") == "3")
    }

    @Test func theSelectedViewIsCopiedAsADumpPrintsIt() async throws {
      let page = try await Page.openSample()
      try await page.click("#tree [data-view='14']")
      #expect(
        try await page.copied(by: "#copy-tree") == """
          MonthView (257.8, 97.8, 64.4 × 38.2)
            Text "March" (267.8, 107.8, 44.4 × 18.2)
          """)
    }

    @Test func screenReadersGetRowsWithLevelPlaceAndState() async throws {
      let page = try await Page.openSample()
      let row = try await page.script(
        """
        const row = document.querySelector("#tree [data-view='12']");
        const tree = document.getElementById("tree");
        row.click();
        const selected = document.getElementById(tree.getAttribute("aria-activedescendant"));
        return [tree.getAttribute("role"), ...["role", "aria-level", "aria-posinset", "aria-setsize", "aria-expanded", "aria-selected", "data-view"].map((name) => selected.getAttribute(name))];
        """)
      #expect(row == ["tree", "treeitem", "4", "2", "3", "true", "true", "12"])
    }
  }

  @Suite("Everything is reached by keys, and has a name")
  struct KeyboardTests {
    @Test func tabGoesThroughAllParts() async throws {
      let page = try await Page.openSample()
      try await page.script("document.activeElement.blur()")
      var visited: [String] = []
      for _ in 0..<40 {
        try await page.press(.tab)
        visited.append(
          try await page.script("return document.activeElement.id || document.activeElement.className").string ?? "")
      }
      for part in [
        "keys-button", "theme", "search", "own", "tree", "show-frames", "zoom-in", "viewport", "tab-preferences",
        "panel",
      ] {
        #expect(visited.contains(part), "\(part): \(visited)")
      }
    }

    @Test func everyControlHasAName() async throws {
      let page = try await Page.openSample()
      let controls = try await page.browser.send(
        "POST", "/elements",
        [
          "using": "css selector", "value": "button, input, [tabindex='0'], [role=tabpanel], [role=slider]",
        ])
      var unnamed: [JSON] = []
      for control in controls.array ?? [] {
        guard case .object(let reference) = control, let identifier = reference.values.first?.string else { continue }
        let label = try await page.browser.send("GET", "/element/\(identifier)/computedlabel", nil)
        let isShown = try await page.script("return arguments[0].checkVisibility()", control)
        if label == "" && isShown == true {
          unnamed.append(try await page.script("return arguments[0].outerHTML.slice(0, 200)", control))
        }
      }
      #expect((controls.array ?? []).count > 25)
      #expect(unnamed == [])
    }

    @Test func tabsAreSwitchedByArrowsAndByNumbers() async throws {
      let page = try await Page.openSample()
      try await page.click("#tab-preferences")
      try await page.press(.right)
      #expect(try await page.text("[role=tab][aria-selected=true]") == "Layout")
      try await page.press(.left, .left)
      #expect(try await page.text("[role=tab][aria-selected=true]").hasPrefix("Loops"))
      try await page.press("4")
      #expect(try await page.text("[role=tab][aria-selected=true]") == "Environment")
    }

    @Test func theListOfKeysOpensAndCloses() async throws {
      let page = try await Page.openSample()
      try await page.press("?")
      #expect(try await page.script("return document.getElementById('keys').open") == true)
      try await page.press(.escape)
      #expect(try await page.script("return document.getElementById('keys').open") == false)
    }

    @Test func columnsAreResizedByKeys() async throws {
      let page = try await Page.openSample()
      try await page.script("document.querySelector('.divider[data-column=tree]').focus()")
      let before = try await width(page)
      try await page.press(.right, .right)
      #expect(try await width(page) == before + 32)
    }

    @Test func lightAndDarkFollowTheSystemUntilOneIsChosen() async throws {
      let page = try await Page.openSample()
      try await system(page, "dark")
      try await page.expect("dark") { try await theme(page) }
      try await page.press("t")
      #expect(try await theme(page) == "light")
      try await system(page, "light")
      try await page.press("t")
      #expect(try await theme(page) == "dark")
      try await page.script("localStorage.clear()")
    }

    private func theme(_ page: Page) async throws -> String {
      try await page.script("return document.documentElement.dataset.theme").string ?? ""
    }

    private func system(_ page: Page, _ scheme: String) async throws {
      try await page.browser.command(
        "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": .string(scheme)]]])
    }

    private func width(_ page: Page) async throws -> Double {
      try await page.script("return document.querySelector('.tree-column').getBoundingClientRect().width").number ?? 0
    }
  }
}
