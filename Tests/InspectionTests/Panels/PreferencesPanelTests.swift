// SPDX-License-Identifier: MIT

import Testing

extension PageTests {
  @Suite("The panel of preferences shows how values flow up")
  struct PreferencesPanelTests {
    @Test func whatWritesStandsAboveWhatCombinesAndTheReaderStandsLast() async throws {
      let page = try await Page.openSample()
      #expect(
        try await page.texts("[data-key=MonthBounds] .role") == [
          "writes", "writes", "writes", "combines 3 values", "writes", "writes", "writes", "combines 3 values",
          "combines 2 values", "reads",
        ])
      #expect(
        try await page.texts("[data-key=MonthBounds] [data-role=writes] .link").first
          == "anchorPreference on Text \"January\" in MonthView")
      #expect(
        try await page.text("[data-key=MonthBounds] [data-role=reads] .link")
          == "backgroundPreferenceValue on VStack in ContentView")
    }

    @Test func eachNodeHasItsValue() async throws {
      let page = try await Page.openSample()
      let values = try await page.texts("[data-key=MonthBounds] .node > .value")
      #expect(values.count == 10)
      #expect(values[1] == "[1: anchor (164.6, 97.8, 83.2 × 38.2)]")
      #expect(values[7].hasPrefix("[3: anchor") && values[7].contains("5: anchor"))
      #expect(values[9] == values[8])
    }

    @Test func reducesAreInOrderWithTheValuesBeforeAndAfter() async throws {
      let page = try await Page.openSample()
      let reduces = try await page.texts("[data-key=MonthBounds] .node:has(> .node-head [data-view='7']) .reduce")
      #expect(reduces.count == 3)
      #expect(
        reduces[0] == "1 anchorPreference on Text \"January\" in MonthView before [:] "
          + "next [0: anchor (77.9, 97.8, 76.7 × 38.2)] after [0: anchor (77.9, 97.8, 76.7 × 38.2)]")
      #expect(reduces[1].contains("before [0: anchor (77.9, 97.8, 76.7 × 38.2)] next [1: "))
      #expect(reduces[2].hasPrefix("3 anchorPreference on Text \"March\" in MonthView before [0: "))
    }

    @Test func aBranchThatWasNeverAskedIsNamedAndGreyed() async throws {
      let page = try await Page.openSample()
      #expect(
        try await page.text("[data-key=FirstMonthKey] .reduce-list > summary") == "1 reduce, 1 branch never asked")
      #expect(
        try await page.texts("[data-key=FirstMonthKey] .flow.never > .node") == [
          "writes preference on Text \"April\" in MonthView never asked never computed"
        ])
      #expect(
        try await page.text("[data-key=FirstMonthKey] .reduce.never")
          == "2 preference on Text \"April\" in MonthView nextValue not called after \"January\"")
      #expect(
        try await page.texts("[data-key=FirstMonthKey] .role") == [
          "writes", "writes", "combines 2 values", "transforms", "reads",
        ])
    }

    @Test func aKeyThatIsNotReadStandsLastAndClosed() async throws {
      let page = try await Page.openSample()
      #expect(try await page.texts(".key > summary") == ["MonthBounds", "FirstMonthKey", "UnusedKey unread"])
      #expect(try await page.text("#panel > .summary > :first-child") == "2 keys read, 1 unread")
      #expect(try await page.count("[data-key=UnusedKey][open]") == 0)
      try await page.click("[data-key=UnusedKey] > summary")
      try await page.settle()
      #expect(
        try await page.text("[data-key=UnusedKey] .why") == "No view reads this key, so none of its values is computed."
      )
      #expect(try await page.texts("[data-key=UnusedKey] .value") == ["never computed", "never computed"])
      let read = try await color(page, "[data-key=MonthBounds] .key-name")
      #expect(try await color(page, "[data-key=UnusedKey] .key-name") != read)
    }

    @Test func keysOfTheFrameworkAreFoldedBelowTheUsers() async throws {
      func key(_ name: String, _ isUsers: Bool, advice: [JSON] = []) -> JSON {
        [
          "key": .string(name), "isUsers": .boolean(isUsers), "isRead": true, "default": "0", "text": "",
          "advice": .array(advice),
          "flow": [["role": "reads", "place": "reader", "value": "1"]],
        ]
      }
      let keys: [JSON] =
        (0..<6).map { key("Shape\($0)", false) } + [
          key("Names", true, advice: ["onPreferenceChange has no writer in it."])
        ]
      let page = try await Page.open([
        "format": 1, "title": "Keys", "size": [400, 300], "pictures": [],
        "frames": [["number": 1, "keys": .array(keys)]],
      ])
      #expect(try await page.texts(".key > summary") == ["Names"])
      #expect(try await page.count("[data-key=Names][open]") == 1)
      #expect(try await page.text("[data-key=Names] .advice") == "onPreferenceChange has no writer in it.")
      #expect(try await page.text("#panel > .summary > :first-child") == "1 key read")
      #expect(try await page.text(".key-group > summary") == "6 keys of the framework")
      try await page.click(".key-group > summary")
      try await page.settle()
      #expect(try await page.texts(".key > summary").count == 7)
      #expect(try await page.count(".key-group [open]") == 0)
    }

    @Test func aNodeSelectsItsView() async throws {
      let page = try await Page.openSample()
      try await page.click("[data-key=MonthBounds] [data-role=writes] [data-view='15']")
      #expect(try await page.selection == "Text \"March\"")
      #expect(try await page.texts(".node.selected .role").contains("writes"))
    }

    @Test func aKeyStaysClosedInTheNextFrame() async throws {
      let page = try await Page.openSample()
      try await page.click("[data-key=MonthBounds] > summary")
      try await page.press(".")
      #expect(try await page.count("[data-key=MonthBounds][open]") == 0)
      #expect(try await page.count("[data-key=FirstMonthKey][open]") == 1)
    }

    @Test func thousandWritersAreShownInParts() async throws {
      let writers: [JSON] = (0..<1000).map {
        ["role": "writes", "place": .string("writer \($0)"), "value": .string("\($0)")]
      }
      let key: JSON = [
        "key": "ManyKey", "isRead": true, "default": "0", "text": "",
        "flow": [["role": "reads", "place": "reader", "value": "1", "children": .array(writers)]],
      ]
      let page = try await Page.open([
        "format": 1, "title": "Many", "size": [400, 300], "pictures": [], "frames": [["number": 1, "keys": [key]]],
      ])
      #expect(try await page.count("[data-role=writes]") == 100)
      #expect(try await page.text(".more") == "900 more")
      try await page.click(".more")
      #expect(try await page.count("[data-role=writes]") == 600)
    }

    private func color(_ page: Page, _ selector: String) async throws -> String? {
      try await page.script("return getComputedStyle(document.querySelector(arguments[0])).color", .string(selector))
        .string
    }
  }
}
