// SPDX-License-Identifier: MIT

import EspalierAssets
import Foundation

/// The property list that lies beside a program, where Foundation on Linux reads `Bundle.main`'s identifier, name and version.
///
/// An Info.plist of the project is kept, with the names of Xcode's build settings replaced where they have a value here; what it
/// leaves out is derived from the program's name. A list that cannot be read counts as none.
struct ProgramInformation {
  private let values: [String: PropertyListValue]

  /// - Parameters:
  ///   - name: The program's.
  ///   - identifier: Of a program whose project has none; other characters than letters, digits, hyphens and dots become hyphens.
  ///   - folders: Where the project's list is searched: there, and in the folders directly below; the first counts.
  init(name: String, identifier: String, searching folders: [URL]) {
    let defaults = [
      "CFBundleIdentifier": Self.identifier(identifier), "CFBundleName": name, "CFBundleExecutable": name,
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "en",
    ]
    let settings = [
      "PRODUCT_BUNDLE_IDENTIFIER": "CFBundleIdentifier", "PRODUCT_NAME": "CFBundleName", "TARGET_NAME": "CFBundleName",
      "EXECUTABLE_NAME": "CFBundleExecutable", "MARKETING_VERSION": "CFBundleShortVersionString",
      "CURRENT_PROJECT_VERSION": "CFBundleVersion", "DEVELOPMENT_LANGUAGE": "CFBundleDevelopmentRegion",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "CFBundlePackageType",
    ].compactMapValues { defaults[$0] }
    let own = folders.lazy.compactMap(Self.list(in:)).first ?? [:]
    values = own.mapValues { $0.replacingTexts { Self.replaceSettings(in: $0, by: settings) } }
      .merging(defaults.mapValues { .text($0) }) { own, _ in own }
  }

  /// Writes `Info.plist`, unless an equal one is there.
  /// - Throws: an error of the file system.
  func write(to folder: URL) throws {
    let file = folder.appendingPathComponent("Info.plist")
    if Self.read(file) == values { return }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try encoder.encode(values).write(to: file, options: .atomic)
  }

  private static func list(in folder: URL) -> [String: PropertyListValue]? {
    ([folder] + AssetFolders.children(of: folder).filter { $0.lastPathComponent.first != "." })
      .lazy.compactMap { read($0.appendingPathComponent("Info.plist")) }.first
  }

  private static func read(_ file: URL) -> [String: PropertyListValue]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListDecoder().decode([String: PropertyListValue].self, from: data)
  }

  /// - Parameter settings: Values by the names that stand in `$(NAME)` and `${NAME}`; other names stay.
  private static func replaceSettings(in text: String, by settings: [String: String]) -> String {
    text.replacing(/\$[({](\w+)(:rfc1034identifier|:c99extidentifier)?[)}]/) { match in
      guard let setting = settings[String(match.1)] else { return String(match.0) }
      return match.2 == nil ? setting : identifier(setting)
    }
  }

  private static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
  }
}
