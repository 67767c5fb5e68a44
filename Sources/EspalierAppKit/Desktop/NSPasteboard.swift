// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierAppleValues
import Foundation
import UniformTypeIdentifiers

/// The clipboard: that of the desktop in a window, else one of the process's own.
///
/// Another program that owns the desktop's clipboard has half a second to send what is read.
@MainActor @preconcurrency
public final class NSPasteboard: NSObject {
  /// The clipboard.
  public static let general = NSPasteboard()

  /// A type of content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type by its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// A file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture as a PNG file.
    public static let png = PasteboardType("public.png")
    /// A picture as a TIFF file.
    public static let tiff = PasteboardType("public.tiff")
    /// A document.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// A text with attributes.
    public static let rtf = PasteboardType("public.rtf")
    /// A text with marks.
    public static let html = PasteboardType("public.html")

    var type: UTType { UTType(importedAs: rawValue) }
  }

  /// The forms of the one thing that is being set.
  private var forms: [(type: PasteboardType, data: Data, text: String?)] = []

  /// The number of this program's changes; those of others are not counted.
  public var changeCount: Int { CopiedContent.changeCount }
  /// The types of the content.
  public var types: [PasteboardType]? {
    CopiedContent.items.first.map { item in item.registeredContentTypes.map { PasteboardType($0.identifier) } }
  }

  /// Removes the content. Returns the number of changes.
  @discardableResult
  public func clearContents() -> Int {
    forms = []
    CopiedContent.set([])
    return changeCount
  }
  /// Removes the content, and announces the types that follow. Returns the number of changes.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
  /// Removes the content. Returns the number of changes.
  @discardableResult
  public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }
  /// Options of the content; none has an effect on a desktop.
  public struct ContentsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other devices do not receive the content.
    public static let currentHostOnly = ContentsOptions(rawValue: 1)
  }

  /// Adds a text. Returns true.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    add(dataType, Data(string.utf8), text: dataType == .string ? string : nil)
  }
  /// Adds bytes. Returns whether there are some.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    return add(dataType, data, text: nil)
  }
  /// Adds a property list. Returns whether it is one.
  @discardableResult
  public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    let data = try? PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
    return setData(data, forType: dataType)
  }
  /// Adds texts, addresses and pictures. Returns whether all of them are one of these.
  @discardableResult
  public func writeObjects(_ objects: [Any]) -> Bool {
    let providers = objects.compactMap { object -> NSItemProvider? in
      switch object {
      case let text as String: NSItemProvider(object: text)
      case let url as URL: NSItemProvider(object: url)
      case let text as NSString: NSItemProvider(object: text)
      case let url as NSURL: NSItemProvider(object: url)
      case let image as NSImage: NSItemProvider(png: image)
      default: nil
      }
    }
    CopiedContent.set(providers)
    return providers.count == objects.count
  }

  private func add(_ type: PasteboardType, _ data: Data, text: String?) -> Bool {
    forms.removeAll { $0.type == type }
    forms.append((type, data, text))
    if let text, forms.count == 1 {
      CopiedContent.set(text: text)
    } else {
      let item = NSItemProvider()
      for form in forms { item.register(form.type.type) { [data = form.data] in data } }
      CopiedContent.set([item])
    }
    return true
  }

  /// The text; nil if there is none.
  public func string(forType dataType: PasteboardType) -> String? {
    if dataType == .string { return CopiedContent.text }
    return data(forType: dataType).flatMap { String(data: $0, encoding: .utf8) }
  }
  /// The bytes of a type; nil if there are none.
  public func data(forType dataType: PasteboardType) -> Data? {
    dataType == .string ? CopiedContent.text.map { Data($0.utf8) } : CopiedContent.data(dataType.type)
  }
  /// The property list of a type; nil if there is none.
  public func propertyList(forType dataType: PasteboardType) -> Any? {
    data(forType: dataType).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
  }
  /// The first of some types that the content has.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    let items = CopiedContent.items
    return types.first { type in items.contains { $0.conforms(toAny: [type.type]) } }
  }
  /// Texts, addresses and pictures of classes.
  public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    var result: [Any] = []
    if classArray.contains(where: { $0 == NSURL.self }), let url = CopiedContent.value(Foundation.URL.self) {
      result.append(url)
    }
    if classArray.contains(where: { $0 == NSString.self }), let text = CopiedContent.text { result.append(text) }
    if classArray.contains(where: { $0 == NSImage.self }),
      let image = CopiedContent.data(.image).flatMap({ NSImage(data: $0) })
    {
      result.append(image)
    }
    return result
  }
  /// Options of reading; none has an effect.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Files alone.
    public static let urlReadingFileURLsOnly = Self(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Files of types.
    public static let urlReadingContentsConformToTypes = Self(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }
}

extension NSItemProvider {
  /// A picture as a PNG file.
  convenience init(png image: NSImage) {
    self.init()
    register(.png) { image.pngFile() ?? Data() }
  }
}
