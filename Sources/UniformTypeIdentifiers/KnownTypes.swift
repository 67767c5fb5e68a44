// SPDX-License-Identifier: MIT

import Foundation

/// The properties of a known type.
struct KnownType {
  var parents: [String] = []
  /// The endings of files, the usual one first.
  var extensions: [String] = []
  var mimeTypes: [String] = []
}

/// The types that are registered in this process: those of this file, and those that programs declare.
final class KnownTypes: @unchecked Sendable {
  static let all = KnownTypes()

  private let lock = NSLock()
  private var types: [String: KnownType] = [:]
  private var order: [String] = []
  /// The types of the table, whose meaning a program cannot change.
  private let builtIn: Set<String>

  private init() {
    var builtIn: Set<String> = []
    for line in Self.table.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
        part.split(separator: " ").map(String.init)
      }
      types[parts[0][0]] = KnownType(parents: parts[1], extensions: parts[2], mimeTypes: parts[3])
      order.append(parts[0][0])
      builtIn.insert(parts[0][0])
    }
    self.builtIn = builtIn
  }

  func has(_ identifier: String) -> Bool { type(identifier) != nil }
  func type(_ identifier: String) -> KnownType? { lock.withLock { types[identifier] } }

  func first(where condition: (KnownType) -> Bool) -> String? {
    lock.withLock { order.first { condition(types[$0]!) } }
  }

  func all(where condition: (KnownType) -> Bool) -> [String] {
    lock.withLock { order.filter { condition(types[$0]!) } }
  }

  /// Declares a type; without effect if the identifier is already known.
  func declare(_ identifier: String, _ type: KnownType) {
    lock.withLock {
      guard types[identifier] == nil else { return }
      types[identifier] = type
      order.append(identifier)
    }
  }

  func declare(_ identifier: String, parent: String?) {
    lock.withLock {
      if builtIn.contains(identifier) { return }
      if types[identifier] == nil { order.append(identifier) }
      guard let parent, types[identifier]?.parents.contains(parent) != true else {
        types[identifier] = types[identifier] ?? KnownType(parents: ["public.data"])
        return
      }
      types[identifier, default: KnownType()].parents.append(parent)
    }
  }

  func ancestors(of identifier: String) -> Set<String> {
    lock.withLock {
      var found: Set<String> = []
      var open = types[identifier]?.parents ?? []
      while let next = open.popLast() {
        if found.insert(next).inserted { open += types[next]?.parents ?? [] }
      }
      return found
    }
  }

  /// Identifier, parents, endings of files, MIME types.
  private static let table = """
    public.item|||
    public.content|||
    public.data|public.item||application/octet-stream
    public.directory|public.item||inode/directory
    public.folder|public.directory||
    com.apple.package|public.directory||
    public.url|public.data||
    public.file-url|public.url||text/uri-list
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml text/xml
    public.yaml|public.text|yaml yml|application/yaml
    public.json|public.text|json|application/json
    com.apple.property-list|public.data|plist|
    public.source-code|public.plain-text||
    public.swift-source|public.source-code|swift|text/x-swift
    public.c-source|public.source-code|c|text/x-csrc
    public.python-script|public.source-code|py|text/x-python
    public.shell-script|public.source-code|sh|text/x-shellscript
    com.netscape.javascript-source|public.source-code|js mjs|text/javascript
    com.apple.log|public.plain-text|log|
    public.image|public.data public.content||
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpeg jpg|image/jpeg
    com.compuserve.gif|public.image|gif|image/gif
    public.tiff|public.image|tiff tif|image/tiff
    com.microsoft.bmp|public.image|bmp|image/bmp
    org.webmproject.webp|public.image|webp|image/webp
    public.svg-image|public.image public.xml|svg|image/svg+xml
    public.heic|public.image|heic|image/heic
    com.adobe.pdf|public.data public.content|pdf|application/pdf
    public.audiovisual-content|public.data public.content||
    public.audio|public.audiovisual-content||
    public.mp3|public.audio|mp3|audio/mpeg
    com.microsoft.waveform-audio|public.audio|wav|audio/x-wav
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.mpeg-4|public.movie|mp4|video/mp4
    com.apple.quicktime-movie|public.movie|mov|video/quicktime
    public.archive|public.data||
    public.zip-archive|public.archive|zip|application/zip
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip
    public.executable|public.data||
    public.contact|public.content||
    public.vcard|public.text public.contact|vcf|text/vcard
    public.calendar-event|public.content||
    public.font|public.data|ttf otf|font/ttf
    com.apple.cocoa.pasteboard.color|public.data||application/x-color
    """
}
