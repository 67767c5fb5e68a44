// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierProjects
import Foundation

/// The property list beside a program, from which Foundation on Linux reads `Bundle.main`'s identifier, name and version.
///
/// An Info.plist of the project is kept, with the names of Xcode's build settings replaced if they have a value here; missing
/// values are derived from the program's name. A list that cannot be read, and a value that Foundation cannot use, are ignored,
/// with a warning.
struct ProgramInformation {
  private let values: [String: PropertyListValue]
  /// The lists of the project that are not read, and the values that are not used, with the reasons.
  let warnings: [String]

  /// - Parameters:
  ///   - name: The program's name.
  ///   - identifier: The identifier for a project without one; characters other than letters, digits, hyphens and dots become
  ///     hyphens.
  ///   - lists: The possible places of the project's list; the first that exists is read.
  init(name: String, identifier: String, lists: [URL]) {
    let defaults = Self.defaults(name, identifier)
    let settings = [
      "PRODUCT_BUNDLE_IDENTIFIER": "CFBundleIdentifier", "PRODUCT_NAME": "CFBundleName", "TARGET_NAME": "CFBundleName",
      "EXECUTABLE_NAME": "CFBundleExecutable", "MARKETING_VERSION": "CFBundleShortVersionString",
      "CURRENT_PROJECT_VERSION": "CFBundleVersion", "DEVELOPMENT_LANGUAGE": "CFBundleDevelopmentRegion",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "CFBundlePackageType",
    ].compactMapValues { defaults[$0] }
    let found = lists.lazy.compactMap { file in Self.read(file).map { (file: file, content: $0) } }.first
    var own: [String: PropertyListValue] = [:]
    var warnings: [String] = []
    switch found?.content {
    case .success(let list): own = list
    case .failure(let problem): warnings = ["\(found?.file.path ?? "") is not read: \(problem.reason)"]
    case nil: break
    }
    own = own.mapValues { $0.replacingTexts { Self.replaceSettings(in: $0, by: settings) } }
    self.init(own, defaults, from: found?.file.path ?? "", warnings)
  }

  /// - Parameters:
  ///   - name: The program's name.
  ///   - identifier: The identifier if the values have none.
  ///   - values: The values of the project's list, complete.
  ///   - project: The project, for messages.
  init(name: String, identifier: String, values: [String: PropertyListValue], project: String) {
    self.init(values, Self.defaults(name, identifier), from: project, [])
  }

  /// - Parameter source: The file of the values, for messages.
  private init(
    _ own: [String: PropertyListValue], _ defaults: [String: String], from source: String, _ warnings: [String]
  ) {
    var own = own
    var warnings = warnings
    for (key, value) in defaults.sorted(by: { $0.key < $1.key }) {
      guard let problem = own[key].flatMap({ Self.problem(of: $0, for: key) }) else { continue }
      own[key] = nil
      warnings.append("\(source): \(key) \(problem); it is \"\(value)\" instead")
    }
    values = own.merging(defaults.mapValues { .text($0) }) { own, _ in own }
    self.warnings = warnings
  }

  private static func defaults(_ name: String, _ identifier: String) -> [String: String] {
    [
      "CFBundleIdentifier": Self.identifier(identifier), "CFBundleName": name, "CFBundleExecutable": name,
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "en",
    ]
  }

  /// The reason why Foundation cannot use a value; nil if it can. It ends the process by a trap if one of these is no text, and
  /// the identifier names the file of the settings.
  private static func problem(of value: PropertyListValue, for key: String) -> String? {
    guard case .text(let text) = value else { return "is no text" }
    guard key == "CFBundleIdentifier" else { return nil }
    if text.isEmpty { return "is empty" }
    if text.utf8.count > longestIdentifier { return "has more than \(longestIdentifier) bytes" }
    let isName = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || ".-_".contains($0) }
    // A name with a dot before it would hide the settings.
    return isName && text.first != "."
      ? nil : "may have letters, digits, hyphens, underscores and dots, and no dot first"
  }

  /// File names have at most 255 bytes, and those beside the settings are longer than theirs.
  private static let longestIdentifier = 155

  /// Writes `Info.plist`, unless an equal one exists, and prints the warnings.
  /// - Throws: an error of the file system.
  func write(to folder: URL) throws {
    for warning in warnings { Console.report(warning) }
    let file = folder.appendingPathComponent("Info.plist")
    if let content = Self.read(file), (try? content.get()) == values { return }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try encoder.encode(values).write(to: file, options: .atomic)
  }

  private struct Problem: Error { let reason: String }
  private typealias Content = Result<[String: PropertyListValue], Problem>

  /// The content of a list; nil without a file.
  private static func read(_ file: URL) -> Content? {
    var status = stat()
    guard lstat(file.path, &status) == 0 else { return nil }
    do {
      return .success(try list(in: RegularFile.read(file, limit: PropertyListBounds.largest)))
    } catch let problem as Problem {
      return .failure(problem)
    } catch is DecodingError {
      return .failure(Problem(reason: "it is no property list of a dictionary"))
    } catch {
      return .failure(Problem(reason: SourceFile.reason(error)))
    }
  }

  /// The values of a property list.
  /// - Throws: the reason why it is invalid.
  static func list(in data: Data) throws -> [String: PropertyListValue] {
    if let reason = PropertyListBounds.problem(data) { throw Problem(reason: reason) }
    return try PropertyListDecoder().decode([String: PropertyListValue].self, from: data)
  }

  /// - Parameter settings: Values by the names in `$(NAME)` and `${NAME}`; other names stay.
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
