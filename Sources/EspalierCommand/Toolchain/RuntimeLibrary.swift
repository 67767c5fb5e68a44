// SPDX-License-Identifier: MIT

import Foundation

/// A library or a program of the system that one of the modules beside SwiftUI opens when a program uses it.
struct RuntimeLibrary: Equatable {
  /// The name of the file, as the dynamic linker or the shell finds it.
  let name: String
  let package: String
  /// The module that uses it.
  let module: String

  static let all = [
    RuntimeLibrary(name: "libcrypto.so.3", package: "openssl", module: "CryptoKit"),
    RuntimeLibrary(name: "libcanberra.so.0", package: "libcanberra0 sound-theme-freedesktop", module: "AudioToolbox"),
    RuntimeLibrary(
      name: "libgstreamer-1.0.so.0", package: "gstreamer1.0-plugins-base gstreamer1.0-plugins-good",
      module: "AVFoundation"),
    RuntimeLibrary(name: "libpoppler-glib.so.8", package: "libpoppler-glib8", module: "PDFKit"),
    RuntimeLibrary(name: "libwebkitgtk-6.0.so.4", package: "libwebkitgtk-6.0-4", module: "WebKit"),
    RuntimeLibrary(name: "spd-say", package: "speech-dispatcher", module: "AVSpeechSynthesizer"),
  ]

  /// The place, or an empty text for a library that the dynamic linker finds; nil if it is not installed.
  var place: String? {
    guard name.contains(".so") else { return ChildProcess.find(name) }
    // It stays open: WebKit's library begins threads when it is loaded, which would run code that is not there any more.
    return dlopen(name, RTLD_LAZY | RTLD_LOCAL) == nil ? nil : ""
  }
}
