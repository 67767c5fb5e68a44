// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// An Info.plist of a project is read within bounds; one beyond them is named, and the program runs without it.
@Suite final class PropertyListBoundsTests {
  private let folder = TemporaryFolder()

  private func nested(_ depth: Int, _ open: String = "<array>", _ close: String = "</array>") -> Data {
    Data(
      ("<plist version=\"1.0\"><dict><key>a</key>" + String(repeating: open, count: depth)
        + String(repeating: close, count: depth) + "</dict></plist>").utf8)
  }

  private static let tooDeep = "it is nested more than 64 levels deep"

  @Test func depthIsBoundedInEachForm() throws {
    #expect(PropertyListBounds.problem(nested(62)) == nil)
    #expect(PropertyListBounds.problem(nested(10_000)) == Self.tooDeep)
    #expect(PropertyListBounds.problem(nested(500, "<dict><key>b</key>", "</dict>")) == Self.tooDeep)
    #expect(PropertyListBounds.problem(Data(String(repeating: "{ a = ", count: 1000).utf8)) == Self.tooDeep)
    #expect(PropertyListBounds.problem(Data(String(repeating: "(", count: 1000).utf8)) == Self.tooDeep)
    let wide = try #require(String(data: nested(100), encoding: .utf8)?.data(using: .utf16))
    #expect(PropertyListBounds.problem(wide) == Self.tooDeep)
  }

  @Test func binaryListsAreWalkedBeforeTheyAreRead() throws {
    func binary(_ depth: Int) throws -> Data {
      var value: Any = "a"
      for _ in 0..<depth { value = [value] }
      return try PropertyListSerialization.data(fromPropertyList: ["a": value], format: .binary, options: 0)
    }
    let fine = try binary(60)
    #expect(PropertyListBounds.problem(fine) == nil)
    #expect(PropertyListBounds.problem(try binary(80)) == Self.tooDeep)
    // One that contains itself, and a small one that names its parts a million times over.
    #expect(PropertyListBounds.problem(list([[0xA1, 0]])) == Self.tooDeep)
    let doubling = (0..<30).map { UInt8($0 + 1) }.map { [0xA2, $0, $0] as [UInt8] } + [[0x09]]
    #expect(PropertyListBounds.problem(list(doubling)) == "it has more than 50000 values")
    for length in 0..<fine.count where length < 8 || length % 7 == 0 {
      _ = PropertyListBounds.problem(fine.prefix(length))
    }
    var damaged = fine
    damaged.replaceSubrange(damaged.count - 8..<damaged.count, with: [UInt8](repeating: 0xFF, count: 8))
    #expect(PropertyListBounds.problem(damaged) == "it is damaged")
  }

  /// A binary list of objects with references of one byte.
  private func list(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    func long(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }
    return Data(bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + long(objects.count) + long(0) + long(table))
  }

  private func warning(_ data: Data?) throws -> String? {
    let file = folder.place("Info.plist")
    try? FileManager.default.removeItem(at: file)
    try data?.write(to: file)
    if data == nil { #expect(mkfifo(file.path, 0o600) == 0) }
    let information = ProgramInformation(name: "A", identifier: "a", lists: [folder.place("Info.plist")])
    let place = folder.place("written")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try information.write(to: place)
    return information.warnings.first.map { $0.replacingOccurrences(of: folder.path, with: "…") }
  }

  @Test func aListThatIsNotReadIsNamed() throws {
    #expect(try warning(nested(3)) == nil)
    #expect(try warning(nested(10_000)) == "…/Info.plist is not read: \(Self.tooDeep)")
    #expect(try warning(Data(count: 2 << 20)) == "…/Info.plist is not read: it is larger than 1 MB")
    #expect(try warning(nil) == "…/Info.plist is not read: it is a pipe, not a file")
    #expect(try warning(Data("<plist".utf8)) == "…/Info.plist is not read: it is no property list of a dictionary")
  }
}
