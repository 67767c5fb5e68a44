// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierProjects

@Suite("Property lists of any form")
struct ParsedPropertyListTests {
  private let expected = PropertyListValue.dictionary(["a": .text("é"), "b": .array([.text("1")])])

  private func failure(_ data: Data) -> String? {
    do {
      _ = try ParsedPropertyList(data)
      return nil
    } catch { return error.description }
  }

  @Test(arguments: [
    "{ a = \"é\"; b = (1); }", "\u{FEFF}// comment\n{ a = \"é\"; b = (1); }", "  {\"a\": \"é\", \"b\": [\"1\"]}",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>a</key><string>é</string><key>b</key><array><string>1</string></array></dict></plist>
    """,
  ])
  func formsAreDistinguishedByTheirContent(text: String) throws {
    let list = try ParsedPropertyList(Data(text.utf8))
    #expect(list.value == expected && list.problems.isEmpty)
  }

  @Test func binaryListsAndUTF16AreRead() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    #expect(try ParsedPropertyList(encoder.encode(expected)).value == expected)
    let wide = try #require("{ a = \"é\"; b = (1); }".data(using: .utf16))
    #expect(try ParsedPropertyList(wide).value == expected)
  }

  @Test func valuesOfXMLKeepTheirTypes() throws {
    let list = try ParsedPropertyList(
      Data(
        """
        <plist version="1.0"><dict><key>yes</key><true/><key>n</key><integer>3</integer><key>r</key><real>1.5</real>
        <key>d</key><data>AAE=</data><key>t</key><date>2001-01-01T00:00:00Z</date></dict></plist>
        """.utf8))
    let values = try #require(list.value.dictionary)
    #expect(values["yes"] == .truth(true) && values["n"] == .integer(3) && values["r"] == .number(1.5))
    #expect(values["d"] == .data(Data([0, 1])) && values["t"] == .date(Date(timeIntervalSinceReferenceDate: 0)))
    #expect(values["yes"]?.text == "YES" && values["n"]?.text == "3" && values["d"]?.text == nil)
  }

  @Test func bytesThatAreNotUTF8AreReplacedAndReported() throws {
    var data = Data("{\n  a = \"x".utf8)
    data += [0xE9] + Array("y\"; }".utf8)
    let list = try ParsedPropertyList(data)
    #expect(list.value == .dictionary(["a": .text("x\u{FFFD}y")]))
    #expect(list.problems == ["the bytes in line 2 are not UTF-8, and are replaced"])
  }

  @Test func keysThatOccurTwiceAreReported() throws {
    let list = try ParsedPropertyList(Data("{\n a = 1;\n a = 2; }".utf8))
    #expect(list.problems == ["line 3 has the key a a second time"])
  }

  @Test func emptyDamagedAndDeepFilesAreRefused() {
    #expect(failure(Data()) == "the file is empty")
    #expect(failure(Data(" \n".utf8)) == "the file is empty")
    #expect(failure(Data("<plist>".utf8)) == "it is no property list")
    #expect(failure(Data("{\"a\": ".utf8)) == "it is no property list")
    #expect(failure(Data("bplist00".utf8)) == "it is no property list")
    #expect(failure(Data([0, 1, 2, 3])) == "line 1, column 1: unexpected byte 0x0")
    let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(failure(Data(deep.utf8)) == "its lists and dictionaries are nested more than 64 levels deep")
    let json = String(repeating: "[", count: 100_000)
    #expect(failure(Data(json.utf8)) == "its lists and dictionaries are nested more than 64 levels deep")
  }
}
