// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// `espalier mcp` as clients start it.
@Suite(.serialized, .enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class AgentEndToEndTests {
  private let folder = TemporaryFolder()
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var reader: LineReader
  private var number: Int64 = 0

  static let counter = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      @State private var name = ""
      @State private var isMoved = false

      var body: some View {
        VStack {
          Text("Count: \\(count)")
          Button("Add") {
            count += 1
            print("added \\(count)")
          }
          TextField("Name", text: $name)
          Text("Hello \\(name)")
          Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 50 : 0)
          Button("Move") { withAnimation { isMoved.toggle() } }
          Button("Crash") { _ = [1, 2][count + 5] }
          Button("Loop") { while count >= 0 { name = String(name.reversed()) } }
          List(0..<30, id: \\.self) { Text("Row \\($0)") }
        }
      }
    }

    #Preview("Small", traits: .fixedLayout(width: 200, height: 300)) { Counter() }
    """

  /// A file of 500 lines.
  static let long: String = {
    let rows = (0..<38).map { number in
      """
      struct Row\(number): View {
        @State private var isOn = false
        let title: String
        var body: some View {
          HStack {
            Text(title).font(.headline)
            Spacer()
            Toggle("On", isOn: $isOn).labelsHidden()
          }
          .padding(8)
        }
      }

      """
    }
    let groups = stride(from: 0, to: 20, by: 2).map {
      "Group { Row\($0)(title: \"\($0)\"); Row\($0 + 1)(title: \"\($0)\") }"
    }
    return "import SwiftUI\n" + rows.joined() + """
      struct ContentView: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Version 0")
              \(groups.joined(separator: "\n        "))
            }
          }
        }
      }
      """
  }()

  init() throws {
    process.executableURL = BuiltProducts.command
    process.arguments = ["mcp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    reader = LineReader(output.fileHandleForReading.fileDescriptor, limit: 64 << 20)
    try process.run()
    _ = try request("initialize", ["protocolVersion": "2025-06-18"])
  }

  deinit { if process.isRunning { process.terminate() } }

  // MARK: - A client

  private func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
    number += 1
    let message: JSONValue = ["jsonrpc": "2.0", "id": .integer(number), "method": .text(method), "params": parameters]
    try input.fileHandleForWriting.write(contentsOf: message.data + Data("\n".utf8))
    while let line = reader.next() {
      guard case .line(let data) = line else { continue }
      let answer = try JSONDecoder().decode(JSONValue.self, from: data)
      if answer["id"] == .integer(number) { return answer }
    }
    throw CocoaError(.fileReadUnknown)
  }

  private func call(_ tool: String, _ arguments: [String: JSONValue]) throws -> (text: String, isFailure: Bool) {
    let answer = try request("tools/call", ["name": .text(tool), "arguments": .object(arguments)])
    guard case .list(let content) = answer["result"]?["content"] else { throw CocoaError(.coderValueNotFound) }
    let texts = content.compactMap { $0["text"]?.asText }
    return (texts.joined(separator: "\n"), answer["result"]?["isError"] == true)
  }

  // MARK: - Tests

  @Test func aSessionIsOpenedTappedAndEdited() throws {
    let path = try folder.write(Self.counter, to: "Counter.swift")
    let opened = try call("open", ["files": [.text(path)], "look": "phone"])
    #expect(opened.text.hasPrefix("session s1\n393 × 852 points\n"), "\(opened.text)")
    #expect(opened.text.contains("button \"Add\""))
    let tapped = try call("tap", ["session": "s1", "element": "Add"])
    #expect(tapped.text.contains("+ text \"Count: 1\""), "\(tapped.text)")
    #expect(tapped.text.hasSuffix("printed:\nadded 1\n"))
    let edited = try call("edit", ["session": "s1", "old": "Count:", "new": "Number:"])
    #expect(edited.text.contains("+ text \"Number: 1\""), "\(edited.text)")
    #expect(edited.text.contains("the state is kept"))
  }

  @Test("A crash of one session's program leaves the other session as it is") func crashes() throws {
    let path = try folder.write(Self.counter, to: "Counter.swift")
    for _ in 1...2 { #expect(try !call("open", ["files": [.text(path)]]).isFailure) }
    _ = try call("tap", ["session": "s2", "element": "Add"])
    let crashed = try call("tap", ["session": "s1", "element": "Crash"])
    #expect(crashed.isFailure && crashed.text.contains("The program has crashed"), "\(crashed.text)")
    #expect(crashed.text.contains("\(path):19:"), "\(crashed.text)")
    #expect(try call("tree", ["session": "s1"]).text.contains("Count: 0"))
    #expect(try call("tree", ["session": "s2"]).text.contains("Count: 1"))
  }

  @Test func errorsOfTheCompilerHaveTheirLines() throws {
    let path = try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Texd(\"a\") } }\n", to: "A.swift")
    let opened = try call("open", ["files": [.text(path)]])
    #expect(opened.isFailure && opened.text.contains("\(path):2:"), "\(opened.text)")
    #expect(opened.text.contains("cannot find 'Texd' in scope"))
    #expect(try call("tree", ["session": "s1"]).text == "There is no session \"s1\"; `open` makes one.")
  }

  @Test("Names of elements that hide or reorder characters are visible, and found by what is visible")
  func hostileNames() throws {
    let source = """
      import SwiftUI
      struct A: View {
        @State private var count = 0
        var body: some View {
          Button("a\\u{202E}b\\u{1B}[2J") { count += 1 }
          Text("\\(count)")
        }
      }
      """
    let path = try folder.write(source, to: "A.swift")
    let opened = try call("open", ["files": [.text(path)]])
    #expect(opened.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
    let name = try #require(opened.text.firstMatch(of: /button "(.+?)" \(/)?.1)
    #expect(name.contains("202E"), "\(opened.text)")
    let tapped = try call("tap", ["session": "s1", "element": .text(String(name))])
    #expect(tapped.text.contains("+ text \"1\""), "\(tapped.text)")
  }

  @Test func theServerEndsWithItsInput() throws {
    let path = try folder.write(Self.counter, to: "Counter.swift")
    _ = try call("open", ["files": [.text(path)]])
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
