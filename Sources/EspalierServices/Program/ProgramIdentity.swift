// SPDX-License-Identifier: MIT

import Foundation

/// The names under which services of the desktop list the program.
package enum ProgramIdentity {
  /// The bundle's identifier, else the name of the executable.
  package static let identifier = Bundle.main.bundleIdentifier ?? executable

  /// The name for people: the bundle's, else that of the executable.
  package static let name =
    ["CFBundleDisplayName", "CFBundleName"].lazy
    .compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
    .first { !$0.isEmpty } ?? executable

  private static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().lastPathComponent
}
