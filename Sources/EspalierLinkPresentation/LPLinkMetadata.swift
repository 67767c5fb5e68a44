// SPDX-License-Identifier: MIT

import CoreTransferable
import Foundation

/// The title and the pictures of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was requested.
  open var originalURL: URL?
  /// The address that was found.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The icon of the site, loaded when it is read.
  open var iconProvider: NSItemProvider?
  /// The picture of the page, loaded when it is read.
  open var imageProvider: NSItemProvider?
  /// A film of the page; its address is `remoteVideoURL`.
  open var videoProvider: NSItemProvider?
  /// The address of a film of the page.
  open var remoteVideoURL: URL?
  /// Values without content.
  public override init() {}
}

/// A view of a link. Linux has none of the system's: an app shows `LPLinkMetadata` by its own views.
@available(*, unavailable, message: "Linux has no view of links: show the title and the pictures of the LPLinkMetadata")
open class LPLinkView: NSObject {}
