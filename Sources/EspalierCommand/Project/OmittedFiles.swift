// SPDX-License-Identifier: MIT

import Foundation

/// The files of a package's module without which the others compile: parts of a package that need what is missing here do not take
/// the whole package with them.
struct OmittedFiles {
  /// The most files that are left out, of a number of files.
  static func most(of count: Int) -> Int { count < 4 ? 0 : max(1, count / 4) }

  private static let mostRounds = 8

  /// Searches from the conditions under which the fewest files have errors. Each round leaves out the files with errors of the round
  /// before, of which the compiler has not found all in one.
  /// - Parameters:
  ///   - failures: The errors under each of the conditions that were tried.
  ///   - errors: Type-checks the module under conditions.
  /// - Returns: The conditions and the files; nil if the module does not compile without a quarter of its files.
  static func search(
    _ module: SourceModule, _ failures: [(variant: ModuleVariant, errors: [Diagnostic])],
    errors: (ModuleVariant) throws -> [Diagnostic]
  ) rethrows -> ModuleVariant? {
    let most = most(of: module.sources.count)
    let candidates = failures.map { ($0.variant, files(with: $0.errors, of: module)) }
      .filter { !$0.1.isEmpty && $0.1.count <= most }.sorted { $0.1.count < $1.1.count }
    guard var (variant, files) = candidates.first else { return nil }
    for _ in 0..<mostRounds {
      variant.omitted = files.sorted()
      let found = try errors(variant)
      if found.isEmpty { return variant }
      let more = Self.files(with: found, of: module).subtracting(files)
      files.formUnion(more)
      if more.isEmpty || files.count > most { return nil }
    }
    return nil
  }

  /// The sources with errors; none if an error is in no source.
  private static func files(with errors: [Diagnostic], of module: SourceModule) -> Set<String> {
    let sources = Set(module.sources)
    let files = errors.map(\.path)
    return files.allSatisfy { $0.map(sources.contains) ?? false } ? Set(files.compactMap(\.self)) : []
  }

  /// The files of a variant in a sentence: `A.swift, B.swift`.
  static func names(_ variant: ModuleVariant) -> String {
    variant.omitted.map { URL(fileURLWithPath: $0).lastPathComponent }.joined(separator: ", ")
  }
}
