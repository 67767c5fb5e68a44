// SPDX-License-Identifier: MIT

import EspalierApps
import Foundation

/// The part of a window that concerns its document.
extension DesktopWindow {
  /// Keeps unsaved changes without a question, because the program ends. Changes that cannot be kept are reported on standard
  /// error.
  func keep(_ document: DocumentSession) {
    document.autosave()
    guard let reason = document.reasonOfLoss else { return }
    FileHandle.standardError.write(
      Data("\(program.name): “\(document.name)” is not saved, and not kept: \(reason)\n".utf8))
  }

  /// Checks whether another program has changed the document's file.
  func checkFile() {
    if let document { send { _ in document.checkFile() } }
  }

  /// Watches the document's file, which another program may change while the window is in use.
  func watchFile() {
    guard fileWatch?.file != document?.fileURL else { return }
    fileWatch = document?.fileURL.map { url in FileWatch(url) { [weak self] in self?.checkFile() } }
  }
}
