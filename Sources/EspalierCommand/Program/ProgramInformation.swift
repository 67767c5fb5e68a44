// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierFiles
import Foundation

/// The property list that lies beside a program, where Foundation on Linux reads `Bundle.main`'s identifier, name and version.
///
/// An Info.plist of the project is kept, with the names of Xcode's build settings replaced where they have a value here; what it
/// leaves out is derived from the program's name. A list that cannot be read counts as none, with a warning.
struct ProgramInformation {
  private let values: [String: PropertyListValue]
  /// Which list of the project is not read, and why.
  let warning: String?

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
    let found = folders.lazy.compactMap(Self.list(in:)).first
    var own: [String: PropertyListValue] = [:]
    switch found?.content {
    case .success(let list): (own, warning) = (list, nil)
    case .failure(let problem): warning = "\(found?.file.path ?? "") is not read: \(problem.reason)"
    case nil: warning = nil
    }
    values = own.mapValues { $0.replacingTexts { Self.replaceSettings(in: $0, by: settings) } }
      .merging(defaults.mapValues { .text($0) }) { own, _ in own }
  }

  /// Writes `Info.plist`, unless an equal one is there, and prints the warning.
  /// - Throws: an error of the file system.
  func write(to folder: URL) throws {
    if let warning { Console.error("espalier: " + warning) }
    let file = folder.appendingPathComponent("Info.plist")
    if let content = Self.read(file), (try? content.get()) == values { return }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try encoder.encode(values).write(to: file, options: .atomic)
  }

  private struct Problem: Error { let reason: String }
  private typealias Content = Result<[String: PropertyListValue], Problem>

  /// The list of a folder, or of one directly below.
  private static func list(in folder: URL) -> (file: URL, content: Content)? {
    ([folder] + AssetFolders.children(of: folder).filter { $0.lastPathComponent.first != "." })
      .lazy.map { $0.appendingPathComponent("Info.plist") }.compactMap { file in read(file).map { (file, $0) } }.first
  }

  /// Nil where there is no file.
  private static func read(_ file: URL) -> Content? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return .success(try list(in: RegularFile.read(file, limit: PropertyListBounds.largest)))
    } catch let problem as Problem {
      return .failure(problem)
    } catch let refusal as RegularFile.Refusal {
      let text = SourceFile.reason(refusal)
      return .failure(Problem(reason: String(text.dropFirst(2))))
    } catch is DecodingError {
      return .failure(Problem(reason: "it is no property list of a dictionary"))
    } catch {
      return .failure(Problem(reason: error.localizedDescription))
    }
  }

  /// The values of a property list.
  /// - Throws: what is wrong with it.
  static func list(in data: Data) throws -> [String: PropertyListValue] {
    if let reason = PropertyListBounds.problem(data) { throw Problem(reason: reason) }
    return try PropertyListDecoder().decode([String: PropertyListValue].self, from: data)
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
