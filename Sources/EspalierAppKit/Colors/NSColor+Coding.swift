// SPDX-License-Identifier: MIT

import EspalierPrimitives
import Foundation

/// Archives have the components in the present appearance.
extension NSColor: NSSecureCoding {
  /// True: an archive has numbers alone.
  public static var supportsSecureCoding: Bool { true }

  /// The colour of an archive; nil for one without components.
  public convenience init?(coder: NSCoder) {
    guard let color = ColorArchive.read(from: coder) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Writes the components.
  public func encode(with coder: NSCoder) {
    var color: ColorArchive.Components = (0, 0, 0, 0)
    getRed(&color.red, green: &color.green, blue: &color.blue, alpha: &color.alpha)
    ColorArchive.write(color, to: coder)
  }
}
