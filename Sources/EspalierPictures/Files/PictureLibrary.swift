// SPDX-License-Identifier: MIT

import Foundation

/// Pictures by name. What was found and decoded is remembered, decoded pixels up to a number of bytes.
package final class PictureLibrary: @unchecked Sendable {
  package static let shared = PictureLibrary(limit: 256 << 20)

  package enum Answer {
    case found(Picture)
    case missing
    /// There is a file, but no picture in it.
    case damaged(URL, PictureError)
  }

  /// Folders of the source that is shown: searched before the main bundle by names without a bundle.
  package var sourceFolders: [URL] {
    get { lock.withLock { sources } }
    set {
      lock.withLock {
        sources = newValue
        mainFolders = nil
      }
    }
  }

  /// The folders in which a source file's pictures are: its own, and the nearest around it that have asset catalogues.
  package static func folders(around file: URL) -> [URL] {
    var folder = file.standardizedFileURL.deletingLastPathComponent()
    var found = [folder]
    for _ in 0..<4 {
      let hasRoot = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      folder = folder.deletingLastPathComponent()
      if hasRoot || folder.path == "/" { break }
      let children = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let resources = (children ?? []).filter { $0.pathExtension == "xcassets" || $0.lastPathComponent == "Resources" }
      if !resources.isEmpty { found.append(folder) }
    }
    return found
  }

  private struct Question: Hashable {
    let name: String
    let bundle: String?
    let screen: PictureScreen
  }

  private let limit: Int
  private let lock = NSRecursiveLock()
  private var sources: [URL] = []
  private var mainFolders: [PictureFolder]?
  private var bundleFolders: [String: [PictureFolder]] = [:]
  private var files: [Question: PictureFile] = [:]
  private var decoded: [PictureFile: (picture: Picture, lastUse: UInt64)] = [:]
  private var clock: UInt64 = 0
  private var byteCount = 0

  init(limit: Int) { self.limit = limit }

  /// O(1) for a name that was found before; looking for one costs a few questions to the file system.
  package func picture(named name: String, bundle: Bundle?, for screen: PictureScreen) -> Answer {
    lock.withLock {
      let question = Question(name: name, bundle: bundle?.bundlePath, screen: screen)
      let file = files[question] ?? find(name, bundle, screen)
      guard let file else { return .missing }
      files[question] = file
      do { return .found(try picture(in: file, name: name)) } catch let error as PictureError {
        return .damaged(file.url, error)
      } catch { return .damaged(file.url, .notDecodable("\(error)")) }
    }
  }

  private func find(_ name: String, _ bundle: Bundle?, _ screen: PictureScreen) -> PictureFile? {
    // A name is no path out of the bundle.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    for folder in folders(of: bundle) { if let file = folder.file(named: name, for: screen) { return file } }
    return nil
  }

  private func folders(of bundle: Bundle?) -> [PictureFolder] {
    if let bundle, bundle !== Bundle.main {
      if let known = bundleFolders[bundle.bundlePath] { return known }
      // A bundle with a folder `Resources` may have pictures beside it as well.
      let urls = [bundle.resourceURL, bundle.bundleURL].compactMap { $0?.standardizedFileURL }
      let folders = (urls.first == urls.last ? Array(urls.prefix(1)) : urls).map(PictureFolder.init)
      bundleFolders[bundle.bundlePath] = folders
      return folders
    }
    if let mainFolders { return mainFolders }
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    // The package manager puts the resources of a program's modules beside it, each in a bundle of its own.
    let modules = ((try? FileManager.default.contentsOfDirectory(at: main, includingPropertiesForKeys: nil)) ?? [])
      .filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    let found = (sources + [main] + modules).map(PictureFolder.init)
    mainFolders = found
    return found
  }

  private func picture(in file: PictureFile, name: String) throws -> Picture {
    clock += 1
    if let known = decoded[file] {
      decoded[file]!.lastUse = clock
      return known.picture
    }
    let picture = try PictureDecoder.decode(
      contentsOf: file.url, name: name, scale: file.scale, isTemplate: file.isTemplate)
    decoded[file] = (picture, clock)
    byteCount += picture.pixels?.byteCount ?? 0
    if byteCount > limit { forgetOldest(but: file) }
    return picture
  }

  private func forgetOldest(but kept: PictureFile) {
    for (file, entry) in decoded.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where byteCount > limit / 2 && file != kept {
      byteCount -= entry.picture.pixels?.byteCount ?? 0
      decoded[file] = nil
    }
  }
}
