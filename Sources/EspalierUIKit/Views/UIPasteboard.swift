// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation
import UniformTypeIdentifiers

/// The clipboard: that of the desktop in a window, else one of the process's own.
///
/// Another program that owns the desktop's clipboard has half a second to send what is read.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The clipboard.
  public static let general = UIPasteboard()

  /// The text; nil if there is none.
  public var string: String? {
    get { CopiedContent.text }
    set { if let newValue { CopiedContent.set(text: newValue) } else { items = [] } }
  }
  /// The texts.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { CopiedContent.set((newValue ?? []).map { NSItemProvider(object: $0) }) }
  }
  /// The address; nil if there is none.
  public var url: URL? {
    get { CopiedContent.value(URL.self) ?? string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { CopiedContent.set(newValue.map { [NSItemProvider(object: $0)] } ?? []) }
  }
  /// The addresses.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { CopiedContent.set((newValue ?? []).map { NSItemProvider(object: $0) }) }
  }
  /// The picture; nil if there is none.
  public var image: UIImage? {
    get { CopiedContent.data(.image).flatMap { UIImage(data: $0) } }
    set { CopiedContent.set(newValue.map { [NSItemProvider(png: $0)] } ?? []) }
  }
  /// The pictures.
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { CopiedContent.set((newValue ?? []).map { NSItemProvider(png: $0) }) }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { CopiedContent.hasText }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { contains(pasteboardTypes: [UTType.image.identifier]) }
  /// The number of this program's changes; those of others are not counted.
  public var changeCount: Int { CopiedContent.changeCount }
  /// The number of things.
  public var numberOfItems: Int { CopiedContent.items.count }

  /// The forms of the things, by the identifiers of types: texts, addresses, pictures and bytes.
  public var items: [[String: Any]] {
    get { CopiedContent.items.map { item in item.forms } }
    set { setItems(newValue) }
  }
  /// The things, whose forms are made when they are read.
  public var itemProviders: [NSItemProvider] {
    get { CopiedContent.items }
    set { CopiedContent.set(newValue) }
  }

  /// Replaces the things.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    CopiedContent.set(items.map(NSItemProvider.init(forms:)))
  }
  /// Replaces the things.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    CopiedContent.set(itemProviders)
  }
  /// Options of the things; none has an effect on a desktop.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The end of the things' time.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices do not receive the things.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Replaces the content by bytes of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }
  /// Replaces the content by a text, an address, a picture or bytes.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }
  /// The bytes of a type; nil if there are none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    CopiedContent.data(UTType(importedAs: pasteboardType))
  }
  /// Whether there is something of one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    let types = pasteboardTypes.map { UTType(importedAs: $0) }
    return CopiedContent.items.contains { $0.conforms(toAny: types) }
  }

  /// Posted when this program has changed the clipboard.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

extension NSItemProvider {
  /// The forms of an item by the identifiers of types.
  convenience init(forms: [String: Any]) {
    self.init()
    for (identifier, value) in forms {
      let data: Data? =
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
      if let data { register(UTType(importedAs: identifier)) { data } }
    }
  }

  /// The texts and addresses of the item by the identifiers of types; other forms are bytes, read by `data(forPasteboardType:)`.
  fileprivate var forms: [String: Any] {
    var result: [String: Any] = [:]
    for type in registeredContentTypes {
      if let text = value as? String {
        result[type.identifier] = text
      } else if let url = value as? URL {
        result[type.identifier] = url
      } else {
        result[type.identifier] = Data()
      }
    }
    return result
  }
}
