// SPDX-License-Identifier: MIT

import Foundation

/// A program's name for its users.
package enum ProgramName {
  /// The name in the program's `Info.plist`, unless it equals the executable's name, as in a list that the command wrote;
  /// otherwise the name of the app's type, without the suffix `App`.
  /// - Parameter information: The values of `Info.plist`.
  package static func shown(type: String, information: [String: Any]) -> String {
    let executable = information["CFBundleExecutable"] as? String
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = information[key] as? String, !name.isEmpty, name != executable { return name }
    }
    return type.hasSuffix("App") && type.count > 3 ? String(type.dropLast(3)) : type
  }
}
