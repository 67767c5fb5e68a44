// SPDX-License-Identifier: MIT

import UniformTypeIdentifiers

extension UTType {
  /// A program of any form.
  public static let application = UTType(importedAs: "com.apple.application", conformingTo: .item)
  /// A folder that is a program on Apple systems, with names that end in `.app`. Desktops of Linux know no such folders.
  public static let applicationBundle = UTType(importedAs: "com.apple.application-bundle", conformingTo: .package)
  /// A program of Windows.
  public static let exe = UTType(filenameExtension: "exe") ?? UTType(importedAs: "com.microsoft.windows-executable")
}
