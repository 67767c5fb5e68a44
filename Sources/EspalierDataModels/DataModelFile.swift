// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The files of a model: a folder `NAME.xcdatamodeld` with its versions, a version `NAME.xcdatamodel`, or what the command
/// makes of them, `NAME.momd` and `NAME.mom`.
package struct DataModelFile: Sendable {
  /// The folder or file.
  package let url: URL
  /// The name of the model.
  package var name: String { url.deletingPathExtension().lastPathComponent }

  package init(_ url: URL) { self.url = url }

  /// The greatest size of a version, in bytes.
  private static let limit = 16 << 20

  /// The files with the content of the versions, by the name of the version, without its extension.
  /// - Throws: ``DataModelError``.
  package func versions() throws -> [String: URL] {
    switch url.pathExtension {
    case "mom": return [name: url]
    case "xcdatamodel": return [name: url.appendingPathComponent("contents")]
    case "xcdatamodeld", "momd":
      let inner = url.pathExtension == "momd" ? "mom" : "xcdatamodel"
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
        throw DataModelError(url.path, "this folder of a data model cannot be read")
      }
      let found = names.filter { $0.hasSuffix("." + inner) }.sorted()
      if found.isEmpty { throw DataModelError(url.path, "the data model has no version") }
      return Dictionary(
        uniqueKeysWithValues: found.map {
          let version = url.appendingPathComponent($0)
          return (
            version.deletingPathExtension().lastPathComponent,
            inner == "mom" ? version : version.appendingPathComponent("contents")
          )
        })
    default: throw DataModelError(url.path, "a data model has the ending xcdatamodeld, xcdatamodel, momd or mom")
    }
  }

  /// The name of the version that the program uses: the one that Xcode marks, or the only one.
  /// - Throws: ``DataModelError``.
  package func currentVersion() throws -> String {
    let versions = try versions()
    let mark = url.appendingPathComponent(url.pathExtension == "momd" ? Self.versionList : ".xccurrentversion")
    if url.pathExtension == "xcdatamodeld" || url.pathExtension == "momd",
      let data = try? RegularFile.read(mark, limit: 1 << 20),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let marked = list["_XCCurrentVersionName"] as? String ?? list[Self.currentKey] as? String
    {
      let version = URL(fileURLWithPath: marked).lastPathComponent
      let name = version.hasSuffix(".xcdatamodel") ? String(version.dropLast(12)) : version
      guard versions[name] != nil else {
        throw DataModelError(mark.path, "the current version of the data model is \(name), which is not there")
      }
      return name
    }
    if versions[name] != nil { return name }
    return versions.keys.sorted().last!
  }

  /// The current version.
  /// - Throws: ``DataModelError``.
  package func read() throws -> DataModel { try Self.read(try versions()[try currentVersion()]!) }

  /// A version.
  /// - Throws: ``DataModelError``.
  package static func read(_ file: URL) throws -> DataModel {
    let data: Data
    do { data = try RegularFile.read(file, limit: limit) } catch {
      throw DataModelError(file.path, "this data model cannot be read: \(error.localizedDescription)")
    }
    return try DataModelParser.parse(data, file.path)
  }

  // MARK: - Compiled models

  private static let versionList = "VersionInfo.plist"
  private static let currentKey = "NSManagedObjectModel_CurrentVersionName"
  private static let moduleKey = "EspalierModuleName"

  /// The module with the model's classes, in a compiled model.
  package var module: String? {
    guard let data = try? RegularFile.read(url.appendingPathComponent(Self.versionList), limit: 1 << 20),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list[Self.moduleKey] as? String
  }

  /// Writes a compiled model: the versions, the name of the current one, and that of the module with the classes.
  /// - Parameters:
  ///   - folder: The folder that receives `NAME.momd`.
  ///   - module: The module with the classes of the entities.
  /// - Returns: The folder `NAME.momd`.
  /// - Throws: ``DataModelError``, or an error of the file system.
  package func compile(into folder: URL, module: String) throws -> URL {
    let place = folder.appendingPathComponent("\(name).momd", isDirectory: true)
    let current = try currentVersion()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var names: Set = [Self.versionList]
    for (version, file) in try versions() {
      let copy = place.appendingPathComponent("\(version).mom")
      names.insert(copy.lastPathComponent)
      let data = try RegularFile.read(file, limit: Self.limit)
      if (try? RegularFile.read(copy, limit: Self.limit)) != data { try data.write(to: copy, options: .atomic) }
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: [Self.currentKey: current, Self.moduleKey: module], format: .xml, options: 0)
    try list.write(to: place.appendingPathComponent(Self.versionList), options: .atomic)
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path) where !names.contains(name) {
      try FileManager.default.removeItem(at: place.appendingPathComponent(name))
    }
    return place
  }
}
