// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UniformTypeIdentifiers

/// Kinds of data: names, what is more general, endings and MIME types.
@Suite struct ContentTypeTests {
  @Test("a kind conforms to itself and to all that is more general, over any number of steps")
  func conformance() {
    #expect(UTType.utf8PlainText.conforms(to: .text) && UTType.utf8PlainText.conforms(to: .utf8PlainText))
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && !UTType.png.conforms(to: .text))
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
    #expect(UTType.folder.isSubtype(of: .item) && !UTType.folder.conforms(to: .data))
    #expect(
      !UTType.text.isSubtype(of: .text) && UTType.text.isSupertype(of: .json) && !UTType.json.isSupertype(of: .text))
    #expect(UTType.json.supertypes == [.text, .data, .content, .item])
  }

  @Test("every kind with a name of its own is known, and is data, a folder or content")
  func table() {
    let all: [UTType] = [
      .item, .content, .data, .directory, .folder, .package, .url, .fileURL, .text, .plainText, .utf8PlainText,
      .utf16PlainText, .delimitedText, .commaSeparatedText, .tabSeparatedText, .rtf, .html, .xml, .yaml, .json,
      .propertyList, .sourceCode, .swiftSource, .cSource, .pythonScript, .shellScript, .javaScript, .log, .image, .png,
      .jpeg, .gif, .tiff, .bmp, .webP, .svg, .heic, .pdf, .audiovisualContent, .audio, .mp3, .wav, .movie, .video,
      .mpeg4Movie, .quickTimeMovie, .archive, .zip, .gzip, .executable, .vCard, .contact, .calendarEvent, .font,
    ]
    for type in all {
      #expect(UTType(type.identifier) == type, "\(type)")
      #expect(type.conforms(to: .item) || type.conforms(to: .content), "\(type)")
      #expect(type.isDeclared && !type.isDynamic)
    }
    #expect(Set(all).count == all.count)
  }

  @Test("people's names for kinds: the desktop's, else by the ending, else by the identifier's last word")
  func descriptions() {
    // The words are the desktop's, in the language of the session.
    if let json = UTType.json.localizedDescription {
      #expect(!json.isEmpty && !json.contains("application/json"))
      #expect(UTType.json.nameOfFiles == json + " (*.json)")
    }
    #expect(UTType.item.localizedDescription == nil)
    let own = UTType(exportedAs: "org.example.ledger-book", conformingTo: .json)
    #expect(own.localizedDescription == nil && own.nameOfFiles == "Ledger-Book files")
    let ending = UTType(filenameExtension: "unheardof")
    #expect(ending?.localizedDescription == nil && ending?.nameOfFiles == "UNHEARDOF files (*.unheardof)")
  }

  @Test("endings and MIME types, in any case")
  func tags() {
    #expect(UTType(filenameExtension: "jpg") == .jpeg && UTType(filenameExtension: "JPEG") == .jpeg)
    #expect(UTType(mimeType: "text/html") == .html && UTType(mimeType: "Image/PNG") == .png)
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg" && UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil && UTType.image.preferredMIMEType == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "") == nil)
  }

  @Test("an unknown ending is a kind of its own, that knows its ending")
  func dynamic() {
    let type = UTType(filenameExtension: "xyzzy")
    #expect(type?.isDynamic == true && type?.preferredFilenameExtension == "xyzzy" && type?.conforms(to: .data) == true)
    #expect(type == UTType(filenameExtension: "XYZZY") && type != UTType(filenameExtension: "xyzzz"))
    let sound = UTType(mimeType: "audio/x-strange", conformingTo: .audio)
    #expect(sound?.preferredMIMEType == "audio/x-strange" && sound?.conforms(to: .audio) == true)
  }

  @Test("a program's own kinds: without a parent they are data; names are of any case")
  func declared() {
    let card = UTType(exportedAs: "org.example.Content-Card", conformingTo: .json)
    #expect(card.identifier == "org.example.content-card" && UTType("ORG.EXAMPLE.content-card") == card)
    #expect(card.conforms(to: .json) && card.conforms(to: .data) && !card.isPublic && card.isDeclared)
    #expect(UTType(importedAs: "org.example.plain-thing").conforms(to: .data))
    // A parent that is named later counts too.
    #expect(UTType(importedAs: "org.example.plain-thing", conformingTo: .image).conforms(to: .image))
  }

  @Test("what is known keeps its meaning, whatever a program says of it")
  func knownKinds() {
    #expect(UTType(importedAs: "public.png", conformingTo: .text) == .png)
    #expect(!UTType.png.conforms(to: .text))
  }

  @Test("kinds that refer to each other in a circle do no harm")
  func circles() {
    let a = UTType(exportedAs: "org.example.circle-a", conformingTo: UTType(exportedAs: "org.example.circle-b"))
    let b = UTType(exportedAs: "org.example.circle-b", conformingTo: a)
    #expect(a.conforms(to: b) && b.conforms(to: a) && a.conforms(to: .data))
  }

  @Test("an unknown name is nil, and a question does not make it known")
  func unknown() {
    #expect(UTType("org.example.never") == nil && UTType("") == nil)
    #expect(!UTType.png.conforms(to: .init(filenameExtension: "never")!))
    #expect(UTType("org.example.never") == nil)
  }

  @Test("a type is written as its identifier")
  func coding() throws {
    #expect(UTType.png.description == "public.png")
    let types = [UTType.png, .json]
    #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode(types)) == types)
  }

  @Test("what the module's own list lacks is looked up in the desktop's MIME types")
  func endingsOfOtherFilesConformAsOnTheDesktop() throws {
    for (ending, type) in [
      ("md", UTType.plainText), ("rs", .plainText), ("mkv", .movie), ("flac", .audio), ("psd", .image),
      ("woff2", .font),
      ("geojson", .json), ("atom", .xml),
    ] {
      let found = try #require(UTType(filenameExtension: ending))
      #expect(found.conforms(to: type) && found.isDynamic && found.preferredFilenameExtension == ending, "\(ending)")
    }
    #expect(UTType(filenameExtension: "JPE") == .jpeg && UTType(mimeType: "application/x-zip-compressed") == .zip)
    let markdown = try #require(UTType(filenameExtension: "md"))
    #expect(markdown.preferredMIMEType == "text/markdown" && !markdown.conforms(to: .image))
    #expect(markdown.conforms(to: try #require(UTType(mimeType: "text/markdown"))))
    #expect(UTType(filenameExtension: "markdown", conformingTo: .image) == nil)
    #expect(UTType(mimeType: "image/x-unheard-of")?.conforms(to: .image) == true)
    let unknown = try #require(UTType(filenameExtension: "xyzzy"))
    #expect(unknown.supertypes == [.data, .item] && unknown.preferredMIMEType == nil)
  }
}
