// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Puts a file or a folder in the place of another one, at once: a program that reads the place gets the old one or the new
/// one whole, also if this process, or the machine, ends at any moment.
///
/// The new one is written beside the old one, under a name of its own, and comes to the disk before it is renamed.
package enum FileReplacement {
  /// - Parameters:
  ///   - make: Writes what is to stand at `url` under the address that it gets, where nothing is.
  /// - Throws: An error of Cocoa's for files that names the path. What was there before is untouched then.
  package static func write(to url: URL, _ make: (URL) throws -> Void) throws {
    // A link stays one: what it leads to is replaced.
    let place = url.resolvingSymlinksInPath()
    let folder = place.deletingLastPathComponent()
    let old = FileStatus(place)
    if let old, !old.isWritable { throw CocoaError(.fileWriteNoPermission, path: url.path) }
    removeRemains(in: folder)
    let temporary = folder.appendingPathComponent(
      prefix + "\(ProcessMark.own)-\(number.wrappingAdd(1, ordering: .relaxed).newValue)")
    do {
      try make(temporary)
      if let old { chmod(temporary.path, old.permissions) }
      try rename(temporary, to: place, old)
      synchronize(folder)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  private static func rename(_ new: URL, to place: URL, _ old: FileStatus?) throws {
    let isSwapped = old.map { $0.isDirectory || FileStatus(new)?.isDirectory == true } ?? false
    if !isSwapped {
      guard Glibc.rename(new.path, place.path) == 0 else { throw CocoaError(writing: errno, path: place.path) }
      return
    }
    // A folder that is not empty cannot be renamed over: the two change places.
    if !exchange(new, place) {
      // Where the file system cannot do that, there is a moment without either name; the old one is kept until the end.
      let aside = URL(fileURLWithPath: new.path + "-old")
      guard Glibc.rename(place.path, aside.path) == 0 else { throw CocoaError(writing: errno, path: place.path) }
      guard Glibc.rename(new.path, place.path) == 0 else {
        let error = errno
        _ = Glibc.rename(aside.path, place.path)
        throw CocoaError(writing: error, path: place.path)
      }
      try? FileManager.default.removeItem(at: aside)
    } else {
      try? FileManager.default.removeItem(at: new)
    }
  }

  /// Two places get each other's content, at once. False where the file system, or the library, has no such call.
  private static func exchange(_ a: URL, _ b: URL) -> Bool {
    // The headers show it to C of GNU's dialect only.
    typealias Rename = @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    let exchanging: CUnsignedInt = 2
    return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, a.path, AT_FDCWD, b.path, exchanging) == 0
  }

  // MARK: - Writing

  /// Writes a new file, and returns when it is on the disk.
  package static func create(_ data: Data, at url: URL) throws {
    let file = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw CocoaError(writing: errno, path: url.path) }
    defer { close(file) }
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          throw CocoaError(writing: errno, path: url.path)
        }
        rest = rest.dropFirst(count)
      }
    }
    guard fsync(file) == 0 else { throw CocoaError(writing: errno, path: url.path) }
  }

  /// What is named in a folder comes to the disk.
  package static func synchronize(_ folder: URL) {
    let file = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  // MARK: - Remains

  private static let prefix = ".espalier-saving-"
  private static let number = Atomic(0)
  private static let visited = Mutex<Set<String>>([])

  /// The next save in each folder looks for remains again.
  package static func forgetVisits() { visited.withLock { $0 = [] } }

  /// Removes what processes that ended while they wrote left in a folder; once for each folder.
  private static func removeRemains(in folder: URL) {
    guard visited.withLock({ $0.insert(folder.path).inserted }),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    for name in names where name.hasPrefix(prefix) && !ProcessMark.isRunning(name.dropFirst(prefix.count)) {
      // The old content may stand nowhere else, where folders cannot change places.
      if name.hasSuffix("-old") { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
