// SPDX-License-Identifier: MIT

import Foundation

/// The limit of the compiler's time for files that are compiled together. Unlike the limit for an expression it is meant for
/// endless compilations, and so it is far more than a slow machine needs.
struct TimeLimit: Equatable {
  /// The option by which it is set.
  static let option = "--limit"

  /// Seconds; nil is the default limit.
  var chosen: Double?

  init(chosen: Double? = nil) { self.chosen = chosen }

  /// The limit of the command line: `300s`.
  /// - Throws: a usage error.
  init(_ parsed: ParsedArguments) throws {
    guard let word = try parsed.single(Self.option) else { return }
    guard let seconds = Self.seconds(word) else {
      throw Stop.usage("\(Self.option) is the compiler's time in seconds, up to 86400, as in 300s, not \(word)")
    }
    chosen = seconds
  }

  /// The seconds that a word states; nil for any other word.
  static func seconds(_ word: String) -> Double? {
    guard word.hasSuffix("s"), let seconds = Double(word.dropLast()), seconds > 0, seconds <= 86400 else { return nil }
    return seconds
  }

  /// 120 s, and 2 s for each file.
  func seconds(files: Int) -> Double { chosen ?? 120 + 2 * Double(files) }

  /// The message that lists the unfinished files and gives advice.
  func message(_ files: [String]) -> String {
    let seconds = seconds(files: files.count)
    let text = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    let name =
      files.count < 4 ? files.joined(separator: ", ") : "\(files[0]) and \(files.count - 1) other files"
    return
      "the compiler did not finish \(name) within \(text) s and was stopped: mostly an expression is too large, or "
      + "views are too deep in each other; move parts of it into properties or views of their own, or allow more time with "
      + "\(Self.option) \(Int((seconds * 5).rounded(.up)))s"
  }
}
