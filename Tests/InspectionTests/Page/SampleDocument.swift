// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation

/// `Sample/month-picker.json`: six months, of which one is tapped; a border moves to it in four frames, and in the last of them
/// a loop is cut.
enum SampleDocument {
  /// The document as the page gets it: the names of pictures are replaced by what they contain.
  static func json() throws -> Data {
    try JSONSerialization.data(withJSONObject: object())
  }

  static func object() throws -> [String: Any] {
    let folder = Repository.root.appendingPathComponent("Tests/InspectionTests/Sample")
    let text = try Data(contentsOf: folder.appendingPathComponent("month-picker.json"))
    guard var document = try JSONSerialization.jsonObject(with: text) as? [String: Any] else {
      throw CocoaError(.coderInvalidValue)
    }
    document["pictures"] = try (document["pictures"] as? [String] ?? []).map { name in
      "data:image/png;base64," + (try Data(contentsOf: folder.appendingPathComponent(name))).base64EncodedString()
    }
    return document
  }
}
