// SPDX-License-Identifier: MIT

import Foundation

/// A file of a preview.
public protocol QLPreviewItem: AnyObject {
  /// The file; nil for one that is not there yet.
  var previewItemURL: URL? { get }
  /// The title; nil for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the file.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
