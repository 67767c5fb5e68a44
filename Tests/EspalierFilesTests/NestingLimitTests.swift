// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import Testing

/// Foundation reads what the check lets pass on a thread with a small stack.
@Suite("Limits of nesting")
struct NestingLimitTests {
  private let limit = NestingLimit(depth: 10, bytes: 20000)

  private func xml(_ text: String, head: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>") -> Data {
    Data("\(head)<plist version=\"1.0\">\(text)</plist>".utf8)
  }

  private func nested(_ open: String, _ close: String, _ depth: Int, _ inner: String = "") -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  @Test("Ten levels pass and eleven do not, in each form") func depth() throws {
    for depth in [10, 11] {
      let isRefused = depth == 11
      func expect(_ name: String, _ check: () throws(NestingLimit.Refusal) -> Void) {
        do {
          try check()
          #expect(!isRefused, "\(name)")
        } catch { #expect(isRefused && error == .tooDeep(limit: 10), "\(name)") }
      }
      let list = xml(nested("<array>", "</array>", depth, "<string>a</string>"))
      expect("XML") { () throws(NestingLimit.Refusal) in try limit.check(propertyList: list) }
      let wide = String(decoding: list, as: UTF8.self).data(using: .utf16)!
      expect("XML in UTF-16") { () throws(NestingLimit.Refusal) in try limit.check(propertyList: wide) }
      expect("words") { () throws(NestingLimit.Refusal) in
        try limit.check(propertyList: Data(nested("(", ")", depth, "'('").utf8))
      }
      expect("binary") { () throws(NestingLimit.Refusal) in
        try limit.check(propertyList: BinaryList.nested(depth))
      }
      expect("JSON") { () throws(NestingLimit.Refusal) in
        try limit.check(json: Data(nested("{\"a\":[", "]}", depth / 2, depth == 11 ? "[]" : "\"[[[[\"").utf8))
      }
    }
  }

  @Test func whatHidesMarksFromTheCheckIsRefused() {
    let deep = nested("<array>", "</array>", 50)
    let hidden = [
      xml("<!-- --><array><!-- </array> -->" + deep + "</array>"),
      xml("<string><![CDATA[<!--]]></string>" + deep),
      xml("<array/>" + deep), xml("<array a='/' >" + deep + "</array>"),
      xml("</array></array></array>" + deep), Data(("<!DOCTYPE plist [<!ENTITY a '<!--'>]>" + deep).utf8),
      xml("<!-- " + deep), xml(deep, head: "<?xml version=\"1.0\" encoding=\"UTF-7\"?>"),
      xml(deep).dropLast(1), Data(nested("\0<\0a\0>", "", 50).utf8),
      Data(("/* ) */ // )\n" + nested("(", ")", 50)).utf8), Data(("\"\\\"\" = " + nested("{", "}", 50)).utf8),
    ]
    for (index, data) in hidden.enumerated() {
      #expect(throws: NestingLimit.Refusal.self, "\(index)") { try limit.check(propertyList: data) }
    }
    for text in ["\"\\\\\"" + nested("[", "]", 50), "]]]]]]]]]]" + nested("[", "]", 60), "\0[\0[\0[\0["] {
      #expect(throws: NestingLimit.Refusal.self) { try limit.check(json: Data(text.utf8)) }
    }
  }

  @Test func bytesAreCountedInTheFileAndInWhatItDescribes() throws {
    #expect(throws: NestingLimit.Refusal.tooLarge(limit: 20000)) { try limit.check(json: Data(count: 20001)) }
    #expect(throws: NestingLimit.Refusal.tooLarge(limit: 20000)) {
      try limit.check(propertyList: Data(repeating: 0x20, count: 20001))
    }
    // Nine levels of eight names each are 134 million objects in 100 bytes.
    let shared = BinaryList.data(
      (0..<9).map { level in [0xA8] + [UInt8](repeating: UInt8(level + 1), count: 8) } + [[0x09]])
    #expect(throws: NestingLimit.Refusal.tooLarge(limit: 20000)) { try limit.check(propertyList: shared) }
  }

  @Test func aBinaryListThatNamesItselfIsRefused() {
    #expect(throws: NestingLimit.Refusal.tooDeep(limit: 10)) {
      try limit.check(propertyList: BinaryList.data([[0xA1, 1], [0xA1, 0]]))
    }
    #expect(throws: NestingLimit.Refusal.malformed) { try limit.check(propertyList: BinaryList.data([[0xA1, 7]])) }
    #expect(throws: NestingLimit.Refusal.malformed) { try limit.check(propertyList: Data("bplist00".utf8)) }
  }

  @Test func whatFoundationWritesPasses() throws {
    let object: [String: Any] = [
      "text": "a < b", "numbers": [1, 2.5, true], "date": Date(timeIntervalSince1970: 0), "data": Data([1, 2, 3]),
      "long": String(repeating: "ä", count: 300), "many": (0..<300).map { "\($0)" }, "deep": [["a": [["b": [0]]]]],
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
      try limit.check(propertyList: data)
    }
    try NestingLimit.usual.check(json: JSONSerialization.data(withJSONObject: ["a": [1, ["b": "]"]]]))
    try limit.check(propertyList: Data("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x\"><plist/>".utf8))
  }

  @Test func aRefusalStatesTheLimit() {
    #expect(
      NestingLimit.Refusal.tooDeep(limit: 64).localizedDescription
        == "Its lists and dictionaries are nested more than 64 levels deep.")
    #expect(NestingLimit.Refusal.tooLarge(limit: 100).localizedDescription == "It has more than 100 bytes.")
    #expect(NestingLimit.Refusal.malformed.localizedDescription == "It is damaged.")
  }
}

/// Binary property lists, made of the bytes of their objects.
enum BinaryList {
  /// - Parameter objects: Each with references of one byte; the first one is the outermost.
  static func data(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    return Data(bytes)
  }

  /// Arrays of one element in each other.
  static func nested(_ depth: Int) -> Data {
    data((0..<depth).map { [0xA1, UInt8($0 + 1)] } + [[0x09]])
  }
}
