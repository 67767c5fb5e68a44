// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation
import SwiftUI

/// The entry of the processes that the command starts, in one of three roles. `ESPALIER_LIVE` is `viewer`, `worker` or `session`,
/// `ESPALIER_LIVE_FOLDER` a folder for pictures; standard input is the connection to the command.
@_cdecl("espalier_live_main")
public func espalierLiveMain() -> Int32 {
  let environment = ProcessInfo.processInfo.environment
  guard let role = environment["ESPALIER_LIVE"], let folder = environment["ESPALIER_LIVE_FOLDER"] else { return 64 }
  unsetenv("ESPALIER_LIVE")
  unsetenv("ESPALIER_LIVE_FOLDER")
  let channel = MessageChannel.inherited()
  return MainActor.assumeIsolated {
    switch role {
    case "worker": PreviewWorker(channel, folder: folder).run()
    case "session": SessionWorker(channel, folder: folder).run()
    case "viewer": PreviewViewer.run(channel, environment)
    default: 64
    }
  }
}
