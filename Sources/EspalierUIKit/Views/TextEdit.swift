// SPDX-License-Identifier: MIT

import Foundation

/// The smallest replacement that makes one text of another, in UTF-16 units as UIKit's delegates receive it.
package struct TextEdit: Equatable {
  package let range: NSRange
  package let replacement: String

  package init(from old: String, to new: String) {
    let (old, new) = (Array(old), Array(new))
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    func units(_ part: ArraySlice<Character>) -> Int { part.reduce(0) { $0 + $1.utf16.count } }
    range = NSRange(location: units(old[..<start]), length: units(old[start..<(old.count - end)]))
    replacement = String(new[start..<(new.count - end)])
  }
}
