// SPDX-License-Identifier: MIT

import Foundation

/// The components of a colour in an archive. Archives of an Apple system are not read.
package enum ColorArchive {
  package typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  package static func write(_ color: Components, to coder: NSCoder) {
    for (key, value) in [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)] {
      coder.encode(Double(value), forKey: key)
    }
  }

  /// Nil for an archive without components.
  package static func read(from coder: NSCoder) -> Components? {
    guard coder.containsValue(forKey: "red") else { return nil }
    func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    return (component("red"), component("green"), component("blue"), component("alpha"))
  }
}
