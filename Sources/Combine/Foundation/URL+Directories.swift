// SPDX-License-Identifier: MIT

import Foundation

// What Foundation of Apple systems has, and that of Linux lacks. It stands in this module because the command has the compiler
// import it wherever a file imports Foundation.

extension URL {
  /// The user's documents. The folder is made where it is missing: on Apple systems it is always there.
  public static var documentsDirectory: URL { made(.documentDirectory) }
  /// What can be made again. The folder is made where it is missing: on Apple systems it is always there.
  public static var cachesDirectory: URL { made(.cachesDirectory) }
  /// What programs keep for the user: `~/.local/share`. It belongs to all programs, so theirs are folders in it.
  public static var applicationSupportDirectory: URL { standard(.applicationSupportDirectory) }
  /// What the user has downloaded.
  public static var downloadsDirectory: URL { standard(.downloadsDirectory) }
  /// What lies on the user's desktop.
  public static var desktopDirectory: URL { standard(.desktopDirectory) }
  /// The user's films.
  public static var moviesDirectory: URL { standard(.moviesDirectory) }
  /// The user's music.
  public static var musicDirectory: URL { standard(.musicDirectory) }
  /// The user's pictures.
  public static var picturesDirectory: URL { standard(.picturesDirectory) }
  /// What the user shares with others.
  public static var sharedPublicDirectory: URL { standard(.sharedPublicDirectory) }

  /// A folder of Apple systems.
  @available(
    *, unavailable,
    message:
      "Espalier has no library directory, for Linux has none: use applicationSupportDirectory or cachesDirectory."
  )
  public static var libraryDirectory: URL { fatalError("unavailable") }

  /// By the desktop's settings (`user-dirs.dirs`, `XDG_CACHE_HOME` …).
  private static func standard(_ directory: FileManager.SearchPathDirectory) -> URL {
    let found = FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    // Some come without the slash at the end of a folder.
    return URL(fileURLWithPath: found.path, isDirectory: true)
  }

  /// Programs write into these at once. Where the folder cannot be made, the error is that of writing.
  private static func made(_ directory: FileManager.SearchPathDirectory) -> URL {
    let url = standard(directory)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
