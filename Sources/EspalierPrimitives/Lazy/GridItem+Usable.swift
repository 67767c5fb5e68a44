// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension GridItem {
  /// At least one item, with valid lengths; invalid ones are replaced by the nearest valid ones, with a warning.
  /// - Parameters:
  ///   - view: The grid.
  ///   - what: The name of its parameter: columns or rows.
  nonisolated static func usable(_ items: [GridItem], _ view: String, _ what: String) -> [GridItem] {
    if items.isEmpty {
      let text = "\(view): \(what) has no items; one flexible item is used. Give it as many as there are to be \(what)."
      Diagnostics.onMainActor { Diagnostics.warnOfView(text, subject: view) }
      return [GridItem()]
    }
    return items.allSatisfy(\.isUsable) ? items : items.map { $0.usable("\(view) \(what)") }
  }

  private var isUsable: Bool {
    guard spacing.map({ Self.isUsable($0) }) ?? true else { return false }
    switch size {
    case .fixed(let length): return Self.isUsable(length)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      return Self.isUsable(minimum) && (maximum == .infinity || Self.isUsable(maximum))
    }
  }

  private func usable(_ view: String) -> GridItem {
    var item = self
    item.spacing = spacing.map { Self.nearest($0, view, "the spacing") }
    switch size {
    case .fixed(let length): item.size = .fixed(Self.nearest(length, view, "a fixed length"))
    case .flexible(let minimum, let maximum):
      item.size = .flexible(
        minimum: Self.nearest(minimum, view, "a minimum"), maximum: Self.maximum(maximum, view))
    case .adaptive(let minimum, let maximum):
      item.size = .adaptive(
        minimum: Self.nearest(minimum, view, "a minimum"), maximum: Self.maximum(maximum, view))
    }
    return item
  }

  private static func maximum(_ length: CGFloat, _ view: String) -> CGFloat {
    length == .infinity ? length : nearest(length, view, "a maximum")
  }

  private static let longest: CGFloat = 1e9

  private static func isUsable(_ length: CGFloat) -> Bool { abs(length) <= longest }

  private static func nearest(_ length: CGFloat, _ view: String, _ what: String) -> CGFloat {
    if isUsable(length) { return length }
    let nearest = length.isNaN ? 0 : length < 0 ? -longest : longest
    Diagnostics.warnOfNumber(length, view, what, used: "\(nearest) is used")
    return nearest
  }
}
