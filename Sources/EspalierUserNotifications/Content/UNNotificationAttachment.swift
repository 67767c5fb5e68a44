// SPDX-License-Identifier: MIT

import Foundation

/// File that a notification shows. Desktops show the first one that is a picture.
///
/// Apple moves the file to a place of its own; here it stays, and must exist when the notification is shown.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The name of the attachment in its notification.
  public let identifier: String
  /// The address of the file.
  public let url: URL
  /// The identifier of the file's type: the extension of its name, else that of any data.
  public let type: String

  /// - Parameters:
  ///   - identifier: A name in the notification; if it is empty, one is made.
  ///   - url: The address of a file that exists.
  ///   - options: Options of Apple's, which have no effect here.
  /// - Throws: `UNError` if the address is not one of a file that can be read.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    type = url.pathExtension.isEmpty ? "public.data" : url.pathExtension.lowercased()
  }

  var isPicture: Bool { ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tif", "tiff"].contains(type) }
}
