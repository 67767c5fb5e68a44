// SPDX-License-Identifier: MIT

import EspalierAssets
import Foundation

/// The property list that lies beside a program, where Foundation on Linux reads `Bundle.main`'s identifier, name and version.
///
/// An Info.plist of the project is kept, with the names of Xcode's build settings replaced where they have a value here; what it
/// leaves out is derived from the program's name. A list that cannot be read counts as none.
struct ProgramInformation {
  private let values: [String: Any]

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
    values = own.mapValues { Self.replaceSettings(in: $0, by: settings) }.merging(defaults) { own, _ in own }
  }

  /// Writes `Info.plist`, unless an equal one is there.
  /// - Throws: an error of the file system.
  func write(to folder: URL) throws {
    let file = folder.appendingPathComponent("Info.plist")
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    guard let old = Self.read(file), NSDictionary(dictionary: old).isEqual(NSDictionary(dictionary: values)) else {
      return try data.write(to: file, options: .atomic)
    }
  }

  private static func list(in folder: URL) -> [String: Any]? {
    ([folder] + AssetFolders.children(of: folder).filter { $0.lastPathComponent.first != "." })
      .lazy.compactMap { read($0.appendingPathComponent("Info.plist")) }.first
  }

  private static func read(_ file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  /// - Parameter settings: Values by the names that stand in `$(NAME)` and `${NAME}`; other names stay.
  private static func replaceSettings(in value: Any, by settings: [String: String]) -> Any {
    switch value {
    case let text as String:
      text.replacing(/\$[({](\w+)(:rfc1034identifier|:c99extidentifier)?[)}]/) { match in
        guard let setting = settings[String(match.1)] else { return String(match.0) }
        return match.2 == nil ? setting : identifier(setting)
      }
    case let array as [Any]: array.map { replaceSettings(in: $0, by: settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { replaceSettings(in: $0, by: settings) }
    default: value
    }
  }

  private static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
  }
}
