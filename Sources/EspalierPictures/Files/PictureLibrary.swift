// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierFiles
import Foundation

/// Pictures by name. Results of searches and decoded pictures are cached, decoded pixels up to a number of bytes.
package final class PictureLibrary: @unchecked Sendable {
  package static let shared = PictureLibrary(limit: 256 << 20)

  package enum Answer {
    case found(Picture)
    case missing
    /// The file exists, but contains no picture.
    case damaged(URL, PictureError)
  }

  /// Folders of the displayed source: searched before the main bundle by names without a bundle.
  package var sourceFolders: [URL] {
    get { lock.withLock { sources } }
    set {
      lock.withLock {
        sources = newValue
        bundleFolders[Bundle.main.bundlePath] = nil
      }
    }
  }

  /// The folders with the pictures of a source file: its own, and the nearest around it that have asset catalogues.
  package static func folders(around file: URL) -> [URL] {
    let folders = AssetFolders.around(file)
    return folders.prefix(1)
      + folders.dropFirst().filter { folder in
        AssetFolders.children(of: folder).contains {
          $0.pathExtension == "xcassets" || $0.lastPathComponent == "Resources"
        }
      }
  }

  private struct Question: Hashable {
    let name: String
    let bundle: String?
    let screen: PictureScreen
  }

  private let limit: Int
  private let lock = NSRecursiveLock()
  private var sources: [URL] = []
  private var bundleFolders: [String: [PictureFolder]] = [:]
  private var files: [Question: PictureFile] = [:]
  private var decoded: [PictureFile: (picture: Picture, lastUse: UInt64)] = [:]
  /// The files without a picture, as long as they do not change: to find that out may take seconds.
  private var refused: [PictureFile: (error: PictureError, status: FileStatus?)] = [:]
  private var clock: UInt64 = 0
  private var byteCount = 0

  private let problems = AssetProblems()

  init(limit: Int) { self.limit = limit }

  /// The problems of the catalogues that were searched since the last call; sentences, each with its file.
  package func takeWarnings() -> [String] { problems.take().map { "\($0)" } }

  /// The picture with a name. O(1) for a name that was found before; a search needs a few calls to the file system.
  package func picture(named name: String, bundle: Bundle?, for screen: PictureScreen) -> Answer {
    lock.withLock {
      let question = Question(name: name, bundle: bundle?.bundlePath, screen: screen)
      let own = AssetProblems()
      let file = files[question] ?? find(name, bundle, screen, own)
      let found = own.take()
      guard let file else {
        return found.first.map { .damaged($0.file, .unreadable($0.reason)) } ?? .missing
      }
      found.forEach(problems.add)
      files[question] = file
      do { return .found(try picture(in: file, name: name)) } catch let error as PictureError {
        return .damaged(file.url, error)
      } catch { return .damaged(file.url, .notDecodable("\(error)")) }
    }
  }

  /// The folder of the colour set of that name in the catalogues of a bundle. Not cached.
  package func colorSet(named name: String, bundle: Bundle) -> URL? {
    lock.withLock { first(name, bundle) { $0.colorSet(named: name) } }
  }

  /// The file of the data set of that name in the catalogues of a bundle, and the kind of its data. Not cached.
  package func dataFile(named name: String, bundle: Bundle) -> (file: URL, type: String)? {
    lock.withLock { first(name, bundle) { $0.dataFile(named: name) } }
  }

  private func find(
    _ name: String, _ bundle: Bundle?, _ screen: PictureScreen, _ problems: AssetProblems
  ) -> PictureFile? {
    first(name, bundle ?? .main) { $0.file(named: name, for: screen, problems) }
  }

  private func first<Found>(_ name: String, _ bundle: Bundle, in folder: (PictureFolder) -> Found?) -> Found? {
    // A name must not be a path out of the bundle.
    guard name.isPathWithin else { return nil }
    return folders(of: bundle).lazy.compactMap(folder).first
  }

  private func folders(of bundle: Bundle) -> [PictureFolder] {
    if let known = bundleFolders[bundle.bundlePath] { return known }
    // A bundle with a folder `Resources` may have pictures beside it as well.
    let both = [bundle.resourceURL, bundle.bundleURL].compactMap { $0?.standardizedFileURL }
    var urls = both.first == both.last ? Array(both.prefix(1)) : both
    if bundle.bundlePath == Bundle.main.bundlePath {
      // The package manager puts the resources of a program's modules beside it, each in a bundle of its own.
      let modules = urls.flatMap { AssetFolders.children(of: $0) }.filter { $0.pathExtension == "resources" }
      urls = sources + urls + modules
    }
    let folders = urls.map(PictureFolder.init)
    for folder in folders { folder.problems.forEach(problems.add) }
    bundleFolders[bundle.bundlePath] = folders
    return folders
  }

  private func picture(in file: PictureFile, name: String) throws -> Picture {
    clock += 1
    if let known = decoded[file] {
      decoded[file]!.lastUse = clock
      return known.picture
    }
    let status = FileStatus(file.url)
    if let known = refused[file], known.status == status { throw known.error }
    let picture: Picture
    do {
      picture =
        file.isSymbol
        ? try PictureDecoder.decodeSymbol(contentsOf: file.url, name: name)
        : try PictureDecoder.decode(
          contentsOf: file.url, name: name, scale: file.scale, isTemplate: file.isTemplate, readsAgain: true,
          isAwaited: true)
    } catch let error as PictureError {
      if error.isOfContent { refused[file] = (error, status) }
      throw error
    }
    decoded[file] = (picture, clock)
    byteCount += picture.heldBytes
    if byteCount > limit { forgetOldest(but: file) }
    return picture
  }

  private func forgetOldest(but kept: PictureFile) {
    for (file, entry) in decoded.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where byteCount > limit / 2 && file != kept {
      byteCount -= entry.picture.heldBytes
      decoded[file] = nil
    }
  }
}
