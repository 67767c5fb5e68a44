// SPDX-License-Identifier: MIT

import Foundation

/// What was typed to find a row by the beginning of its label.
struct TypeAhead {
  /// Seconds after which the next letter begins anew.
  private static let pause = 1.0

  private var text = ""
  private var last = -Double.infinity

  /// Whether what is typed at a time, in seconds, goes on from what was typed before.
  func isContinued(at time: Double) -> Bool { !text.isEmpty && time - last < Self.pause }

  /// - Parameter time: In seconds.
  /// - Returns: Whether it goes on from what was typed just before.
  mutating func append(_ new: String, at time: Double) -> Bool {
    let isContinued = isContinued(at: time)
    text = isContinued ? text + new : new
    last = time
    return isContinued
  }

  /// Whether a label begins so, whatever its case and accents.
  func matches(_ label: String) -> Bool {
    label.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
