// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension PageTests {
  @Suite("No text of a user breaks the page, or runs in it")
  struct HostileTextTests {
    static let texts = [
      "</script><script>window.hostile = 1</script>", "<img src=x onerror=\"window.hostile = 1\">",
      "\"'`&lt;&#60;<!--<script>",
      "javascript:window.hostile = 1", "\\u003cscript\\u003e", "__proto__", "constructor", "${window.hostile = 1}",
      "]]></svg><svg onload=window.hostile=1>", "\u{2028}\u{2029}\u{0}\u{7F}", "' style='position:fixed",
    ]

    @Test(arguments: texts)
    func itIsShownAsItIsEverywhere(text: String) async throws {
      let page = try await Page.open(Self.document(text))
      #expect(try await page.count("#tree .row") == 2)
      for panel in ["preferences", "layout", "update", "environment", "accessibility", "loops"] {
        try await page.click("#tab-\(panel)")
        try await page.settle()
        #expect(try await page.script("return document.getElementById('panel').textContent").string?.isEmpty == false)
      }
      try await page.press(".", ",")
      try await page.pick(200, 150)
      #expect(try await page.script("return window.hostile === undefined") == true)
      #expect(try await page.count("img") == 1, "the picture is the only one")
      #expect(try await page.console() == [])
      if !text.contains("\u{2028}") {
        #expect(try await page.script("return document.querySelector('#tree .name').textContent") == .string(text))
      }
    }

    @Test func charactersThatTurnDirectionsAreShownAsEscapesAndIsolated() async throws {
      let page = try await Page.open(Self.document("user\u{202E}nimda\u{2066}x\u{200F}\u{0}"))
      #expect(
        try await page.script("return document.querySelector('#tree .name').textContent")
          == #"user\u{202E}nimda\u{2066}x\u{200F}\0"#)
      #expect(
        try await page.script("return getComputedStyle(document.querySelector('#tree .user')).unicodeBidi") == "isolate"
      )
      #expect(
        try await page.script("return document.title") == #"user\u{202E}nimda\u{2066}x\u{200F}\0 – Espalier inspector"#)
    }

    @Test func textFromRightToLeftKeepsWhatStandsBesideIt() async throws {
      let page = try await Page.open(Self.document("שלום"))
      try await page.click("#tree [data-view='1']")
      let isBefore = try await page.script(
        """
        const name = document.querySelector("#picked .name").getBoundingClientRect();
        const figures = document.querySelector("#picked .figures").getBoundingClientRect();
        return name.right <= figures.left;
        """)
      #expect(isBefore == true)
      #expect(try await page.script("return document.querySelector('#tree .name').textContent") == "שלום")
    }

    @Test func emojiOfSeveralCharactersStayWhole() async throws {
      let page = try await Page.open(Self.document("👩‍👩‍👧 🏳️‍🌈"))
      #expect(try await page.script("return document.querySelector('#tree .name').textContent") == "👩‍👩‍👧 🏳️‍🌈")
    }

    @Test func aMegabyteIsCutWithAWayToSeeMore() async throws {
      let text = String(repeating: "lorem ipsum ", count: 87_382)
      let page = try await Page.open(Self.document(text))
      #expect(
        (try await page.script("return document.querySelector('#tree .name').textContent.length").number ?? 0) < 300)
      try await page.click("#tab-accessibility")
      #expect(try await page.text("#panel .spoken .more") == "… 1,047,984 more characters")
      try await page.script("document.querySelector('#panel .spoken .more').click()")
      #expect(
        (try await page.script("return document.querySelector('#panel .spoken').textContent.length").number ?? 0)
          > 20_000)
      #expect(try await page.text("#panel .spoken .more") == "… 1,027,984 more characters")
      // All of it is copied.
      let length = try await page.copied(by: "#panel .copy").count
      #expect(length >= text.count)
    }

    @Test func aCutGoesThroughNoCharacter() async throws {
      let page = try await Page.open(Self.document("x" + String(repeating: "𝄞", count: 5000)))
      #expect(
        try await page.script("return /[\\uD800-\\uDBFF](?![\\uDC00-\\uDFFF])/.test(document.body.textContent)")
          == false)
    }

    /// Were the page to make markup of a text, its policy would still refuse.
    @Test func thePolicyRefusesWhatThePageNeverDoes() async throws {
      let page = try await Page.openSample()
      let refusals = try await page.asynchronousScript(
        """
        const refused = [];
        document.addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
        try { document.body.innerHTML = "<p>"; } catch { refused.push("markup"); }
        try { document.body.setAttribute("onclick", "1"); } catch { refused.push("handler"); }
        const image = new Image();
        image.src = "http://127.0.0.1:9/x.png";
        fetch("http://127.0.0.1:9/").catch(() => {});
        const script = document.createElement("script");
        try { script.src = "data:text/javascript,window.hostile=1"; } catch { refused.push("source"); }
        setTimeout(() => done(refused), 300);
        """)
      let names = Set((refusals.array ?? []).compactMap(\.string))
      #expect(names.isSuperset(of: ["markup", "source", "img-src", "connect-src"]), "\(names)")
      _ = try await page.console()
    }

    @Test func aPictureThatIsNoneIsNotLoaded() async throws {
      let page = try await Page.openSample { $0["pictures"] = ["http://127.0.0.1:9/x.png", "data:text/html,<script>"] }
      #expect(try await page.script("return document.getElementById('picture').hasAttribute('src')") == false)
      #expect(try await page.console() == [])
    }

    @Test(arguments: ["", "{", "[]", "{\"format\": 2, \"frames\": []}", "null"])
    func aDocumentThatIsNoneGivesAMessage(json: String) async throws {
      let page = try await Page.open(data: Data(json.utf8))
      #expect(try await page.text("#failure").hasPrefix("The inspector's document "))
    }

    @Test func aDocumentWithoutFramesIsEmpty() async throws {
      let page = try await Page.open(["format": 1, "title": "Nothing", "frames": []])
      #expect(try await page.text("#title") == "Nothing")
      #expect(try await page.count("#tree .row") == 0)
      #expect(try await page.console() == [])
    }

    /// The text as every label, value and key that the format has.
    static func document(_ text: String) -> JSON {
      let string = JSON.string(text)
      let flow: JSON = [
        "role": "reads", "view": 1, "place": string, "value": string,
        "children": [
          [
            "role": "combines", "view": 2, "place": string, "value": string,
            "reduces": [
              ["before": string, "next": string, "child": 0, "after": string, "asked": true],
              ["child": 1, "asked": false],
            ],
            "children": [
              ["role": string, "view": 2, "place": string, "value": string], ["role": "writes", "place": string],
            ],
          ]
        ],
      ]
      let view: (Double) -> JSON = { id in
        [
          "id": .number(id), "parent": .number(id - 1), "name": string, "detail": string, "kind": string,
          "frame": [0, 0, .number(400 / id), .number(300 / id)], "layout": .number(id),
          "guides": [["name": string, "axis": "x", "at": 10, "explicit": true]],
          "anchors": [["key": string, "kind": "rect", "at": [0, 0, 100, 100]]],
          "environment": [[string, string, string]], "accessibility": string,
        ]
      }
      let node: JSON = [
        "id": 1, "name": string, "frame": [0, 0, 400, 300], "proposal": string, "answer": [400, 300], "why": string,
        "questions": [[string, string]], "line": string,
      ]
      let step: JSON = [
        "id": 1, "label": string, "kind": string, "causes": [-1], "changed": false, "view": 1, "value": string,
      ]
      let loop: JSON = [
        "title": string, "steps": [string, string, string], "values": [string], "cut": 1, "advice": string,
      ]
      return [
        "format": 1, "title": string, "files": [string], "look": string, "size": [400, 300], "pictures": [string],
        "frames": [
          [
            "number": 1, "time": 0, "cause": string, "picture": 0, "views": ["set": [view(1), view(2)]],
            "layout": ["set": [node]],
            "keys": [
              ["key": string, "isRead": true, "default": string, "text": string, "flow": [flow]],
              ["key": string, "isRead": false, "default": string, "text": string, "flow": [flow]],
            ],
            "update": [
              "text": string, "writes": [["state": string, "old": string, "new": string, "place": string]],
              "steps": [step],
            ],
            "warnings": [string], "loops": [loop],
          ],
          ["number": 2, "time": 1, "cause": string],
        ],
      ]
    }
  }
}
