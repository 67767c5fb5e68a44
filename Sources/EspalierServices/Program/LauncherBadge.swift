// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The number at the program's icon, by the signal of Unity's launcher, which the docks of GNOME and KDE receive, too.
package enum LauncherBadge {
  /// Shows a number; 0 removes it.
  package static func show(_ count: Int) {
    SessionBus.shared?.send(
      "Update", path: "/com/canonical/unity/launcherentry/\(getpid())",
      interface: "com.canonical.Unity.LauncherEntry",
      [
        .string("application://\(ProgramIdentity.identifier).desktop"),
        .dictionary(["count": .int64(Int64(count)), "count-visible": .boolean(count > 0)]),
      ])
  }
}
