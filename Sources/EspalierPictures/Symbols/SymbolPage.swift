// SPDX-License-Identifier: MIT

import Foundation

/// The page of a symbol set as Apple's app SF Symbols exports it. Its groups `Symbols` and `Guides` are shown and measured. Notes
/// for a designer surround them, with texts in fonts of Apple's and style sheets of several forms.
enum SymbolPage {
  private static let groups = ["Symbols", "Guides"]

  /// The same page without the notes, and without the second and further elements of one name, such as letters that show the size of
  /// capital ones; nil for a drawing without a group of symbols. O(n).
  static func withoutNotes(_ data: Data) -> Data? {
    let bytes = [UInt8](data)
    guard data.count <= VectorProfile.mostBytes, String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var reader = MarkupReader(bytes)
    var kept: [ArraySlice<UInt8>] = []
    var names: Set<String> = []
    /// The first byte of a kept part; nil in notes and in a repeated element.
    var start: Int?
    var isInGroup = false
    do throws(MarkupReader.Unusual) {
      while true {
        let place = reader.place
        guard let mark = try reader.next() else { break }
        switch mark {
        case .start(_, _, isEmpty: false) where reader.depth == 1: kept.append(bytes[..<reader.place])
        case .start("g", let attributes, isEmpty: false) where reader.depth == 2:
          guard let name = name(attributes), groups.contains(name), names.insert(name).inserted else { continue }
          (start, isInGroup) = (place, true)
        case .start(_, let attributes, let isEmpty) where isInGroup && reader.depth == (isEmpty ? 2 : 3):
          guard let name = name(attributes), !names.insert(name).inserted, let first = start else { continue }
          kept.append(bytes[first..<place])
          start = isEmpty ? reader.place : nil
        case .end where reader.depth == 2 && isInGroup: start = start ?? reader.place
        case .end where reader.depth <= 1:
          if let start { kept.append(bytes[start..<reader.place]) }
          if reader.depth == 0 { kept.append(bytes[place..<reader.place]) }
          (start, isInGroup) = (nil, false)
        default: break
        }
      }
    } catch { return nil }
    return names.contains("Symbols") ? Data(kept.joined()) : nil
  }

  private static func name(_ attributes: [(String, String)]) -> String? { attributes.first { $0.0 == "id" }?.1 }
}
