// SPDX-License-Identifier: MIT

import EspalierApps
import Foundation

/// The part of a window that concerns its document.
extension DesktopWindow {
  /// Keeps what is not saved without a question, for the program ends. What cannot be kept is named on the standard error.
  func keep(_ document: DocumentSession) {
    document.autosave()
    guard let reason = document.reasonOfLoss else { return }
    FileHandle.standardError.write(
      Data("\(program.name): “\(document.name)” is not saved, and not kept: \(reason)\n".utf8))
  }

  /// Looks whether another program has changed the document's file.
  func checkFile() {
    if let document { send { _ in document.checkFile() } }
  }

  /// Another program may change the document's file while the window is in use.
  func watchFile() {
    guard fileWatch?.file != document?.fileURL else { return }
    fileWatch = document?.fileURL.map { url in FileWatch(url) { [weak self] in self?.checkFile() } }
  }
}
