// SPDX-License-Identifier: MIT

import Foundation

/// A stack of values that each thread has for itself, for interfaces whose calls come in pairs, such as `begin` and `commit`.
struct ThreadStack<Element> {
  private final class Elements { var list: [Element] = [] }
  private let key: String

  /// - Parameter key: The name under which a thread keeps the stack; each stack has its own.
  init(key: String) { self.key = key }

  private var elements: Elements {
    let values = Thread.current.threadDictionary
    if let known = values[key] as? Elements { return known }
    let made = Elements()
    values[key] = made
    return made
  }

  /// The value on top; nil if there is none.
  var last: Element? { elements.list.last }

  func push(_ element: Element) { elements.list.append(element) }

  func pop() -> Element? { elements.list.popLast() }

  /// Changes the value on top; no effect if there is none.
  func changeLast(_ change: (inout Element) -> Void) {
    let elements = elements
    if !elements.list.isEmpty { change(&elements.list[elements.list.count - 1]) }
  }
}
