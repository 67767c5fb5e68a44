// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// `explain` and `inspect` with a file of a user's.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class ExplainEndToEndTests {
  private let folder = TemporaryFolder()
  private var file: String { folder.place("Counter.swift").path }

  init() throws {
    try """
    import SwiftUI

    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Counter: View {
      @State private var count = 1

      var body: some View {
        VStack {
          Text("Count \\(count)").preference(key: Names.self, value: ["\\(count)"])
          Button("Add") { count += 1 }.preference(key: Names.self, value: ["button"])
        }
        .onPreferenceChange(Names.self) { _ in }
      }
    }
    """.write(toFile: file, atomically: true, encoding: .utf8)
  }

  @Test func whyAViewChangedAfterATap() throws {
    let result = try Command.run(["explain", file, "--tap", "Add", "--update", "Count 2"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("Text \"Count 2\" changed in frame "))
    #expect(result.output.contains("Counter.count: 1 → 2, written by tap on text \"Add\" at Counter.swift"))
    #expect(result.output.contains("what is drawn: Counter.body → layout of Text → draw Text"))
  }

  @Test func severalExplanationsInAFixedOrder() throws {
    let result = try Command.run(["explain", file, "--preference", "Names", "--layout", "Count 1", "--updates"])
    #expect(result.status == 0, "\(result.output)")
    let parts = result.output.components(separatedBy: "\n\n")
    #expect(parts.count == 3, "\(result.output)")
    #expect(parts.last?.contains("reduce 1: [\"1\"] with [\"button\"] is [\"1\", \"button\"]") ?? false)
  }

  @Test func whatIsNotThereIsNamedWithWhatIs() throws {
    let text = try Command.run(["explain", file, "--layout", "Nothing"])
    #expect(text.status == 1 && text.output.contains("nothing shows \"Nothing\"") && text.output.contains("\"Add\""))
    let key = try Command.run(["explain", file, "--preference", "Colors"])
    #expect(key.status == 1 && key.output.contains("preference key Colors; there is Names"), "\(key.output)")
    let nothing = try Command.run(["explain", file])
    #expect(nothing.status == 64 && nothing.output.contains("explain needs what to explain"), "\(nothing.output)")
  }

  @Test("Several views of one name: all with their places, and how to choose one") func several() throws {
    let list = try Command.run(["explain", file, "--layout", "Text"])
    #expect(list.status == 1 && list.output.contains("2 views are called \"Text\"; choose one:"), "\(list.output)")
    #expect(list.output.contains(/Text#0: Text \(.* × .*\) in Counter/), "\(list.output)")
    let second = try Command.run(["explain", file, "--layout", "Text#1"])
    #expect(second.status == 0 && second.output.contains("Text \"Add\": offered"), "\(second.output)")
    let none = try Command.run(["explain", file, "--layout", "Text#2"])
    #expect(none.status == 1 && none.output.contains("there is no Text#2; there is\n  Text#0:"), "\(none.output)")
    let tap = try Command.run(["explain", file, "--tap", "Add#7", "--updates"])
    #expect(tap.status == 1 && tap.output.contains("there is no Add#7 to tap; there is\n  Add#0:"), "\(tap.output)")
  }

  @Test func aPageIsOneFile() throws {
    let page = folder.place("page.html")
    let result = try Command.run(["inspect", file, "--tap", "Add", "--out", page.path])
    #expect(result.status == 0, "\(result.output)")
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("Counter.count") && html.contains("default-src 'none'"))
    #expect(!html.contains("https://") && !html.contains("src=\"http"))
    let text = try Command.run(["inspect", file, "--out", "page.txt"])
    #expect(text.status == 64 && text.output.contains("--out takes a .html file"), "\(text.output)")
  }
}
