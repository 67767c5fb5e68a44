// SPDX-License-Identifier: MIT

import Foundation

/// Typed text that finds a row by the beginning of its label.
struct TypeAhead {
  /// Seconds after which the next letter begins a new search.
  private static let pause = 1.0

  private var text = ""
  private var last = -Double.infinity

  /// Whether text typed at a time, in seconds, continues the text typed before.
  func isContinued(at time: Double) -> Bool { !text.isEmpty && time - last < Self.pause }

  /// - Parameter time: Time in seconds.
  /// - Returns: Whether the text continues the text typed before.
  mutating func append(_ new: String, at time: Double) -> Bool {
    let isContinued = isContinued(at: time)
    text = isContinued ? text + new : new
    last = time
    return isContinued
  }

  /// Whether a label begins with the text, ignoring case and accents.
  func matches(_ label: String) -> Bool {
    label.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
