// SPDX-License-Identifier: MIT

// As on Apple systems, for files that import this module alone.
@_exported import Foundation

/// A type of data: text, a picture, the URL of a file. A type conforms to more general ones: plain text to text, text to data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier in reverse domain order: `public.plain-text`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// A known type; nil for an unknown identifier.
  public init?(_ identifier: String) {
    guard KnownTypes.all.has(identifier.lowercased()) else { return nil }
    self.init(known: identifier.lowercased())
  }

  /// A type that the program itself defines. Here the call of this initialiser declares it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier.lowercased())
    KnownTypes.all.declare(self.identifier, parent: parentType?.identifier)
  }

  /// A type that another program defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with an ending; a dynamic type for an unknown ending. The conformance of an ending that is not
  /// in the table of this module is that of the desktop's MIME types: files that end in `.md` are plain text.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(
      tag: filenameExtension.lowercased(), \.extensions, "ext", supertype,
      onDesktop: KnownTypes.all.desktopType(filenameExtension:))
  }

  /// The type for a MIME type; a dynamic type for an unknown one. It conforms to the types that the desktop considers
  /// more general.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(
      tag: mimeType.lowercased(), \.mimeTypes, "mime", supertype, onDesktop: KnownTypes.all.desktopType(mimeType:))
  }

  private init?(
    tag: String, _ tags: KeyPath<KnownType, [String]>, _ kind: String, _ supertype: UTType,
    onDesktop desktopType: (String) -> String?
  ) {
    guard !tag.isEmpty else { return nil }
    if let found = KnownTypes.all.first(where: { $0[keyPath: tags].contains(tag) }) ?? desktopType(tag) {
      self.init(known: found)
      guard conforms(to: supertype) else { return nil }
    } else {
      self.init(known: "dyn.\(kind).\(tag)")
      KnownTypes.all.declare(identifier, parent: supertype.identifier)
    }
  }

  /// The usual ending of files of this type, without the dot; nil if none is known.
  public var preferredFilenameExtension: String? { KnownTypes.all.type(identifier)?.extensions.first ?? dynamic("ext") }
  /// The usual MIME type; nil if none is known.
  public var preferredMIMEType: String? { KnownTypes.all.type(identifier)?.mimeTypes.first ?? dynamic("mime") }

  /// The description of data of the type, in the user's language; nil if the desktop has none.
  public var localizedDescription: String? { preferredMIMEType.flatMap(KnownTypes.all.desktopDescription(mimeType:)) }

  func dynamic(_ kind: String) -> String? {
    identifier.hasPrefix("dyn.\(kind).") ? String(identifier.dropFirst(5 + kind.count)) : nil
  }

  /// All more general types.
  public var supertypes: Set<UTType> { Set(KnownTypes.all.ancestors(of: identifier).map(UTType.init(known:))) }
  /// Whether the type is `type` or more special.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether the type is more special than `type`.
  public func isSubtype(of type: UTType) -> Bool { KnownTypes.all.ancestors(of: identifier).contains(type.identifier) }
  /// Whether the type is more general than `type`.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether the identifier was generated from a file's ending or a MIME type that has no declared type.
  public var isDynamic: Bool { KnownTypes.isDynamic(identifier) }
  /// Whether the type has a declared identifier, and not a generated one.
  public var isDeclared: Bool { !isDynamic }
  public var description: String { identifier }
}

extension UTType {
  /// Anything that can be stored.
  public static let item = UTType(known: "public.item")
  /// Data with content for people: documents, pictures, films, sounds; no programs or folders.
  public static let content = UTType(known: "public.content")
  /// A sequence of bytes.
  public static let data = UTType(known: "public.data")
  /// A folder, or a package that looks like a file.
  public static let directory = UTType(known: "public.directory")
  /// A folder that a user opens.
  public static let folder = UTType(known: "public.folder")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// The address of a page or a file.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text in any form, with or without markup.
  public static let text = UTType(known: "public.text")
  /// Text without markup, in any encoding.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without markup in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Tables as text, a line for each row.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Tables as text, columns separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Tables as text, columns separated by tabulators.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Rich Text Format.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Source code in any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source code in C.
  public static let cSource = UTType(known: "public.c-source")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script of a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Source code in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A log.
  public static let log = UTType(known: "com.apple.log")
  /// A picture in any format.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A picture in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A drawing in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Sound, or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Sound in any format.
  public static let audio = UTType(known: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in WAVE.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(known: "public.video")
  /// Moving pictures in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Moving pictures in QuickTime's format.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Files packed into one.
  public static let archive = UTType(known: "public.archive")
  /// Files packed with ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// A file compressed with gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// A business card in vCard.
  public static let vCard = UTType(known: "public.vcard")
  /// A person's data.
  public static let contact = UTType(known: "public.contact")
  /// An event in a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A font.
  public static let font = UTType(known: "public.font")
}
