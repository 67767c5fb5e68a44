// SPDX-License-Identifier: MIT

import Foundation

extension InlineMarkdown {
  /// Pairs the delimiters, from the first one that closes on: each takes the nearest one before it that fits.
  func resolved(_ slice: ArraySlice<Node>) -> [Run] {
    var nodes = Array(slice)
    var closer = 0
    while closer < nodes.count {
      guard let closing = nodes[closer].delimiter, closing.canClose, closing.count > 0,
        let opener = nodes[..<closer].lastIndex(where: { fits($0, closing) })
      else {
        closer += 1
        continue
      }
      let opening = nodes[opener].delimiter!
      let isStrong = opening.count >= 2 && closing.count >= 2
      let used = closing.mark == "~" ? closing.count : isStrong ? 2 : 1
      let intent: InlinePresentationIntent =
        closing.mark == "~" ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
      for i in (opener + 1)..<closer {
        nodes[i].run.intent.formUnion(intent)
        // Delimiters between the two of a pair pair with none outside.
        nodes[i].delimiter = nil
      }
      shorten(&nodes[opener], by: used)
      shorten(&nodes[closer], by: used)
    }
    return nodes.map(\.run)
  }

  private func fits(_ node: Node, _ closing: Delimiter) -> Bool {
    guard let opening = node.delimiter, opening.mark == closing.mark, opening.canOpen, opening.count > 0 else {
      return false
    }
    if opening.mark == "~" { return opening.count == closing.count }
    let isAmbiguous = opening.canClose || closing.canOpen
    return !isAmbiguous || (opening.original + closing.original) % 3 != 0
      || (opening.original % 3 == 0 && closing.original % 3 == 0)
  }

  private func shorten(_ node: inout Node, by count: Int) {
    node.delimiter?.count -= count
    node.run.string.removeLast(min(count, node.run.string.count))
  }

  /// Neighbours that mean the same as one; empty ones are left out.
  static func joined(_ runs: [Run]) -> [Run] {
    var result: [Run] = []
    for run in runs where !run.string.isEmpty {
      if let last = result.last, last.intent == run.intent, last.link == run.link {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return result
  }
}
