// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers

/// Objects that are made of the data of an item provider. Foundation's own are strings and addresses.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types of data that an object can be made of, as identifiers, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// - Parameters:
  ///   - data: The provider's data of the type.
  ///   - typeIdentifier: One of `readableTypeIdentifiersForItemProvider`.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> any NSItemProviderReading
}

extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText, .url].map(\.identifier) }

  /// The text that bytes in UTF-8 spell.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading { NSString(string: String(decoding: data, as: UTF8.self)) }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The address that bytes spell.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading {
    guard let url = URL(transferred: data) else { throw TransferError.notImported }
    return url as NSURL
  }
}

extension NSItemProvider {
  /// Whether an object of this class can be made of the representations.
  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object of the representations; the handler gets it or nil, and the error.
  @discardableResult
  public func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let identifier = type.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: identifier ?? "") { data, error in
      guard let identifier, let data else { return completionHandler(nil, error ?? TransferError.notOffered) }
      do {
        completionHandler(try type.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}
