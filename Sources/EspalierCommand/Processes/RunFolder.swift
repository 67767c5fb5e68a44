// SPDX-License-Identifier: MIT

import EspalierCProcesses
import EspalierFiles
import Foundation
import Synchronization

/// The folder of this process's temporary files: private to the user, and removed when this process and the
/// programs that it has started are gone, however they end.
enum RunFolder {
  private struct State {
    var folder: PrivateFolder?
    /// One end of a pipe; the process that removes the folder waits at the other.
    var pipe: Int32 = -1
    var remover: pid_t = 0
    var number = 0
    /// Whether this process is about to end: files that another thread would put there would remain.
    var isRemoved = false
  }

  private static let state = Mutex(State())

  /// The folder, which is made by the first call.
  /// - Throws: status 69 if no folder for temporary files exists that no other user can change.
  static func url() throws -> URL {
    waitWhereRemoved()
    return try state.withLock { try made(&$0) }
  }

  /// An unused path in the folder.
  static func place(_ name: String) throws -> URL {
    waitWhereRemoved()
    return try state.withLock { state in
      let folder = try made(&state)
      state.number += 1
      return folder.appendingPathComponent("\(state.number)-\(name)")
    }
  }

  /// A new folder in the folder.
  static func makeFolder() throws -> URL {
    let url = try place("files")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return url
  }

  private static func waitWhereRemoved() {
    while state.withLock({ $0.isRemoved }) { sleep(60) }
  }

  private static func made(_ state: inout State) throws -> URL {
    if let folder = state.folder { return folder.url }
    let folder: PrivateFolder
    do {
      folder = try PrivateFolder.temporary()
    } catch {
      throw Stop.missing(
        "there is no folder for temporary files that other users cannot change: \(error.localizedDescription); "
          + "set TMPDIR to a folder of your own")
    }
    let ends = try SupervisedProcess.pipe()
    state.remover = espalier_remove_at_end(ends.read, folder.url.path)
    close(ends.read)
    state.pipe = ends.write
    state.folder = folder
    return folder.url
  }

  /// A descriptor for programs that may write into the folder, with which it outlives them; -1 before there is one.
  static var held: Int32 { state.withLock { $0.pipe } }

  /// Removes the folder, before this process ends. A thread that needs it afterwards blocks.
  static func remove() {
    let (pipe, remover) = state.withLock { state in
      state.isRemoved = true
      return (state.pipe, state.remover)
    }
    guard pipe >= 0 else { return }
    close(pipe)
    // The remover may have been stopped.
    kill(remover, SIGCONT)
    var status: Int32 = 0
    while waitpid(remover, &status, 0) < 0, errno == EINTR {}
  }
}
