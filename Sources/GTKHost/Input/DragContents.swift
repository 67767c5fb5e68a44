internal import CGtk
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

// What is dragged, under the names by which desktops know kinds of data.

extension UTType {
  /// Kinds that MIME has no name for go under their own.
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

/// The data of things that are dragged out of a window.
struct DragContents: Sendable {
  /// Seen by this program alone; there has to be something.
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

/// What another program drops.
@MainActor
enum DropContents {
  private static func mimes(of drop: OpaquePointer) -> [String] {
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  /// Every kind that is offered, each once.
  static func types(of drop: OpaquePointer) -> [UTType] {
    var result: [UTType] = []
    for mime in mimes(of: drop) { if let type = UTType(mime: mime), !result.contains(type) { result.append(type) } }
    return result
  }

  /// How many kinds are read at most.
  private static let limit = 8

  /// The things with their data: one for each address, else one with everything.
  static func items(of drop: OpaquePointer) async -> [NSItemProvider] {
    let names = mimes(of: drop)
    if names.contains("text/uri-list"), let list = await read(drop, "text/uri-list") {
      let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      let items = lines.filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }.map { url in
        NSItemProvider(contentsOf: url) ?? NSItemProvider(transferring: url)
      }
      if !items.isEmpty { return items }
    }
    let item = NSItemProvider()
    var known: [UTType] = []
    for name in names {
      guard known.count < limit, let type = UTType(mime: name), !known.contains(type),
        let data = await read(drop, name)
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

  /// Nil if the other program does not send it.
  private static func read(_ drop: OpaquePointer, _ mime: String) async -> Data? {
    await withCheckedContinuation { continuation in
      let reader = Unmanaged.passRetained(Reader { continuation.resume(returning: $0) }).toOpaque()
      mime.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        gdk_drop_read_async(
          drop, &names, G_PRIORITY_DEFAULT, nil,
          { source, result, data in
            onMain((source, result, data)) { source, result, data in
              var name: UnsafePointer<CChar>?
              guard let stream = gdk_drop_read_finish(OpaquePointer(source), result, &name, nil) else {
                return Unmanaged<Reader>.fromOpaque(data!).takeRetainedValue().done(nil)
              }
              DropContents.copy(stream, data!)
            }
          }, reader)
      }
    }
  }

  private static func copy(_ stream: UnsafeMutablePointer<GInputStream>, _ reader: gpointer) {
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
