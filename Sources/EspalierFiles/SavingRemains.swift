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
  private static let visited = Mutex<Set<FileStatus.Identity>>([])

  /// A name for content that is being written, which no other user can guess and take before.
  static func newName() -> String { writing + "\(ProcessMark.own)-\(UInt64.random(in: 0 ... .max))" }

  /// The name that it has while it exchanges its place: a later process finds out whether that was done.
  static func exchangedName(_ name: String, old: FileStatus, new: FileStatus) -> String {
    exchanging + name.dropFirst(writing.count) + "-\(old.identity.file)-\(new.identity.file)"
      + "-\(old.modified.seconds)-\(old.modified.nanoseconds)"
  }

  /// Removes what was found out to be of no use. A folder is removed in steps, which change it: its name says so first, for a
  /// later process.
  static func discard(_ name: String, in folder: FolderHandle) {
    let removed = newName()
    folder.remove(folder.rename(name, to: removed) == 0 ? removed : name)
  }

  /// The next save in each folder looks for remains again.
  static func forgetVisits() { visited.withLock { $0 = [] } }

  /// Removes what processes of this user that ended while they wrote left in a folder; once for each folder. O(files in the folder),
  /// the first time.
  static func remove(in folder: FolderHandle) {
    guard let identity = FileStatus.Identity(folder.descriptor),
      visited.withLock({ $0.insert(identity).inserted })
    else { return }
    for name in ProcessRemains.names(in: folder, after: [writing, exchanging]) where !name.hasSuffix(keptEnding) {
      if name.hasPrefix(writing) { folder.remove(name) } else { finishExchange(name, in: folder) }
    }
  }

  /// A process ended around an exchange: what is left is the new content, or what it replaced, and goes. Where it is neither, another
  /// program had put it in the place: it gets a visible name beside the place, whose content is not touched.
  private static func finishExchange(_ name: String, in folder: FolderHandle) {
    guard let status = FileStatus(name, in: folder), status.kind != .link else { return }
    // After the number of the process, its start and the number of the save.
    let numbers = name.dropFirst(exchanging.count).split(separator: "-").dropFirst(3).map { UInt($0) }
    guard numbers.count >= 2, let old = numbers[0], let new = numbers[1] else { return }
    let isOld = status.identity.file == old && (numbers.count < 4 || wasModified(status, numbers[2], numbers[3]))
    if isOld || status.identity.file == new { return discard(name, in: folder) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(of: ""))) ?? []
    let place = names.first { place in
      guard place != name, let at = folder.status(FileName(place)) else { return false }
      return at.st_ino == new && FileKind(at.st_mode) == status.kind && ProcessRemains.isOwn(at)
    }
    guard let place else { return }
    let (stem, ending) = ((place as NSString).deletingPathExtension, (place as NSString).pathExtension)
    _ = folder.renameToUnused(name, to: stem + " (kept)" + (ending.isEmpty ? "" : "." + ending))
  }

  private static func wasModified(_ status: FileStatus, _ seconds: UInt?, _ nanoseconds: UInt?) -> Bool {
    UInt(exactly: status.modified.seconds) == seconds && UInt(exactly: status.modified.nanoseconds) == nanoseconds
  }
}

extension FileReplacement {
  /// The next save in each folder looks for remains again.
  package static func forgetVisits() { SavingRemains.forgetVisits() }
}
