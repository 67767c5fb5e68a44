// SPDX-License-Identifier: MIT

import EspalierFileRunner
import EspalierPreviewChannel
import Glibc

/// A process that runs the user's code, in each of its roles.
enum WorkerProcess {
  /// Prepares the report of a crash and the pictures of sources, and follows the connection to the command, with whose end the process
  /// ends.
  /// - Parameters:
  ///   - folder: The folder of crash reports.
  ///   - receive: Receives the messages, except requests for the stack, which a thread that does not return cannot answer. It is called
  ///     on another thread.
  @MainActor
  static func start(_ channel: MessageChannel, folder: String, receive: @escaping @Sendable (PreviewMessage) -> Void) {
    CrashReport.prepare(folder: folder)
    SourceFile.addPictures()
    channel.start(
      { message in
        if case .writeStack = message {
          CrashReport.interruptMainThread()
          channel.send(.stackWritten)
        } else {
          receive(message)
        }
      }, ended: { _exit(0) })
  }
}
