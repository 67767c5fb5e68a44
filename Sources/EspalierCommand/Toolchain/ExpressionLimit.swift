// SPDX-License-Identifier: MIT

/// How far the compiler may search for the types of one expression: the number of choices of overloads that it tries. Unlike a
/// number of seconds that is the same on each machine, so that what compiles here compiles there.
struct ExpressionLimit: Equatable {
  let choices: Int

  /// A few seconds. An unknown name lets the compiler try all overloads of everything behind it; its own limit, a million
  /// choices or 600 s, is reached after minutes. Bodies of views that compile need a few hundred choices, large ones thousands.
  static let check = ExpressionLimit(choices: 10_000)
  /// Where the program is needed, not a list of what it misses.
  static let build = ExpressionLimit(choices: 100_000)

  /// For `swift-frontend`.
  var frontendFlags: [String] { ["-solver-scope-threshold=\(choices)"] }
  /// For `swiftc`.
  var driverFlags: [String] { frontendFlags.flatMap { ["-Xfrontend", $0] } }
}
