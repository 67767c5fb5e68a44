// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierNavigation
import EspalierPrimitives
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Keys, tables, plurals, and how values are written.
@MainActor
struct LocalizationTests {
  /// A folder with translations, as a bundle.
  private final class Translations {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("translations-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var bundle: Bundle { Bundle(url: folder)! }
  }

  private func shown(_ text: Text, _ locale: String = "en_US") -> String {
    let host = ViewHost(text) { $0.locale = Locale(identifier: locale) }
    return (try? host.get(.type(Text.self)).text) ?? "nothing"
  }

  @Test("Translations are found around a source file: beside it, in folders around it, in Resources there")
  func aroundAFile() throws {
    let files = try Translations([
      "Sources/App/Views/View.swift": "", "Sources/App/Resources/ar.lproj/Localizable.strings": "\"Food\" = \"طعام\";",
      "Localizable.xcstrings": "{}", "Other/de.lproj/Localizable.strings": "", ".git/config": "",
    ])
    let views = files.folder.appendingPathComponent("Sources/App/Views", isDirectory: true)
    let found = Localization.folders(around: views).map { $0.standardizedFileURL.path }
    let root = files.folder.standardizedFileURL.path
    #expect(found == [root + "/Sources/App/Views", root + "/Sources/App/Resources", root])
  }

  @Test("Resources of modules beside a program have translations") func besideAProgram() throws {
    let files = try Translations([
      "Ledger_Ledger.resources/ar.lproj/Localizable.strings": "\"Food\" = \"طعام\";", "Other.resources/x.txt": "",
      "Folder/de.lproj/Localizable.strings": "",
    ])
    #expect(Localization.folders(ofModulesIn: files.bundle).map(\.lastPathComponent) == ["Ledger_Ledger.resources"])
  }

  @Test func valuesAreWrittenAsTheLocaleWritesThem() {
    #expect(shown(Text("\(1234567) items")) == "1,234,567 items")
    #expect(shown(Text("\(1234567) items"), "de_DE") == "1.234.567 items")
    #expect(shown(Text("\(7)")) == "7" && shown(Text("\(-7)")) == "-7")
    #expect(shown(Text("\(1.5)")) == "1.500000")
    #expect(shown(Text("\(CGFloat(2)) points")) == "2.000000 points")
    #expect(shown(Text("\(1.5, specifier: "%.1f") and \(5, specifier: "%03d")")) == "1.5 and 005")
    #expect(shown(Text("\(1.5, specifier: "%.2f")"), "de_DE") == "1,50")
    #expect(shown(Text("\(Optional(3).map(String.init) ?? "none")")) == "3")
    #expect(shown(Text("100%")) == "100%")
    #expect(shown(Text("\(50)% of \("all")")) == "50% of all")
    #expect(shown(Text("\(Text("a").bold()) and \(Text("b"))")) == "a and b")
    #expect(shown(Text("\(0.5, format: .percent)")) == "50%")
    #expect(shown(Text("\(12, format: .number.precision(.fractionLength(2)))"), "fr_FR") == "12,00")
  }

  @Test func stringsFilesTranslate() throws {
    let translations = try Translations([
      "en.lproj/Localizable.strings": "/* a comment */ \"greeting\" = \"Hello, \\\"you\\\"\";\n\"only\" = \"English\";",
      "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\"; // another\n\"%@ has %lld\" = \"%2$lld hat %1$@\";",
      "pt-BR.lproj/Localizable.strings": "\"greeting\" = \"Oi\";",
      "de.lproj/Other.strings": "greeting = \"**Moin** %\";",
    ])
    let bundle = translations.bundle
    #expect(shown(Text("greeting", bundle: bundle)) == "Hello, \"you\"")
    #expect(shown(Text("greeting", bundle: bundle), "de_AT") == "Hallo")
    #expect(shown(Text("greeting", bundle: bundle), "pt_BR") == "Oi")
    #expect(shown(Text("greeting", bundle: bundle), "ja_JP") == "Hello, \"you\"")
    #expect(shown(Text("greeting", tableName: "Other", bundle: bundle), "de") == "Moin %")
    #expect(shown(Text("only", bundle: bundle), "de") == "English")
    #expect(shown(Text("nowhere", bundle: bundle), "de") == "nowhere")
    #expect(shown(Text("\("Ann") has \(3)", bundle: bundle), "de") == "3 hat Ann")
    #expect(shown(Text("\("Ann") has \(3)", bundle: bundle), "en") == "Ann has 3")
    #expect(shown(Text(verbatim: "greeting")) == "greeting")
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de")
    #expect(Text("greeting", bundle: bundle)._resolveText(in: german) == "Hallo")
    #expect(String(localized: "greeting", bundle: bundle, locale: Locale(identifier: "de")) == "Hallo")
    let resource = LocalizedStringResource("greeting", bundle: .atURL(translations.folder))
    #expect(shown(Text(resource), "de") == "Hallo")
    let fallback = LocalizedStringResource("missing", defaultValue: "By default \(2)", bundle: .main)
    #expect(shown(Text(fallback)) == "By default 2" && String(localized: fallback) == "By default 2")
  }

  @Test("Controls, links and titles are labelled by resources, too") func resourcesAreLabels() throws {
    let resource = LocalizedStringResource("missing", defaultValue: "Named \(2)", bundle: .main)
    let host = ViewHost(
      NavigationStack {
        VStack {
          Button(resource, role: .destructive) {}
          Button(resource, systemImage: "trash") {}
          Label(resource, systemImage: "trash")
          Toggle(resource, isOn: .constant(true))
          NavigationLink(resource) { Text("page") }
          NavigationLink(resource, value: 1)
          Button("literal") {}
        }
        .navigationTitle(resource)
      }, size: CGSize(width: 400, height: 400))
    #expect(host.all(.text("Named 2")).count == 7)
    #expect(host.all(.text("literal")).count == 1)
  }

  @Test func catalogsTranslateAndCount() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "hello": {"localizations": {
          "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
        "%lld apples": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld jabłko"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld jabłek"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}}}}}}},
        "%lld in %lld": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%#@things@ in %#@boxes@"},
            "substitutions": {
              "things": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg thing"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg things"}}}}},
              "boxes": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "one box"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg boxes"}}}}}}}}}
      }}
      """
    let translations = try Translations(["Localizable.xcstrings": catalog])
    let bundle = translations.bundle
    #expect(shown(Text("hello", bundle: bundle), "fr_CA") == "Bonjour")
    #expect(shown(Text("hello", bundle: bundle), "it") == "hello")
    func apples(_ count: Int, _ locale: String) -> String { shown(Text("\(count) apples", bundle: bundle), locale) }
    #expect([0, 1, 2].map { apples($0, "en") } == ["0 apples", "1 apple", "2 apples"])
    #expect(
      [1, 2, 5, 12, 22].map { apples($0, "pl") } == [
        "1 jabłko", "2 jabłka", "5 jabłek", "12 jabłek", "22 jabłka",
      ])
    // No Japanese: English words, English plural.
    #expect(apples(1, "ja") == "1 apple")
    #expect(shown(Text("\(1) in \(1)", bundle: bundle)) == "1 thing in one box")
    #expect(shown(Text("\(3) in \(2000)", bundle: bundle)) == "3 things in 2,000 boxes")
  }

  @Test func stringsdictCounts() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Found %#@files@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>nothing</string>
          <key>one</key><string>%lld file</string>
          <key>other</key><string>%lld files</string>
        </dict></dict></dict></plist>
      """
    let translations = try Translations(["en.lproj/Localizable.stringsdict": dictionary])
    func files(_ count: Int) -> String { shown(Text("\(count) files", bundle: translations.bundle)) }
    #expect([0, 1, 1500].map(files) == ["Found nothing", "Found 1 file", "Found 1,500 files"])
  }

  @Test(arguments: [
    ("en", "1 one, 0 other, 2 other, 1.5 other"), ("fr", "0 one, 1 one, 1.5 one, 2 other, 1000000 many"),
    ("ru", "1 one, 21 one, 11 many, 2 few, 12 many, 5 many, 1.5 other"), ("ja", "1 other, 2 other"),
    ("pl", "1 one, 21 many, 22 few, 12 many"), ("cs", "1 one, 3 few, 5 other, 1.5 many"),
    ("ar", "0 zero, 1 one, 2 two, 3 few, 11 many, 100 other, 103 few"),
    ("lv", "0 zero, 1 one, 21 one, 11 zero, 2 other"),
    ("lt", "1 one, 2 few, 11 other, 21 one"), ("sl", "1 one, 2 two, 3 few, 101 one, 5 other"),
    ("ro", "1 one, 0 few, 19 few, 20 other, 101 few"), ("he", "1 one, 2 two, 3 other"),
    ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 4 other"), ("ga", "1 one, 2 two, 6 few, 7 many, 11 other"),
    ("hi", "0 one, 1 one, 2 other"), ("da", "1 one, 1.5 one, 0 other"), ("tr", "1 one, 2 other"),
    ("pt", "0 one, 2 other"), ("pt_PT", "0 other, 1 one"), ("pt-PT", "0 other, 1 one"), ("sh", "2 few"),
    ("hr", "1 one, 1.1 one, 1.2 few, 1.5 other"), ("is", "1 one, 0.5 other, 21 one"), ("fil", "4 other, 0.5 one"),
    ("br", "1 one, 2 two, 3 few, 1000000 many, 5 other"), ("hsb", "101 one, 102 two, 103 few"),
    ("si", "0 one, 2 other"), ("pl", "1000000000000000 many, -1 one, -22 few"), ("zxx", "1 other"),
  ])
  func pluralRules(_ locale: String, _ expected: String) {
    for pair in expected.components(separatedBy: ", ") {
      let parts = pair.split(separator: " ")
      let category = PluralRule.category(of: Double(parts[0])!, in: Locale(identifier: locale))
      #expect(category.rawValue == String(parts[1]), "\(locale): \(pair)")
    }
  }

  @Test func controlsFollowTheLocaleToo() {
    let host = ViewHost(Button("\(1500) times") {}) { $0.locale = Locale(identifier: "de_DE") }
    #expect(host.all(.text("1.500 times")).count == 1)
  }
}
