// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

extension NSFontDescriptor: NSSecureCoding {
  /// True: an archive has a name and numbers alone.
  public static var supportsSecureCoding: Bool { true }

  /// The description in an archive; nil for one without a font.
  public convenience init?(coder: NSCoder) {
    guard let font = FontArchive.read(from: coder) else { return nil }
    self.init(font)
  }

  /// Writes the typeface, the size, the weight and the slant.
  public func encode(with coder: NSCoder) { FontArchive.write(font, to: coder) }
}
