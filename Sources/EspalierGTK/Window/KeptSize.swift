// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// The size of a window when the user left it: its content, in points, while it was not maximized. The next window
/// begins with that size.
struct KeptSize: Equatable {
  var width: Int
  var height: Int
  var isMaximized = false

  var size: CGSize { CGSize(width: width, height: height) }

  private static var key: String { "espalier.window" }
  /// The greatest side of a window, in pixels.
  private static var limit: Int { 16_384 }

  init(width: Int, height: Int, isMaximized: Bool) {
    (self.width, self.height, self.isMaximized) = (width, height, isMaximized)
  }

  /// The size in a store; nil if the store has none, or one that no window can have.
  init?(in store: any KeyedStore) {
    guard case .string(let text)? = store.value(forKey: Self.key, as: .string) else { return nil }
    let words = text.split(separator: " ")
    let lengths = words.prefix(2).compactMap { Int($0) }
    guard lengths.count == 2, lengths.allSatisfy({ (1...Self.limit).contains($0) }) else { return nil }
    self.init(width: lengths[0], height: lengths[1], isMaximized: words.dropFirst(2).first == "maximized")
  }

  func keep(in store: any KeyedStore) {
    store.set(.string("\(width) \(height)" + (isMaximized ? " maximized" : "")), forKey: Self.key)
  }
}
