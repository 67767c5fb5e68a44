// SPDX-License-Identifier: MIT

internal import EspalierCGio

// Types that the table lacks are looked up in the desktop's database of MIME types (shared-mime-info), through GIO. If no
// database is installed, none is found. The first look-up reads the database, in about 0.6 ms; others take about 10 µs.

extension KnownTypes {
  /// The desktop's type for an ending of files in lower case; nil if it has none.
  func desktopType(filenameExtension: String) -> String? {
    guard let guess = g_content_type_guess("file." + filenameExtension, nil, 0, nil) else { return nil }
    defer { g_free(guess) }
    guard g_content_type_is_unknown(guess) == 0 else { return nil }
    let mimeType = String(cString: guess)
    guard let type = desktopType(mimeType: mimeType), Self.isDynamic(type) else {
      return desktopType(mimeType: mimeType)
    }
    // Several endings share a MIME type: each becomes a type of its own below that.
    let identifier = "dyn.ext." + filenameExtension
    declare(identifier, KnownType(parents: [type], extensions: [filenameExtension], mimeTypes: [mimeType]))
    return identifier
  }

  /// The type for a MIME type in lower case: the type in the table with an equivalent MIME type, else a new one below
  /// all that the desktop considers more general. Nil if only `application/octet-stream` is more general.
  func desktopType(mimeType: String) -> String? {
    if let same = first(where: { $0.mimeTypes.contains { g_content_type_equals(mimeType, $0) != 0 } }) { return same }
    let parents = all { type in
      type.mimeTypes.contains { $0 != "application/octet-stream" && g_content_type_is_a(mimeType, $0) != 0 }
    }
    let families = Self.families.filter { g_content_type_is_a(mimeType, $0.pattern) != 0 }.map(\.identifier)
    guard !parents.isEmpty || !families.isEmpty else { return nil }
    let identifier = "dyn.mime." + mimeType
    declare(identifier, KnownType(parents: parents + families, mimeTypes: [mimeType]))
    return identifier
  }

  /// The desktop's description of a MIME type, in the user's language; nil if it only repeats the type.
  func desktopDescription(mimeType: String) -> String? {
    guard g_content_type_is_unknown(mimeType) == 0, let text = g_content_type_get_description(mimeType) else {
      return nil
    }
    defer { g_free(text) }
    let description = String(cString: text)
    return description.isEmpty || description.contains(mimeType) ? nil : description
  }

  static func isDynamic(_ identifier: String) -> Bool { identifier.hasPrefix("dyn.") }

  /// The types of the table without a MIME type of their own, with a pattern for all MIME types below them.
  static let families: [(pattern: String, identifier: String)] = [
    ("text/*", "public.text"), ("image/*", "public.image"), ("audio/*", "public.audio"), ("video/*", "public.movie"),
    ("font/*", "public.font"),
  ]
}
