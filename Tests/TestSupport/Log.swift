// SPDX-License-Identifier: MIT

/// The lines that the actions of a program leave for a test, in their order. For one thread at a time.
public final class Log: @unchecked Sendable {
  public var lines: [String] = []

  public init() {}

  public func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
