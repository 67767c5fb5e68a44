// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The names under which new content stands beside its place, and what processes that ended in the middle left under them.
enum SavingRemains {
  private static let writing = ".espalier-saving-"
  /// The names of two files: the one that is replaced, and the new one.
  private static let exchanging = ".espalier-exchanging-"
  /// Old content that may stand nowhere else, where folders cannot exchange their names: it is never removed.
  static let keptEnding = "-old"
  private static let number = Atomic(0)
  private static let visited = Mutex<Set<FileStatus.Identity>>([])

  /// A name for content that is being written.
  static func newName() -> String {
    writing + "\(ProcessMark.own)-\(number.wrappingAdd(1, ordering: .relaxed).newValue)"
  }

  /// The name that it has while it exchanges its place: a later process finds out whether that was done.
  static func exchangedName(_ name: String, old: FileStatus.Identity, new: FileStatus.Identity) -> String {
    exchanging + name.dropFirst(writing.count) + "-\(old.file)-\(new.file)"
  }

  /// The next save in each folder looks for remains again.
  static func forgetVisits() { visited.withLock { $0 = [] } }

  /// Removes what processes that ended while they wrote left in a folder; once for each folder. O(files in the folder), the first
  /// time.
  static func remove(in folder: FolderHandle) {
    guard let identity = FileStatus.Identity(folder), visited.withLock({ $0.insert(identity).inserted }),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(of: ""))
    else { return }
    for name in names where !name.hasSuffix(keptEnding) {
      if name.hasPrefix(writing) {
        if !ProcessMark.isRunning(name.dropFirst(writing.count)) { folder.remove(name) }
      } else if name.hasPrefix(exchanging), !ProcessMark.isRunning(name.dropFirst(exchanging.count)) {
        finishExchange(name, names, in: folder)
      }
    }
  }

  /// A process ended around an exchange: what is left is the new content, or what it replaced. Where it is neither, another program
  /// had put it in the place, and gets it back.
  private static func finishExchange(_ name: String, _ names: [String], in folder: FolderHandle) {
    guard let status = FileStatus(name, in: folder) else { return }
    let files = name.split(separator: "-").suffix(2).compactMap { UInt($0) }
    guard files.count == 2, !files.contains(status.identity.file) else { return folder.remove(name) }
    guard let place = names.first(where: { $0 != name && FileStatus($0, in: folder)?.identity.file == files[1] }),
      folder.exchange(name, place) == 0
    else { return }
    folder.remove(name)
  }
}

extension FileStatus.Identity {
  fileprivate init?(_ folder: FolderHandle) {
    var status = stat()
    guard fstat(folder.descriptor, &status) == 0 else { return nil }
    self.init(device: UInt(status.st_dev), file: UInt(status.st_ino))
  }
}

extension FileReplacement {
  /// The next save in each folder looks for remains again.
  package static func forgetVisits() { SavingRemains.forgetVisits() }
}
