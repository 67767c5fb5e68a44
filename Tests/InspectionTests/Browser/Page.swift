// SPDX-License-Identifier: MIT

import EspalierInspection
import EspalierTestSupport
import Foundation
import Testing

/// The inspector's page in the browser, used as a person does: by pointer and keys.
struct Page {
  let browser: Browser

  /// Opens a document from a file.
  static func open(_ document: JSON) async throws -> Page {
    try await open(data: JSONEncoder().encode(document))
  }

  /// Opens the sample, after a change to it.
  /// - Parameter frame: The frame that the address names; nil leaves the choice to the page.
  static func openSample(at frame: Int? = 1, _ change: (inout [String: Any]) throws -> Void = { _ in }) async throws
    -> Page
  {
    var document = try SampleDocument.object()
    try change(&document)
    return try await open(data: JSONSerialization.data(withJSONObject: document), at: frame)
  }

  static func open(data: Data, at frame: Int? = 1) async throws -> Page {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("inspection-\(UUID().uuidString).html")
    try InspectorPage.html(document: data).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await open(file: file, at: frame)
  }

  static func open(file: URL, at frame: Int? = 1) async throws -> Page {
    let page = Page(browser: try #require(Browser.current))
    try await page.browser.send(
      "POST", "/url", ["url": .string(file.absoluteString + (frame.map { "#frame=\($0)" } ?? ""))])
    // Settings of one test are not those of the next.
    try await page.script("localStorage.clear()")
    return page
  }

  // The content of the page

  /// The value of a script that ends with `return`.
  @discardableResult
  func script(_ script: String, _ arguments: JSON...) async throws -> JSON {
    try await browser.send("POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  /// The value of a script that calls its last argument, `done`.
  func asynchronousScript(_ script: String) async throws -> JSON {
    let whole = "const done = arguments[arguments.length - 1]; " + script
    return try await browser.send("POST", "/execute/async", ["script": .string(whole), "args": []])
  }

  /// The texts of all elements of a selector, as they are seen; what is not rendered has none.
  func texts(_ selector: String) async throws -> [String] {
    let texts = try await script(
      "return [...document.querySelectorAll(arguments[0])].map((found) => found.innerText.replace(/\\s+/g, ' ').trim())",
      .string(selector))
    return (texts.array ?? []).compactMap(\.string)
  }

  func text(_ selector: String) async throws -> String {
    try #require(try await texts(selector).first, "nothing is \(selector)")
  }

  func count(_ selector: String) async throws -> Int {
    Int(try await script("return document.querySelectorAll(arguments[0]).length", .string(selector)).number ?? 0)
  }

  /// The name and the text of the view that is selected in the tree.
  var selection: String {
    get async throws { try await text("#tree .row.selected") }
  }

  /// Messages of the browser's console, among them what its policy refused.
  func console() async throws -> [String] {
    (try await browser.send("POST", "/se/log", ["type": "browser"]).array ?? []).compactMap { $0["message"]?.string }
  }

  /// Waits until a script's value is what is expected; the failure shows the last value.
  func expect(
    _ expected: String, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    of value: () async throws -> String
  ) async throws {
    var last = try await value()
    for _ in 0..<200 where last != expected {
      try await Task.sleep(for: .milliseconds(20))
      last = try await value()
    }
    #expect(last == expected, comment, sourceLocation: sourceLocation)
  }

  /// Waits until what was changed is drawn.
  func settle() async throws {
    _ = try await asynchronousScript("requestAnimationFrame(() => requestAnimationFrame(() => done(true)))")
  }

  /// The text that a button copies, pasted into a field of the page.
  func copied(by button: String) async throws -> String {
    try await click(button)
    try await expect("Copied") {
      try await script(
        """
        const button = document.querySelector(arguments[0]);
        return button.ariaLabel ?? button.innerText;
        """, .string(button)
      ).string ?? ""
    }
    try await script(
      """
      const field = document.createElement("textarea");
      field.id = "pasted";
      document.body.append(field);
      field.focus();
      """)
    try await press("v", with: .control)
    let pasted = try await script(
      """
      const field = document.getElementById("pasted");
      field.remove();
      return field.value;
      """)
    return pasted.string ?? ""
  }

  // Pointer and keys

  func click(_ selector: String) async throws {
    let place = try await script(
      """
      const found = document.querySelector(arguments[0]);
      found.scrollIntoView({block: "nearest"});
      const bounds = found.getBoundingClientRect();
      return [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2];
      """, .string(selector))
    try await click(x: place.array?[0].number ?? 0, y: place.array?[1].number ?? 0)
  }

  func click(x: Double, y: Double) async throws {
    try await pointer([move(x, y), ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0]])
  }

  func drag(from start: (Double, Double), to end: (Double, Double)) async throws {
    try await pointer([
      move(start.0, start.1), ["type": "pointerDown", "button": 0], move(end.0, end.1),
      ["type": "pointerUp", "button": 0],
    ])
  }

  func turnWheel(by points: Double, x: Double, y: Double) async throws {
    let turn: JSON = [
      "type": "scroll", "x": .number(x.rounded()), "y": .number(y.rounded()), "deltaX": 0, "deltaY": .number(points),
      "duration": 0,
    ]
    try await browser.send("POST", "/actions", ["actions": [["type": "wheel", "id": "wheel", "actions": [turn]]]])
  }

  func hover(x: Double, y: Double) async throws {
    try await pointer([move(x, y)])
  }

  /// A point of the host in the page.
  func point(_ x: Double, _ y: Double) async throws -> (Double, Double) {
    let answer = try await script(
      """
      const sheet = document.getElementById("sheet").getBoundingClientRect();
      const zoom = parseFloat(document.getElementById("sheet").style.width) / arguments[2];
      return [sheet.left + arguments[0] * zoom, sheet.top + arguments[1] * zoom];
      """, .number(x), .number(y), .number(Self.hostWidth))
    return (answer.array?[0].number ?? 0, answer.array?[1].number ?? 0)
  }

  /// Clicks on a point of the host.
  func pick(_ x: Double, _ y: Double) async throws {
    let (left, top) = try await point(x, y)
    try await click(x: left, y: top)
    try await settle()
  }

  /// The width of the host in the documents of the tests.
  static let hostWidth = 400.0

  /// Presses keys one after another, each alone.
  func press(_ keys: Key...) async throws {
    let actions = keys.flatMap { key -> [JSON] in
      [["type": "keyDown", "value": .string(key.value)], ["type": "keyUp", "value": .string(key.value)]]
    }
    try await browser.send(
      "POST", "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(actions)]]])
    try await settle()
  }

  /// Presses a key while another is held.
  func press(_ key: Key, with modifier: Key) async throws {
    let actions: [JSON] = [
      ["type": "keyDown", "value": .string(modifier.value)], ["type": "keyDown", "value": .string(key.value)],
      ["type": "keyUp", "value": .string(key.value)], ["type": "keyUp", "value": .string(modifier.value)],
    ]
    try await browser.send(
      "POST", "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": .array(actions)]]])
    try await settle()
  }

  func type(_ text: String) async throws {
    for character in text { try await press(Key(value: String(character))) }
  }

  private func pointer(_ actions: [JSON]) async throws {
    try await browser.send(
      "POST", "/actions",
      [
        "actions": [
          ["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": .array(actions)]
        ]
      ])
    try await settle()
  }

  private func move(_ x: Double, _ y: Double) -> JSON {
    ["type": "pointerMove", "x": .number(x.rounded()), "y": .number(y.rounded()), "duration": 0]
  }
}

/// A key by WebDriver's names.
struct Key: Sendable, ExpressibleByStringLiteral {
  let value: String

  init(value: String) { self.value = value }
  init(stringLiteral value: String) { self.value = value }

  static let tab: Key = "\u{E004}"
  static let enter: Key = "\u{E007}"
  static let shift: Key = "\u{E008}"
  static let control: Key = "\u{E009}"
  static let escape: Key = "\u{E00C}"
  static let pageUp: Key = "\u{E00E}"
  static let pageDown: Key = "\u{E00F}"
  static let end: Key = "\u{E010}"
  static let home: Key = "\u{E011}"
  static let left: Key = "\u{E012}"
  static let up: Key = "\u{E013}"
  static let right: Key = "\u{E014}"
  static let down: Key = "\u{E015}"
}
