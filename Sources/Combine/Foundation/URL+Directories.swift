// SPDX-License-Identifier: MIT

import Foundation

// Members of Foundation on Apple systems that Foundation on Linux lacks. They are in this module because the command
// makes the compiler import it wherever a file imports Foundation.

extension URL {
  /// The user's documents. The folder is made where it is missing: on Apple systems it is always there.
  public static var documentsDirectory: URL { made(.documentDirectory) }
  /// The folder for files that can be made again. It is made where it is missing: on Apple systems it is always there.
  public static var cachesDirectory: URL { made(.cachesDirectory) }
  /// The folder for programs' own files: `~/.local/share`. All programs share it, so each keeps a folder of its own in it.
  public static var applicationSupportDirectory: URL { standard(.applicationSupportDirectory) }
  /// The user's downloads.
  public static var downloadsDirectory: URL { standard(.downloadsDirectory) }
  /// The user's desktop.
  public static var desktopDirectory: URL { standard(.desktopDirectory) }
  /// The user's films.
  public static var moviesDirectory: URL { standard(.moviesDirectory) }
  /// The user's music.
  public static var musicDirectory: URL { standard(.musicDirectory) }
  /// The user's pictures.
  public static var picturesDirectory: URL { standard(.picturesDirectory) }
  /// The files that the user shares with others.
  public static var sharedPublicDirectory: URL { standard(.sharedPublicDirectory) }

  /// A folder of Apple systems.
  @available(
    *, unavailable,
    message:
      "Espalier has no library directory, for Linux has none: use applicationSupportDirectory or cachesDirectory."
  )
  public static var libraryDirectory: URL { fatalError("unavailable") }

  /// The folder by the desktop's settings (`user-dirs.dirs`, `XDG_CACHE_HOME` …).
  private static func standard(_ directory: FileManager.SearchPathDirectory) -> URL {
    let found = FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    // Some paths come without the slash at the end of a folder.
    return URL(fileURLWithPath: found.path, isDirectory: true)
  }

  /// Programs write into these folders at once. If a folder cannot be made, the program's write reports the error.
  private static func made(_ directory: FileManager.SearchPathDirectory) -> URL {
    let url = standard(directory)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
