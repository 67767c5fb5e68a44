// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import Foundation

/// A picture in a text with attributes: the common part of the `NSTextAttachment` of UIKit and of AppKit.
open class _PlatformTextAttachment: NSObject, @unchecked Sendable {
  /// The place and the size in points, from the baseline on, with y upwards; an empty one is the size of the picture on the baseline.
  open var bounds = CGRect.zero
  /// The content of a file, whose picture is shown if there is no other.
  open var contents: Data?
  /// The kind of the file.
  open var fileType: String?

  /// An attachment of a file's content.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// The picture that the module's class has.
  open var _shownImage: _PlatformImage? { nil }

  /// The picture in a text; nil for one without a picture.
  var text: Text? {
    guard let own = _shownImage?.content ?? contents.flatMap({ _ImageContent(data: $0, scale: 1) }) else { return nil }
    let content = bounds.isEmpty ? own : own.stretched(to: bounds.size) ?? own
    return Text(content.image).baselineOffset(bounds.minY)
  }
}
