// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Glibc
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierContent

/// Translations of other people: what is no table is not used, and a warning names the file; formats ask for nothing that is
/// not there.
@MainActor @Suite("Damaged translations")
final class TranslationLimitTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ name: String, _ data: Data) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func warnings() -> [String] {
    var warnings: [String] = []
    _ = StringTables([folder]) { warnings.append($0) }
    return warnings
  }

  @Test func filesHaveLimits() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
    #expect(mkfifo(folder.appendingPathComponent("Pipe.xcstrings").path, 0o600) == 0)
    #expect(mkfifo(folder.appendingPathComponent("de.lproj/Pipe.strings").path, 0o600) == 0)
    try put("Large.xcstrings", Data(repeating: 0x20, count: 16 << 20 + 1))
    try put("Damaged.xcstrings", Data("{".utf8))
    let deep = String(repeating: "<array>", count: 10_000) + String(repeating: "</array>", count: 10_000)
    let list = Data("<?xml version=\"1.0\"?><plist><dict><key>a</key>\(deep)</dict></plist>".utf8)
    try put("de.lproj/Deep.stringsdict", list)
    try put("de.lproj/Deep.strings", list)
    try put("de.lproj/Good.strings", Data("\"a\" = \"b\";".utf8))
    let path = folder.path
    #expect(
      warnings() == [
        "The translations in \(path)/Damaged.xcstrings are not used. It is no string catalog, or nested too deeply.",
        "The translations in \(path)/Large.xcstrings are not used. It has more than 16777216 bytes.",
        "The translations in \(path)/Pipe.xcstrings are not used. It is a pipe, not a file.",
        "The translations in \(path)/de.lproj/Deep.strings are not used. It is no strings file, or nested too deeply.",
        "The translations in \(path)/de.lproj/Deep.stringsdict are not used. "
          + "It is no strings dictionary, or nested too deeply.",
        "The translations in \(path)/de.lproj/Pipe.strings are not used. It is a pipe, not a file.",
      ])
  }

  @Test func aViewWarnsOfThem() throws {
    try put("Localizable.xcstrings", Data("{".utf8))
    let bundle = try #require(Bundle(url: folder))
    let host = ViewHost(Text("greeting", bundle: bundle))
    #expect(host.warnings.map(\.text).contains { $0.contains("Localizable.xcstrings are not used.") })
  }

  private func shown(_ translation: String, _ argument: FormatArgument) -> String {
    FormattedPieces(translation, [argument, argument]).string(locale: Locale(identifier: "en_US")) { _ in "text" }
  }

  @Test(
    "a format of a translation does not decide what its values are",
    arguments: [
      ("%s", .integer(7), "7"), ("%S", .unsigned(7), "7"), ("%s", .number(1.5), "1"), ("%x", .number(255), "ff"),
      ("%s", .string("a"), "a"), ("%n", .integer(7), "%n"), ("%*d", .integer(7), "%*d"), ("%d", .string("a"), "a"),
      ("%999999999d", .integer(7), "7"), ("%.999999999f", .number(1), "1.000000"), ("%1.2.3d", .integer(7), "7"),
      ("%-9223372036854775808@", .string("a"), "a"), ("%5d|%-5d", .integer(7), "    7|7    "),
      ("%9$@", .integer(7), ""),
      ("%9223372036854775807$d", .integer(7), ""), ("%0$d", .integer(7), ""), ("%d", .number(.nan), "NaN"),
      ("%c", .integer(.max), ""), ("%x", .number(.infinity), "∞"), ("%c%c", .integer(65), "AA"),
    ] as [(String, FormatArgument, String)])
  func formats(_ format: String, _ argument: FormatArgument, _ expected: String) {
    #expect(shown(format, argument) == expected)
  }

  @Test func variablesInEachOtherHaveAnEnd() {
    var each = LocalizedEntry.Substitution()
    each.forms = [.other: String(repeating: "%#@a@%#@b@", count: 500)]
    let entry = LocalizedEntry.substitutions("%#@a@", ["a": each, "b": each])
    let start = threadTime()
    #expect(entry.format(for: [.integer(2)], locale: Locale(identifier: "en_US")).isEmpty)
    #expect(threadTime() - start < 5)
  }

  @Test func whatACatalogueNamesIsInRange() throws {
    let file = { (number: String, specifier: String) in
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"},
      "substitutions": {"n": {"argNum": \(number), "formatSpecifier": "\(specifier)", "variations": {"plural":
      {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
      """
    }
    func format(_ number: String, _ specifier: String) throws -> String? {
      let catalog = try #require(StringCatalog(Data(file(number, specifier).utf8)))
      return catalog.languages["en"]?["k"]?.format(for: [.integer(2)], locale: Locale(identifier: "en_US"))
    }
    #expect(try format("1", "d") == "%1$d")
    for number in ["-9223372036854775808", "0", "9223372036854775807"] { #expect(try format(number, "d") == "%1$d") }
    #expect(try format("1", String(repeating: "d", count: 1000)) == "%1$lld")
    #expect(try format("1", "") == "%1$lld")
  }
}
