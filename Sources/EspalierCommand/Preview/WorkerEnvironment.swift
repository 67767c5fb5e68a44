// SPDX-License-Identifier: MIT

import Foundation

/// The variables of a worker's environment in addition to the command's own.
enum WorkerEnvironment {
  /// - Parameters:
  ///   - role: `worker` or `session`.
  ///   - folder: The folder of pictures and of files that crashes leave.
  ///   - showsPreviews: Whether the files' previews are shown, and not their app.
  static func variables(role: String, folder: URL, files: ModuleFiles, showsPreviews: Bool) -> [String: String] {
    let own = [
      "ESPALIER_LIVE": role, "ESPALIER_LIVE_FOLDER": folder.path, "ESPALIER_SOURCE": files.paths.first ?? "",
      "ESPALIER_RESOURCES": files.mainFolder,
      // The worker records itself where it stopped, without a second's delay. Otherwise the runtime would print each stack.
      "SWIFT_BACKTRACE": "enable=yes",
    ]
    return showsPreviews ? own.merging(Job.previewVariables) { $1 } : own
  }
}
