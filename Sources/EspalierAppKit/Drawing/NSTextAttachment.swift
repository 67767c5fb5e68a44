// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

/// A picture in a text with attributes, which labels and drawn texts show on the baseline.
open class NSTextAttachment: _PlatformTextAttachment, @unchecked Sendable {
  /// The picture.
  open var image: NSImage?

  /// An attachment without a picture.
  public convenience init() { self.init(data: nil, ofType: nil) }

  /// An attachment of a picture.
  public convenience init(image: NSImage) {
    self.init()
    self.image = image
  }

  /// The picture, for the common part.
  open override var _shownImage: _PlatformImage? { image }
}

extension NSAttributedString {
  /// The character of a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
