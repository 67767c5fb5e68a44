// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The names of new content beside its path, and the files that processes which ended during a save left under such names.
enum SavingRemains {
  private static let writing = ".espalier-saving-"
  /// The prefix of a name that contains the file numbers of two files: the replaced one and the new one.
  private static let exchanging = ".espalier-exchanging-"
  /// The ending of old content that may exist nowhere else, on file systems that cannot exchange names: it is never removed.
  static let keptEnding = "-old"
  private static let visited = Mutex<Set<FileStatus.Identity>>([])

  /// A name for content that is being written, which no other user can guess and use first.
  static func newName() -> String { writing + "\(ProcessMark.own)-\(UInt64.random(in: 0 ... .max))" }

  /// The name of the content while it is exchanged with that of the path: a later process can determine whether that was done.
  static func exchangedName(_ name: String, old: FileStatus, new: FileStatus) -> String {
    exchanging + name.dropFirst(writing.count) + "-\(old.identity.file)-\(new.identity.file)"
      + "-\(old.modified.seconds)-\(old.modified.nanoseconds)"
  }

  /// Removes a file that has been found to be useless. A folder is removed in steps, which change it; its new name
  /// marks it as useless for a later process.
  static func discard(_ name: String, in folder: FolderHandle) {
    let removed = newName()
    folder.remove(folder.rename(name, to: removed) == 0 ? removed : name)
  }

  /// Makes the next save in each folder look for remains again.
  static func forgetVisits() { visited.withLock { $0 = [] } }

  /// Removes the files that processes of this user which ended while writing left in a folder; once for each folder.
  /// O(files in the folder), the first time.
  static func remove(in folder: FolderHandle) {
    guard let identity = FileStatus.Identity(folder.descriptor),
      visited.withLock({ $0.insert(identity).inserted })
    else { return }
    for name in ProcessRemains.names(in: folder, after: [writing, exchanging]) where !name.hasSuffix(keptEnding) {
      if name.hasPrefix(writing) { folder.remove(name) } else { finishExchange(name, in: folder) }
    }
  }

  /// Finishes an exchange during which a process ended: if the file is the new content, or the old one, it is removed.
  /// Otherwise another program had put it at the path: it gets a visible name beside the path, and its content is not touched.
  private static func finishExchange(_ name: String, in folder: FolderHandle) {
    guard let status = FileStatus(name, in: folder), status.kind != .link else { return }
    // The numbers after that of the process, its start and the number of the save.
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
  /// Makes the next save in each folder look for remains again.
  package static func forgetVisits() { SavingRemains.forgetVisits() }
}
