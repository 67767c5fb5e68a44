// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierInspection

extension PageTests {
  @Suite("A tree of ten thousand views opens at once and answers at once")
  struct LargeTreeTests {
    /// 100 rows of 99 cells, each with layout, guides and an anchor that one key collects; ten frames change a hundred views each.
    static func document() throws -> Data {
      var views: [[String: Any]] = [
        ["id": 1, "name": "ContentView", "frame": [0, 0, 400, 800], "user": true, "layout": 1]
      ]
      var nodes: [[String: Any]] = [
        [
          "id": 1, "name": "VStack", "frame": [0, 0, 400, 800], "proposal": "400 × 800", "answer": [400, 800],
          "why": "A stack is as high as its children.", "line": "VStack",
        ]
      ]
      var writers: [[String: Any]] = []
      for row in 0..<100 {
        let rowID = 2 + row * 100
        let y = Double(row) * 8
        views.append(["id": rowID, "parent": 1, "order": row, "name": "Row", "frame": [0, y, 400, 8], "layout": rowID])
        nodes.append([
          "id": rowID, "parent": 1, "name": "HStack", "frame": [0, y, 400, 8], "proposal": "400 × 8",
          "answer": [400, 8], "why": "It is in a stack.", "line": "HStack",
        ])
        for column in 0..<99 {
          let id = rowID + 1 + column
          let frame = [Double(column) * 4, y, 4, 8]
          views.append([
            "id": id, "parent": rowID, "order": column, "name": "Text", "detail": "\"\(row), \(column)\"",
            "kind": "leaf",
            "frame": frame, "layout": id, "accessibility": "text \"\(row), \(column)\"",
            "guides": [["name": "leading", "axis": "x", "at": frame[0], "explicit": column == 0]],
            "anchors": [["key": "Cells", "kind": "rect", "at": frame]], "environment": [["font", "body", "title"]],
          ])
          nodes.append([
            "id": id, "parent": rowID, "name": "Text", "frame": frame, "proposal": "4 × 8", "answer": [4, 8],
            "why": "The text fits into one line.", "line": "Text proposed 4 × 8",
          ])
          writers.append([
            "role": "writes", "view": id, "place": "anchorPreference on Text \"\(row), \(column)\"",
            "value": "[\(row * 99 + column)]",
          ])
        }
      }
      let reduces = writers.indices.map {
        ["before": "[…]", "next": "[\($0)]", "child": $0, "after": "[…]", "asked": true] as [String: Any]
      }
      let flow: [String: Any] = [
        "role": "reads", "view": 1, "place": "overlayPreferenceValue", "value": "9900 values",
        "children": [
          [
            "role": "combines", "view": 1, "place": "VStack", "value": "9900 values", "reduces": reduces,
            "children": writers,
          ] as [String: Any]
        ],
      ]
      var frames: [[String: Any]] = [
        [
          "number": 1, "time": 0, "cause": "first frame", "views": ["set": views], "layout": ["set": nodes],
          "keys": [["key": "Cells", "isRead": true, "default": "[]", "text": "Cells", "flow": [flow]]],
          "update": [
            "text": "", "writes": [],
            "steps": views.map {
              ["id": $0["id"]!, "label": "body", "kind": "body", "causes": [], "changed": true, "view": $0["id"]!]
            },
          ],
        ]
      ]
      for frame in 1...10 {
        frames.append([
          "number": frame + 1, "time": Double(frame) / 10, "cause": "time", "views": ["set": Array(views[1...100])],
        ])
      }
      return try JSONSerialization.data(withJSONObject: [
        "format": 1, "title": "Ten thousand", "size": [400, 800], "pictures": [], "frames": frames,
      ])
    }

    /// Measured on two cores that three builds shared: open in 1.1 to 1.9 s, a selection in 33 to 50 ms, of which two frames of the
    /// display are 33. The limits are 3 s and 100 ms, with a factor for machines that are busier still.
    @Test func itOpensInThreeSecondsAndSelectsInATenthOfOne() async throws {
      let document = try Self.document()
      #expect(InspectorPage.html(document: document).count < 20 << 20)
      let clock = ContinuousClock()
      let start = clock.now
      let page = try await Page.open(data: document)
      try await page.settle()
      let opened = clock.now - start
      #expect(try await page.count("#tree .row") < 100, "only rows that can be seen are elements")
      #expect(try await page.text("#tree .row.selected") == "ContentView")

      let times = try await page.asynchronousScript(
        """
        const time = async (action) => {
          const start = performance.now();
          action();
          await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
          return performance.now() - start;
        };
        (async () => {
          const tree = document.getElementById("tree");
          const press = (target, key) => target.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
          const times = {};
          for (const panel of ["preferences", "layout", "update", "environment", "accessibility"]) {
            times["open " + panel] = await time(() => document.getElementById("tab-" + panel).click());
            times["select in " + panel] = Math.max(
              await time(() => press(tree, "End")), await time(() => press(tree, "ArrowUp")), await time(() => press(tree, "Home")));
          }
          times.scroll = await time(() => { tree.scrollTop = 100000; });
          times.hover = await time(() => document.getElementById("viewport").dispatchEvent(new PointerEvent("pointermove", {clientX: 560, clientY: 300})));
          times.frame = await time(() => press(document.getElementById("track"), "ArrowRight"));
          times.back = await time(() => press(document.getElementById("track"), "ArrowLeft"));
          done(times);
        })();
        """)
      print("10,000 views: opened in \(opened), \(times)")
      #expect(opened < .seconds(3 * Self.patience))
      guard case .object(let measured) = times else { return #expect(Bool(false), "nothing was measured") }
      #expect(measured.count == 14)
      for (name, time) in measured { #expect((time.number ?? .infinity) < 100 * Double(Self.patience), "\(name)") }
    }

    @Test func aDeepTreeStaysReadable() async throws {
      let views: [JSON] = (1...2000).map { id in
        [
          "id": .number(Double(id)), "parent": .number(Double(id - 1)), "name": .string("View\(id)"),
          "frame": [0, 0, 400, 300],
        ]
      }
      let page = try await Page.open([
        "format": 1, "title": "Deep", "size": [400, 300], "pictures": [],
        "frames": [["number": 1, "views": ["set": .array(views)]]],
      ])
      try await page.click("#tree .row.selected")
      try await page.press(.end)
      #expect(try await page.selection == "View2000")
      let isInSight = try await page.script(
        """
        const name = document.querySelector("#tree .row.selected .name").getBoundingClientRect();
        const tree = document.getElementById("tree").getBoundingClientRect();
        return name.left >= tree.left && name.left < tree.right - 40 && name.top >= tree.top && name.bottom <= tree.bottom;
        """)
      #expect(isInSight == true)
    }

    private static let patience = 6
  }
}
