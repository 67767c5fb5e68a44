// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension PreferenceKeyFlow {
  /// The flow from the bottom up: the writers in view-tree order with their values, each call of `reduce` with the
  /// values before and after it, the readers. Deeper parts of the tree are indented further.
  package var explanation: String {
    var writer = 0
    var lines = ["\(key), by default \(defaultValue)"]
    if roots.isEmpty { lines.append("  No view writes, changes or reads it.") }
    if !roots.isEmpty, !isRead { lines.append("  No view reads it: no value was computed.") }
    for root in roots { lines += root.explanation(level: 1, writer: &writer) }
    lines += advice.map { "  " + $0 }
    return lines.joined(separator: "\n")
  }
}

extension PreferenceFlow {
  /// - Parameter writer: The number of the last writer so far.
  fileprivate func explanation(level: Int, writer: inout Int) -> [String] {
    let indentation = String(repeating: "  ", count: level)
    var lines: [String] = []
    for part in parts { lines += part.explanation(level: level + 1, writer: &writer) }
    switch role {
    case .writes:
      writer += 1
      lines.append(indentation + "\(writer). writes \(value ?? missingValue) \(whereabouts)")
    case .transforms:
      lines.append(indentation + "transforms to \(value ?? missingValue) \(whereabouts)")
    case .defaults:
      lines.append(indentation + "the default \(value ?? missingValue), of siblings that come and go")
    case .combines:
      lines.append(
        indentation + "combines \(parts.count) values \(container)" + (value == nil ? ", never computed" : ""))
      for (number, step) in steps.enumerated() {
        let change = step.next.map { "\(step.before) with \($0) is \(step.after)" }
        lines.append(
          indentation + "  reduce \(number + 1): "
            + (change ?? "\(step.before) stays \(step.after): the next value was not requested"))
      }
    case .reads:
      lines.append(indentation + "\(label ?? "a view") reads \(value ?? valueRead) \(whereabouts)")
    }
    return lines.map { $0.replacing(/\s+$/, with: "") }
  }

  /// The view around the siblings, for a combination.
  private var container: String {
    [place.map { "of the " + $0 }, owner.map { "in " + $0 }].compactMap { $0 }.joined(separator: " ")
  }

  /// The value that a reader reads if no rule has computed its value.
  private var valueRead: String {
    containsSource ? "a value that was never computed" : "the default, since nothing in the view writes it,"
  }

  private var missingValue: String { isRead ? "a value that was never computed" : "a value that nothing reads" }
}
