// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(exportedContentType: .utf8PlainText) { Data($0.utf8) }
    DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    DataRepresentation<String>(importedContentType: .url) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(exportedContentType: .fileURL) { Data($0.absoluteString.utf8) }
      .exportingCondition { $0.isFileURL }
    DataRepresentation<URL>(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: {
        guard let url = URL(transferred: $0) else { throw TransferError.notImported }
        return url
      })
    ProxyRepresentation<URL, String>(exporting: { $0.absoluteString })
  }

  /// The address that bytes spell; nil if they spell none.
  init?(transferred data: Data) {
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil else { return nil }
    self = url
  }
}

extension AttributedString: Transferable {
  /// The characters of the string, as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
