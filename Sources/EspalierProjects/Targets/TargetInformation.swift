// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The values of a target's Info.plist: those of its file, generated ones, and the names and versions of the build settings.
struct TargetInformation {
  private(set) var values: [String: PropertyListValue] = [:]
  private(set) var problems: [ProjectProblem] = []

  /// Xcode's limit is higher; lists of apps have some kilobytes.
  private static let limit = 1 << 20

  /// Keys that are left out if they are empty, because the system misreads an empty value.
  private static let neverEmpty: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleGetInfoString", "CFBundleIconFile",
    "CFBundleIdentifier",
    "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleSignature", "CFBundleVersion",
    "NSHumanReadableCopyright", "NSMainNibFile", "NSPrincipalClass",
  ]

  /// The keys with the settings that Xcode takes for a generated list; here also for a list that lacks them.
  private static let defaults = [
    "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
  ]

  /// - Parameter root: The folder to which the setting `INFOPLIST_FILE` is relative.
  init(_ settings: BuildSettings, platform: Platform, root: String) {
    let path = settings["INFOPLIST_FILE"]
    if !path.isEmpty { read(ProjectPath.joined(root, path)) }
    let isGenerated = settings.isTrue("GENERATE_INFOPLIST_FILE")
    if isGenerated { merge(GeneratedInformation.values(settings, platform: platform)) }
    for (key, setting) in Self.defaults where isGenerated && settings.isAssigned(setting) || values[key] == nil {
      values[key] = .text(settings[setting])
    }
    values = values.mapValues { $0.replacingTexts(settings.expand) }
    values = values.filter { !(Self.neverEmpty.contains($0.key) && $0.value == .text("")) }
    if values["CFBundleInfoDictionaryVersion"] == nil { values["CFBundleInfoDictionaryVersion"] = .text("6.0") }
  }

  private mutating func read(_ path: String) {
    var finder = FileFinder()
    let file = URL(fileURLWithPath: finder.find(path) ?? path, isDirectory: false)
    do {
      let list = try ParsedPropertyList(RegularFile.read(file, limit: Self.limit))
      if let found = list.value.dictionary {
        values = found
      } else {
        problems.append(ProjectProblem(file, "It is no dictionary."))
      }
    } catch let error as PropertyListError {
      problems.append(ProjectProblem(file, "It is damaged, \(error.description)."))
    } catch {
      let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
      problems.append(ProjectProblem(file, isMissing ? "It is not there." : error.localizedDescription))
    }
  }

  /// Adds generated values as Xcode does: arrays and dictionaries are joined, other values are replaced.
  private mutating func merge(_ generated: [String: PropertyListValue]) {
    for (key, value) in generated {
      switch (values[key], value) {
      case (.array(let own)?, .array(let more)): values[key] = .array(own + more.filter { !own.contains($0) })
      case (.dictionary(let own)?, .dictionary(let more)): values[key] = .dictionary(own.merging(more) { $1 })
      case (.array?, _), (.dictionary?, _): break
      default: values[key] = value
      }
    }
  }
}
