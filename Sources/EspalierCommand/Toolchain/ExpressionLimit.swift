// SPDX-License-Identifier: MIT

import EspalierFiles

/// The limit of the compiler's search for the types of one expression: the number of overload choices that it tries. Unlike a
/// number of seconds that is the same on each machine, so that what compiles here compiles there.
struct ExpressionLimit: Equatable, Comparable {
  let choices: Int
  /// The memory limit of the search; nil is the compiler's own, 512 MB. The choices within each nested closure are counted anew,
  /// so that they alone do not end a search through several.
  var bytes: Int?

  /// The limit of a first try, two seconds: if the compiler stops at it, unknown names are searched before it may continue.
  static let first = ExpressionLimit(choices: 1000, bytes: 32 << 20)

  /// A few seconds. An unknown name lets the compiler try all overloads of everything behind it; its own limit, a million
  /// choices or 600 s, is reached after minutes. Bodies of views that compile need a few hundred choices, large ones thousands,
  /// and sums and products of several numbers of different types tens of thousands, which are tried fast.
  static let standard = ExpressionLimit(choices: 100_000, bytes: 256 << 20)

  /// The compiler's own limit. `#Predicate` expands each operand to a call with two overloads: a predicate with four branches of
  /// `if` takes ten seconds, and its parts cannot be moved to constants.
  private static let predicates = ExpressionLimit(choices: 1_000_000)

  /// The limit for files: a greater one than the standard if they have predicates.
  func raised(for files: [String]) -> ExpressionLimit {
    guard self == .standard, files.contains(where: Self.hasPredicates) else { return self }
    return .predicates
  }

  private static func hasPredicates(_ path: String) -> Bool {
    guard let text = try? RegularFile.text(path, limit: SourceLimit.bytes) else { return false }
    return text.contains("#Predicate") || text.contains("#Expression<")
  }

  static func < (a: ExpressionLimit, b: ExpressionLimit) -> Bool { a.choices < b.choices }

  /// The flags for `swift-frontend`.
  var frontendFlags: [String] {
    ["-solver-scope-threshold=\(choices)"] + (bytes.map { ["-solver-memory-threshold=\($0)"] } ?? [])
  }
  /// The flags for `swiftc`.
  var driverFlags: [String] { frontendFlags.flatMap { ["-Xfrontend", $0] } }
}

extension Diagnostic {
  /// The note that is printed when the compiler stops at an expression that is searched further, and with it all files of the
  /// module. No error: it may compile, and editors list errors.
  func noteOfSearch(beyond limit: ExpressionLimit) -> String {
    let place = path.map { "\($0):\(line ?? 1):\(column ?? 1): " } ?? ""
    return place
      + "note: the types of this expression are not found within \(limit.choices) choices of overloads; it is searched "
      + "further, which takes time at each edit of the file: types that are written out, or parts in constants of their "
      + "own, spare that"
  }
}
