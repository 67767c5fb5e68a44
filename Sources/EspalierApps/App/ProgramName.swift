// SPDX-License-Identifier: MIT

import Foundation

/// What users call a program.
package enum ProgramName {
  /// The name in the program's `Info.plist`, unless it is just that of the executable, as where the command has written the list;
  /// else that of the app's type, without the word at its end.
  /// - Parameter information: The values of the list.
  package static func shown(type: String, information: [String: Any]) -> String {
    let executable = information["CFBundleExecutable"] as? String
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = information[key] as? String, !name.isEmpty, name != executable { return name }
    }
    return type.hasSuffix("App") && type.count > 3 ? String(type.dropLast(3)) : type
  }
}
