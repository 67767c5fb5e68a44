// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

extension Repository {
  /// The names in a folder, sorted, without hidden ones.
  static func contents(of folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of the sources and tests, from the root on.
  static let swiftFiles = ["Sources", "Tests", "Examples"].flatMap { top in
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(top).path)?.allObjects as? [String]
    return (files ?? []).filter { $0.hasSuffix(".swift") }.map { top + "/" + $0 }
  }
}

/// A page of the documentation.
struct Page: Sendable, CustomTestStringConvertible {
  let name: String
  let url: URL
  let text: String

  init(_ path: String) {
    let text = try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    self.init(path, text: text ?? "")
  }

  init(_ path: String, text: String) {
    url = Repository.root.appendingPathComponent(path)
    name = url.lastPathComponent
    self.text = text
  }

  static let all =
    [Page("README.md")] + inFolder("docs")

  /// The pages of the specification that list its cases.
  static let specification = inFolder("docs/specification")

  private static func inFolder(_ folder: String) -> [Page] {
    Repository.contents(of: folder).filter { $0.hasSuffix(".md") }.map { Page(folder + "/" + $0) }
  }

  /// The fenced blocks of a language, without the fences.
  func blocks(of language: String) -> [String] {
    text.components(separatedBy: "\n```" + language + "\n").dropFirst().map { part in
      part.components(separatedBy: "\n```")[0] + "\n"
    }
  }

  var testDescription: String { name }
}

/// A file that is compiled with these tests and shown in a page.
struct Snippet: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  static let all = Repository.contents(of: folder).map { name in
    let url = Repository.root.appendingPathComponent(folder).appendingPathComponent(name)
    return Snippet(name: name, text: (try? String(contentsOf: url, encoding: .utf8)) ?? "")
  }

  private static let folder = "Tests/DocumentationTests/Snippets"

  var testDescription: String { name }
}
