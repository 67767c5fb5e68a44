// SPDX-License-Identifier: MIT

import EspalierProjects

/// A released version of a package: three numbers.
struct PackageVersion: Comparable, Hashable, CustomStringConvertible {
  let numbers: [Int]

  /// A version such as `1.2.3`, `v1.2.3` or `1.2`; nil for other texts, also for versions before a release such as `2.0.0-beta`.
  init?(_ text: String) {
    let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? Int(part) : nil }
    guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  var description: String { numbers.map(String.init).joined(separator: ".") }

  static func < (a: Self, b: Self) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }

  /// Whether a requirement permits the version. A branch or a revision permits none.
  func isPermitted(by requirement: RemotePackage.Requirement) -> Bool {
    switch requirement {
    case .upToNextMajor(let least): isAtLeast(least, of: 1)
    case .upToNextMinor(let least): isAtLeast(least, of: 2)
    case .exact(let version): Self(version) == self
    case .range(let from, let to): (Self(from).map { $0 <= self } ?? false) && (Self(to).map { self < $0 } ?? true)
    case .branch, .revision, .unknown: false
    }
  }

  /// Whether the version is not before another one, with the same first numbers.
  private func isAtLeast(_ text: String, of count: Int) -> Bool {
    guard let least = Self(text) else { return false }
    return least <= self && numbers.prefix(count) == least.numbers.prefix(count)
  }
}
