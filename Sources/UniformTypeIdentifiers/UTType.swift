// SPDX-License-Identifier: MIT

import Foundation

/// A kind of data: text, a picture, a file's address. A kind conforms to more general ones: plain text to text, text to
/// data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// In reverse domain order: `public.plain-text`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// A kind that is known; nil for others.
  public init?(_ identifier: String) {
    guard KnownTypes.all.has(identifier.lowercased()) else { return nil }
    self.init(known: identifier.lowercased())
  }

  /// A kind of your own. Here a program declares it by naming it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier.lowercased())
    KnownTypes.all.declare(self.identifier, parent: parentType?.identifier)
  }

  /// The kind of another program.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// What files with the ending are; a kind of its own for an ending that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension.lowercased(), \.extensions, "ext", supertype)
  }

  /// What MIME calls so; a kind of its own for a name that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType.lowercased(), \.mimeTypes, "mime", supertype)
  }

  private init?(tag: String, _ tags: KeyPath<KnownType, [String]>, _ kind: String, _ supertype: UTType) {
    guard !tag.isEmpty else { return nil }
    if let found = KnownTypes.all.first(where: { $0[keyPath: tags].contains(tag) }) {
      self.init(known: found)
      guard conforms(to: supertype) else { return nil }
    } else {
      self.init(known: "dyn.\(kind).\(tag)")
      KnownTypes.all.declare(identifier, parent: supertype.identifier)
    }
  }

  public var preferredFilenameExtension: String? { KnownTypes.all.type(identifier)?.extensions.first ?? dynamic("ext") }
  public var preferredMIMEType: String? { KnownTypes.all.type(identifier)?.mimeTypes.first ?? dynamic("mime") }

  private func dynamic(_ kind: String) -> String? {
    identifier.hasPrefix("dyn.\(kind).") ? String(identifier.dropFirst(5 + kind.count)) : nil
  }

  /// Every more general kind.
  public var supertypes: Set<UTType> { Set(KnownTypes.all.ancestors(of: identifier).map(UTType.init(known:))) }
  /// Whether it is the other kind, or one of that.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { KnownTypes.all.ancestors(of: identifier).contains(type.identifier) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var description: String { identifier }
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let yaml = UTType(known: "public.yaml")
  public static let json = UTType(known: "public.json")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let log = UTType(known: "com.apple.log")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let heic = UTType(known: "public.heic")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let executable = UTType(known: "public.executable")
  public static let vCard = UTType(known: "public.vcard")
  public static let contact = UTType(known: "public.contact")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let font = UTType(known: "public.font")
}
