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

  /// The folder that programs share for what is in `~/Library` on Apple systems: `Library` in the folder for programs' own
  /// files. It is made where it is missing.
  public static var libraryDirectory: URL { made(.libraryDirectory) }
  /// The entries of programs for the desktop's menus, of all users: `/usr/share/applications`.
  public static var applicationDirectory: URL { URL(fileURLWithPath: "/usr/share/applications", isDirectory: true) }
  /// The files in the desktop's trash. The folder is made where it is missing.
  public static var trashDirectory: URL { made(.trashDirectory) }
  /// The folder with the folders of users.
  public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }

  /// The folder for a kind of files.
  /// - Parameters:
  ///   - url: For `.itemReplacementDirectory`, a file on the disk on which the folder is made.
  ///   - shouldCreate: Whether the folder is made where it is missing.
  /// - Throws: `CocoaError.fileNoSuchFile` if Linux has no such folder, or an error if it cannot be made.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default._url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// The folder by the desktop's settings (`user-dirs.dirs`, `XDG_CACHE_HOME` …).
  private static func standard(_ directory: FileManager.SearchPathDirectory) -> URL {
    let found = FileManager.default._urls(for: directory, in: .userDomainMask).first ?? homeDirectory
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
