import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Test func wordsFollowTheLocale() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("localisation-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld trees": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld tree"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld trees"}}}}},
      "de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "**ein** Baum"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Bäume"}}}}}}}}}
    """
  try Data(catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
  let bundle = try #require(Bundle(url: folder))

  func words(_ count: Int, _ locale: String) throws -> String? {
    let host = ViewHost(Text("\(count) trees", bundle: bundle)) { $0.locale = Locale(identifier: locale) }
    return try host.get(.type(Text.self)).text
  }
  #expect(try words(1, "en_US") == "1 tree")
  #expect(try words(1200, "en_US") == "1,200 trees")
  #expect(try words(1, "de_DE") == "ein Baum")
  #expect(try words(1200, "de_DE") == "1.200 Bäume")
}
