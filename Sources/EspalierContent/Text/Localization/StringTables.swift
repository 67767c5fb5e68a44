// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierFiles
import EspalierPrimitives
import Foundation

/// The translations in a folder: a bundle's resources, or a folder next to a file that is rendered.
///
/// Files are read once. A table's files are `de.lproj/Table.strings`, `de.lproj/Table.stringsdict` and `Table.xcstrings`.
package final class StringTables: Sendable {
  /// Entries by table, language (lower case), key.
  private let tables: [String: [String: [String: LocalizedEntry]]]
  private let developmentLanguage: String
  let isEmpty: Bool

  /// Greatest number of bytes of a file.
  static let mostBytes = NestingLimit.usual.bytes
  /// Greatest number of bytes of a language's name; longer names are ignored.
  static let longestLanguage = 64

  /// - Parameter warn: Called with a sentence for each file that is ignored.
  init(_ folders: [URL], warn: (String) -> Void) {
    var tables: [String: [String: [String: LocalizedEntry]]] = [:]
    var development: String?
    func add(_ entries: [String: LocalizedEntry], _ table: String, _ language: String) {
      tables[table, default: [:]][language.lowercased(), default: [:]].merge(entries) { old, new in
        if case .string = new { old } else { new }
      }
    }
    for url in folders.flatMap({ Self.files(in: $0) }) {
      let stem = url.deletingPathExtension().lastPathComponent
      let language = url.deletingLastPathComponent().deletingPathExtension().lastPathComponent
      do {
        let data = try RegularFile.read(url, limit: Self.mostBytes)
        switch url.pathExtension {
        case "xcstrings":
          guard let catalog = StringCatalog(data) else { throw Unreadable.content("string catalog") }
          development = development ?? catalog.sourceLanguage
          for (language, entries) in catalog.languages { add(entries, stem, language) }
        case "strings":
          guard let entries = StringsFile.entries(data) else { throw Unreadable.content("strings file") }
          add(entries.mapValues { .string($0) }, stem, language)
        default:
          guard let entries = StringsDictionary.entries(data) else { throw Unreadable.content("strings dictionary") }
          add(entries, stem, language)
        }
      } catch {
        warn("The translations in \(url.path) are not used. \(error.localizedDescription)")
      }
    }
    self.tables = tables
    developmentLanguage = development?.lowercased() ?? "en"
    isEmpty = tables.isEmpty
  }

  /// The reason for ignoring a file.
  private enum Unreadable: LocalizedError {
    case content(String)

    var errorDescription: String? {
      switch self {
      case .content(let kind): "It is no \(kind), or nested too deeply."
      }
    }
  }

  /// The files with translations in a folder, in order of precedence.
  private static func files(in folder: URL) -> [URL] {
    func names(_ folder: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { folder.appendingPathComponent($0) }
    }
    return names(folder).flatMap { url -> [URL] in
      switch url.pathExtension {
      case "xcstrings": [url]
      case "lproj" where url.lastPathComponent.utf8.count <= longestLanguage + ".lproj".utf8.count:
        names(url).filter { ["strings", "stringsdict"].contains($0.pathExtension) }
      default: []
      }
    }
  }

  /// The entry for a key in a locale's language, else in the development language.
  func entry(_ key: String, table: String?, locale: Locale) -> (entry: LocalizedEntry, language: String)? {
    guard !isEmpty, let languages = tables[table ?? "Localizable"] else { return nil }
    for language in Self.languages(of: locale) + [developmentLanguage, "base"] {
      if let entry = languages[language]?[key] { return (entry, language) }
    }
    return nil
  }

  /// The names of a locale's translations, the most specific one first.
  static func languages(of locale: Locale) -> [String] {
    let full = locale.language
    let code = full.languageCode?.identifier.lowercased() ?? "en"
    let maximal = Locale.Language(identifier: full.maximalIdentifier)
    let script = (full.script ?? maximal.script)?.identifier.lowercased()
    let region = (full.region ?? locale.region)?.identifier.lowercased()
    var names: [String] = []
    if let script, let region { names.append("\(code)-\(script)-\(region)") }
    if let region { names.append("\(code)-\(region)") }
    if let script { names.append("\(code)-\(script)") }
    names.append(code)
    // Bundles use older codes for some languages.
    if code == "nb" { names.append("no") }
    if code == "he" { names.append("iw") }
    return names + names.map { $0.replacingOccurrences(of: "-", with: "_") }
  }
}

/// The tables in which views look up translations.
package enum Localization {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: StringTables] = [:]
  nonisolated(unsafe) private static var main: StringTables?
  nonisolated(unsafe) private static var searched: [URL] =
    ProcessInfo.processInfo.environment["ESPALIER_RESOURCES"].map {
      folders(around: URL(fileURLWithPath: $0, isDirectory: true))
    } ?? []

  /// Folders whose translations take precedence over those of the main bundle: the folder of a rendered file, passed by
  /// `espalier` to the program that it makes from the file.
  package static var folders: [URL] {
    get { lock.withLock { searched } }
    set {
      lock.withLock {
        searched = newValue
        main = nil
      }
    }
  }

  /// - Parameter bundle: The bundle; nil is the main one.
  static func tables(of bundle: Bundle?) -> StringTables {
    lock.lock()
    defer { lock.unlock() }
    guard let bundle, bundle !== Bundle.main else {
      if let main { return main }
      let made = tables(in: searched + folders(of: .main) + folders(ofModulesIn: .main))
      main = made
      return made
    }
    let path = bundle.bundlePath
    if let found = known[path] { return found }
    let made = tables(in: folders(of: bundle))
    known[path] = made
    return made
  }

  private static func tables(in folders: [URL]) -> StringTables {
    StringTables(folders) { warnOfLayout($0, subject: "Text") }
  }

  /// The folder of a source file, and the folders with translations around it: in its package, or in `Resources` there.
  package static func folders(around folder: URL) -> [URL] {
    let found = AssetFolders.around(folder.appendingPathComponent("file")).flatMap {
      [$0, $0.appendingPathComponent("Resources", isDirectory: true)]
    }
    return found.prefix(1) + found.dropFirst().filter(hasTranslations)
  }

  private static func hasTranslations(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
  }

  /// The package manager puts the resources of a program's modules beside the program, each in a bundle of its own.
  package static func folders(ofModulesIn bundle: Bundle) -> [URL] {
    AssetFolders.children(of: bundle.bundleURL)
      .filter { $0.pathExtension == "resources" && hasTranslations($0) }
  }

  private static func folders(of bundle: Bundle) -> [URL] {
    let resources = bundle.resourceURL
    let root = bundle.bundleURL
    return resources.map { $0.standardizedFileURL == root.standardizedFileURL ? [$0] : [root, $0] } ?? [root]
  }

  /// The format for a key: a translation, or the key itself.
  package static func format(
    _ format: LocalizedFormat, table: String? = nil, bundle: Bundle? = nil, locale: Locale, defaultValue: String? = nil
  ) -> String {
    let tables = tables(of: bundle)
    if !tables.isEmpty,
      let (entry, language) = tables.entry(format.key, table: table, locale: locale)
    {
      // A plural follows the language of the translation.
      let own = Locale.Language(identifier: language).languageCode == locale.language.languageCode
      let rules = own || language == "base" ? locale : Locale(identifier: language)
      return entry.format(for: format.arguments, locale: rules)
    }
    return defaultValue ?? format.key
  }
}
