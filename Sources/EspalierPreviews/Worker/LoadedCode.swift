// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierFileRunner
import Glibc
import SwiftUI

/// A version of the user's code in this process.
@MainActor
struct LoadedCode {
  /// The root view of the files, if they were compiled to show it; else their previews are shown.
  let root: FilePreview?

  /// The reason why a library cannot be loaded.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: `Failure`, with the loader's text.
  init(_ library: String) throws {
    guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil else {
      throw Failure(description: dlerror().map { String(cString: $0) } ?? "the library cannot be loaded")
    }
    CrashReport.follow(library)
    guard let entry = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "espalier_live_root") else {
      root = nil
      return
    }
    unsafeBitCast(entry, to: (@convention(c) () -> Void).self)()
    root = LiveRoot.view.map { view in
      FilePreview(name: FilePreview.wholeWindow, layout: .device, orientation: .portrait, makeView: { view() })
    }
  }
}
