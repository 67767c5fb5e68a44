// SPDX-License-Identifier: MIT

import Foundation

/// Archives have the components in the present appearance; those of an Apple system are not read.
extension NSColor: NSSecureCoding {
  /// True: an archive has numbers alone.
  public static var supportsSecureCoding: Bool { true }

  /// The colour of an archive; nil for one without components.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "red") else { return nil }
    func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    self.init(
      red: component("red"), green: component("green"), blue: component("blue"), alpha: component("alpha"))
  }

  /// Writes the components.
  public func encode(with coder: NSCoder) {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
      coder.encode(Double(value), forKey: key)
    }
  }
}
