// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// One program that crashes where its environment states, each time drawn to its end.
@Suite(
  "A crash names the view and the call before all else",
  .enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class CrashEndToEndTests {
  private let folder = TemporaryFolder()

  private static let program = """
    import SwiftUI

    let place = ProcessInfo.processInfo.environment["FAULT"] ?? ""
    @inline(never) func fault(_ name: String) {
      if place == name {
        let list = [1, 2]
        print(list[list.count + name.count])
      }
    }
    @inline(never) func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) &+ deeper(depth + 2) }

    struct Total: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue()
        fault("reduce")
      }
    }

    struct Wild: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        fault("layout")
        return CGSize(width: 20, height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        fault("placing")
      }
    }

    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        fault("modifier")
        return content.padding(1)
      }
    }

    struct Row: View {
      let number: Int
      var body: some View {
        if number == 1 { fault("body") }
        if number == 1, place == "stack" { _ = deeper(0) }
        return Text("Row \\(number)").preference(key: Total.self, value: number)
          .onAppear { if number == 1 { fault("appear") } }
      }
    }

    struct Late: View {
      var body: some View {
        fault("late")
        return Text("Late")
      }
    }

    struct ContentView: View {
      @State private var count = 0
      var body: some View {
        VStack {
          ForEach(0..<2) { Row(number: $0) }
          Button("Press") {
            fault("action")
            count += 1
          }
          Text("Tap").onTapGesture { fault("gesture") }
          Wild { Text("x") }.modifier(Framed())
          Canvas { _, _ in fault("canvas") }.frame(width: 5, height: 5)
          GeometryReader { _ in
            let _ = fault("geometry")
            Color.red
          }
          .frame(height: 4)
          if count > 0 { Late() }
        }
        .onChange(of: count) { fault("change") }
        .onPreferenceChange(Total.self) { _ in fault("preference") }
        .task { fault("task") }
      }
    }

    """

  private static let expected = [
    ("body", "the body of Row (ContentView › VStack › Row)", nil),
    ("stack", "the body of Row (ContentView › VStack › Row)", nil),
    ("appear", "onAppear in Row (ContentView › VStack › Row)", nil),
    ("reduce", "reduce of Total in ContentView", nil),
    ("layout", "sizeThatFits of Wild (ContentView › VStack › Wild)", nil),
    ("placing", "placeSubviews of Wild (ContentView › VStack › Wild)", nil),
    ("modifier", "the body of Framed (ContentView › Framed)", nil),
    ("canvas", "the drawing of Canvas (ContentView › VStack › Canvas)", nil),
    ("geometry", "the content of GeometryReader (ContentView › VStack › GeometryReader)", nil),
    ("preference", "onPreferenceChange(Total) in ContentView", nil),
    ("task", "task in ContentView", nil),
    ("action", "the action of Button (ContentView › Button)", "Press"),
    ("gesture", "a gesture in ContentView", "Tap"),
    ("change", "onChange(of: Int) in ContentView", "Press"),
    ("late", "the body of Late (ContentView › VStack › Late)", "Press"),
  ]

  private static let withBacktrace: Set = ["body", "stack"]

  @Test func eachCallIsNamed() throws {
    let path = try folder.write(Self.program, to: "Crash.swift")
    for (fault, words, tap) in Self.expected {
      let result = try Command.run(
        ["dump", path, "--view", "ContentView", "--size", "200x300", "--tree", "views"]
          + (tap.map { ["--tap", $0] } ?? []),
        // A backtrace takes seconds: with some, to see that it still comes, and afterwards.
        environment: ["FAULT": fault, "SWIFT_BACKTRACE": Self.withBacktrace.contains(fault) ? "" : "enable=no"])
      #expect(result.status == 1, "\(fault)")
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(
        lines.filter { $0.hasPrefix("espalier: crashed") } == ["espalier: crashed in \(words)"], "\(result.output)")
      // Before the backtrace, and before the command's own words.
      let named = lines.firstIndex { $0.hasPrefix("espalier: crashed") } ?? .max
      let others = lines.indices.filter { lines[$0].contains("Backtracing") || lines[$0].contains("ended by signal") }
      #expect(
        others.count == (Self.withBacktrace.contains(fault) ? 2 : 1) && others.allSatisfy { $0 > named },
        "\(result.output)")
      #expect(result.output.contains("ended by signal \(fault == "stack" ? 11 : 4) "), "\(result.output)")
    }
  }
}
