// SPDX-License-Identifier: MIT

import CoreTransferable
internal import EspalierCGtk
import EspalierNumbers
import Foundation
import UniformTypeIdentifiers

// The dragged data, under the desktops' names of kinds of data.

extension UTType {
  /// The prefix of kinds that have no MIME name.
  private static let prefix = "application/vnd.uti."

  fileprivate var mime: String { preferredMIMEType ?? Self.prefix + identifier }

  fileprivate init?(mime: String) {
    switch mime {
    case "text/uri-list": self = .fileURL
    case "UTF8_STRING", "STRING", "TEXT", "text/plain", "text/plain;charset=utf-8": self = .utf8PlainText
    default:
      if mime.hasPrefix(Self.prefix) {
        self.init(importedAs: String(mime.dropFirst(Self.prefix.count)))
      } else if mime.contains("/") {
        self.init(mimeType: mime)
      } else {
        return nil
      }
    }
  }
}

/// The data of items that are dragged out of a window.
struct DragContents: Sendable {
  /// A kind that this program alone uses: a drag must offer at least one.
  private static let own = "application/x-espalier-drag"

  private var parts: [(mime: String, data: Data)] = []

  @MainActor
  init(_ items: [NSItemProvider]) async {
    var addresses: [String] = []
    var texts: [Data] = []
    for item in items {
      var hasAddress = false
      var hasText = false
      for representation in item.representations where !representation.isPrivate {
        let type = representation.type
        let isAddress = type.conforms(to: .url)
        let isText = !isAddress && type.conforms(to: .plainText)
        if isAddress && hasAddress || isText && hasText { continue }
        guard let data = try? await representation.load() else { continue }
        if isAddress {
          hasAddress = true
          addresses.append(String(decoding: data, as: UTF8.self))
        } else if isText {
          hasText = true
          texts.append(data)
        } else if !parts.contains(where: { $0.mime == type.mime }) {
          parts.append((type.mime, data))
        }
      }
    }
    if !addresses.isEmpty {
      parts.append(("text/uri-list", Data(addresses.map { $0 + "\r\n" }.joined().utf8)))
    }
    if !texts.isEmpty {
      let text = Data(texts.joined(separator: Data("\n".utf8)))
      parts += [("text/plain;charset=utf-8", text), ("text/plain", text)]
    }
    if parts.isEmpty { parts = [(Self.own, Data())] }
  }

  @MainActor
  func makeProvider() -> UnsafeMutablePointer<GdkContentProvider> {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = parts.map { part in
      let bytes = part.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(part.mime, bytes)
    }
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }
}

/// Lets the main loop check the display and its sources again at once. The main run loop, which is called when GLib is
/// about to wait, may run tasks then; a task's request would otherwise wait with GLib until the next event.
@MainActor
func flush() {
  if let display = gdk_display_get_default() { gdk_display_flush(display) }
  g_main_context_wakeup(nil)
}

/// The data that another program drops, or has copied.
@MainActor
struct OfferedContents {
  private enum Source { case drop(OpaquePointer), clipboard(OpaquePointer) }
  private let source: Source

  init(drop: OpaquePointer) { source = .drop(drop) }
  init(clipboard: OpaquePointer) { source = .clipboard(clipboard) }

  private var names: [String] {
    let formats =
      switch source {
      case .drop(let drop): gdk_drop_get_formats(drop)
      case .clipboard(let clipboard): gdk_clipboard_get_formats(clipboard)
      }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  /// Every offered kind, once each.
  var types: [UTType] {
    var result: [UTType] = []
    for name in names { if let type = UTType(mime: name), !result.contains(type) { result.append(type) } }
    return result
  }

  /// The greatest number of kinds that are read.
  private static let limit = 8

  /// The items with their data: one for each address, else one with everything.
  func items() async -> [NSItemProvider] {
    let names = names
    if names.contains("text/uri-list"), let list = await read("text/uri-list") {
      let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      let items = lines.filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }.map { url in
        NSItemProvider(contentsOf: url) ?? NSItemProvider(transferring: url)
      }
      if !items.isEmpty { return items }
    }
    let item = NSItemProvider()
    var known: [UTType] = []
    for name in names {
      guard known.count < Self.limit, let type = UTType(mime: name), !known.contains(type),
        let data = await read(name)
      else { continue }
      known.append(type)
      item.register(type) { data }
    }
    return known.isEmpty ? [] : [item]
  }

  private final class Reader {
    let done: (Data?) -> Void
    init(_ done: @escaping (Data?) -> Void) { self.done = done }
  }

  /// Reads the data of a kind; nil if the other program does not send it.
  private func read(_ mime: String) async -> Data? {
    await withCheckedContinuation { continuation in
      let reader = Unmanaged.passRetained(Reader { continuation.resume(returning: $0) }).toOpaque()
      mime.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        switch source {
        case .drop(let drop):
          gdk_drop_read_async(
            drop, &names, G_PRIORITY_DEFAULT, nil,
            { source, result, data in
              onMain((source, result, data)) { source, result, data in
                OfferedContents.copy(gdk_drop_read_finish(OpaquePointer(source), result, nil, nil), data!)
              }
            }, reader)
        case .clipboard(let clipboard):
          gdk_clipboard_read_async(
            clipboard, &names, G_PRIORITY_DEFAULT, nil,
            { source, result, data in
              onMain((source, result, data)) { source, result, data in
                OfferedContents.copy(gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil), data!)
              }
            }, reader)
        }
      }
      flush()
    }
  }

  private static func copy(_ stream: UnsafeMutablePointer<GInputStream>?, _ reader: gpointer) {
    guard let stream else { return Unmanaged<Reader>.fromOpaque(reader).takeRetainedValue().done(nil) }
    let memory = g_memory_output_stream_new_resizable()!
    let flags = G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue
    g_output_stream_splice_async(
      memory, stream, GOutputStreamSpliceFlags(rawValue: flags), G_PRIORITY_DEFAULT, nil,
      { source, result, data in
        onMain((source, result, data)) { source, result, data in
          let memory = UnsafeMutableRawPointer(source!)
          let length = g_output_stream_splice_finish(
            memory.assumingMemoryBound(to: GOutputStream.self), result, nil)
          let stream = memory.assumingMemoryBound(to: GMemoryOutputStream.self)
          let bytes = g_memory_output_stream_get_data(stream)
          let count = Int(g_memory_output_stream_get_data_size(stream))
          let found = length < 0 ? nil : bytes.map { Data(bytes: $0, count: count) } ?? Data()
          g_object_unref(memory)
          Unmanaged<Reader>.fromOpaque(data!).takeRetainedValue().done(found)
        }
      }, reader)
    g_object_unref(stream)
  }
}
