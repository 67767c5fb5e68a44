// SPDX-License-Identifier: MIT

import EspalierInspection
import EspalierTestSupport
import Foundation
import Testing

extension PageTests {
  @Suite("A page that a program serves follows the program")
  struct LivePageTests {
    @Test func framesThatArriveAreShownAndPicksGoBothWays() async throws {
      let (server, page) = try await live()
      defer { server.close() }
      #expect(try await page.text("#moment .frame-number") == "1 / 1")
      #expect(server.requests.contains { $0.hasPrefix("GET /events?token=a%2Fb%26c&frame=1 ") }, "\(server.requests)")
      #expect(server.posted == [], "what the page selects by itself is no pick")

      let picture = try #require(try SampleDocument.object()["pictures"] as? [String])[3]
      try server.send(event: [
        "number": 2, "time": 1, "cause": "tap", "picture": .string(picture),
        "views": ["set": [["id": 3, "parent": 1, "name": "Late", "frame": [0, 0, 50, 50]]]],
      ])
      try await page.expect("2 / 2") { try await page.text("#moment .frame-number") }
      #expect(try await page.texts("#tree .row") == ["Root", "Early", "Late"])
      #expect(try await page.script("return document.getElementById('picture').src") == .string(picture))

      try await page.click("#tree [data-view='3']")
      try await page.expect("[\"{\\\"pick\\\":3}\"]") { "\(server.posted)" }

      try server.send(event: ["picked": 2])
      try await page.expect("Early") { try await page.selection }
      #expect(server.posted.count == 1, "what was picked in the window is not sent back")
      #expect(try await page.console() == [])
    }

    @Test func aFrameThatArrivesWhileAnEarlierOneIsLookedAtChangesNothingThere() async throws {
      let (server, page) = try await live()
      defer { server.close() }
      try server.send(event: ["number": 2, "views": ["removed": [2]]])
      try await page.expect("2 / 2") { try await page.text("#moment .frame-number") }
      try await page.press(",")
      try server.send(event: [
        "number": 3, "views": ["set": [["id": 4, "parent": 1, "name": "Later", "frame": [0, 0, 9, 9]]]],
      ])
      try await page.expect("1 / 3") { try await page.text("#moment .frame-number") }
      #expect(try await page.texts("#tree .row") == ["Root", "Early"])
      try await page.press(".", ".")
      #expect(try await page.texts("#tree .row") == ["Root", "Later"])
    }

    @Test func aWholeFrameTakesThePlaceOfWhatAPageHasMissed() async throws {
      let (server, page) = try await live()
      defer { server.close() }
      let root: JSON = ["id": 1, "name": "Root", "frame": [0, 0, 400, 300], "user": true]
      let picture = try #require(try SampleDocument.object()["pictures"] as? [String])[3]
      try server.send(event: [
        "number": 7, "whole": true, "picture": .string(picture),
        "views": ["set": [root, ["id": 9, "parent": 1, "name": "New", "frame": [0, 0, 9, 9]]]],
      ])
      try await page.expect("2 / 2") { try await page.text("#moment .frame-number") }
      #expect(try await page.texts("#tree .row") == ["Root", "New"])
      // A frame without a picture looks as the one before.
      try server.send(event: ["number": 8, "views": ["removed": [9]]])
      try await page.expect("3 / 3") { try await page.text("#moment .frame-number") }
      #expect(try await page.script("return document.getElementById('picture').src") == .string(picture))
      try await page.press(",", ",")
      #expect(try await page.texts("#tree .row") == ["Root", "Early"])
      #expect(try await page.console() == [])
    }

    @Test func aPageThatLosesItsConnectionComesBack() async throws {
      let (server, page) = try await live()
      defer { server.close() }
      server.dropStreams()
      try await page.expect("true") { "\(server.hasStream)" }
      try server.send(event: ["number": 2, "views": ["removed": [2]]])
      try await page.expect("2 / 2") { try await page.text("#moment .frame-number") }
    }

    @Test func thePageStaysUsableWhenTheProgramHasEnded() async throws {
      let (server, page) = try await live()
      server.close()
      try await page.click("#tree [data-view='2']")
      #expect(try await page.selection == "Early")
      // The browser reports that nothing answers; no script failed.
      #expect(try await page.console().filter { $0.contains("Uncaught") } == [])
    }

    private func live() async throws -> (PageServer, Page) {
      let document: JSON = [
        "format": 1, "title": "Live", "size": [400, 300], "pictures": [],
        "frames": [
          [
            "number": 1,
            "views": [
              "set": [
                ["id": 1, "name": "Root", "frame": [0, 0, 400, 300], "user": true],
                ["id": 2, "parent": 1, "name": "Early", "frame": [0, 0, 100, 100]],
              ]
            ],
          ]
        ],
      ]
      let html = InspectorPage.html(document: try JSONEncoder().encode(document), source: .live(token: "a/b&c"))
      let server = try PageServer(page: html)
      let page = Page(browser: try #require(Browser.current))
      try await page.browser.send("POST", "/url", ["url": .string("http://127.0.0.1:\(server.port)/")])
      try await page.expect("true") { "\(server.hasStream)" }
      _ = try await page.console()
      return (server, page)
    }
  }
}
