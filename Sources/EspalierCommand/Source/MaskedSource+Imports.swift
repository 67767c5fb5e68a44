// SPDX-License-Identifier: MIT

import Foundation

/// A statement that imports a module.
struct ImportStatement: Equatable {
  /// The module, or one of its declarations: `UIKit`, `UIKit.UIView`.
  let name: String
  /// The offset of the name, at which the compiler reports the statement.
  let nameOffset: Int
  /// The statement with its attributes.
  let range: Range<Int>
  /// Whether it is between `#if` and `#endif`: the compiler may skip it.
  let isConditional: Bool

  var module: Substring { name.prefix { $0 != "." } }
}

extension MaskedSource {
  /// The imports of the file, in order. O(n).
  var imports: [ImportStatement] {
    let source = String(decoding: text, as: UTF8.self)
    let pattern =
      #/
      (?:@\w+(?:\([^)\n]*\))?\s+)*
      (?:(?:public|package|internal|fileprivate|private)\s+)?
      \bimport\s+
      (?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?
      (?<name>\w+(?:\.\w+)*)
      /#
    var conditions = OpenConditions(source)
    return source.matches(of: pattern).map { match in
      let utf8 = source.utf8
      func offset(_ index: String.Index) -> Int { utf8.distance(from: source.startIndex, to: index) }
      return ImportStatement(
        name: String(match.output.name), nameOffset: offset(match.output.name.startIndex),
        range: offset(match.range.lowerBound)..<offset(match.range.upperBound),
        isConditional: conditions.count(before: match.range.lowerBound) > 0)
    }
  }
}

/// Counts the open conditions at places of a source, which are requested in ascending order.
private struct OpenConditions {
  private var marks: ArraySlice<(place: String.Index, change: Int)>
  private var open = 0

  init(_ source: String) {
    marks = source.matches(of: /#(if|endif)\b/).map { ($0.range.lowerBound, $0.1 == "if" ? 1 : -1) }[...]
  }

  mutating func count(before place: String.Index) -> Int {
    while let mark = marks.first, mark.place < place {
      open += mark.change
      marks.removeFirst()
    }
    return open
  }
}
