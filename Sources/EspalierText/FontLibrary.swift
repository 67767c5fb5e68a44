// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierFiles
import EspalierNumbers
import Foundation

/// The fonts for the layout of text, by default a private set that no setting of the user's system changes: Inter, with
/// DejaVu, Noto and any other font in the standard directories for the characters that it lacks.
///
/// Positions are unhinted and fractional, 72 dots per inch, so that a point is a pixel at scale 1 and the same input
/// gives the same numbers everywhere.
@MainActor
package final class FontLibrary {
  /// Family names by design, best first; those after the first supply the characters that it lacks.
  package struct Families: Sendable {
    package var standard = "Inter,DejaVu Sans,Noto Sans,Noto Color Emoji"
    package var serif = "DejaVu Serif,Noto Serif,Inter"
    package var rounded = "Inter,DejaVu Sans,Noto Sans"
    package var monospaced = "DejaVu Sans Mono,Noto Sans Mono,Inter"

    package init() {}
  }

  /// The directories that are searched for fonts, with their subdirectories.
  package static let standardDirectories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
  ]

  /// The library in use. Replacing it empties the layout cache.
  package static var shared = FontLibrary() { didSet { TextLayoutCache.removeAll() } }

  /// The defect of the fonts on this machine, in one sentence; nil if text is drawn with the intended font.
  package static var fontWarning: String? { shared.warning }

  package let families: Families
  package let warning: String?
  /// Whether any font was found; if not, sizes are estimates and characters are drawn as boxes.
  package let hasFonts: Bool
  /// Whether some font has glyphs in colours of their own.
  let hasColorFonts: Bool
  let context: OpaquePointer?
  private var faces: [FontDescription: FontFace] = [:]
  private var lastFace: FontFace?
  private var alphabets: [SimpleAlphabets.Key: SimpleAlphabets] = [:]

  /// A library of the fonts in `directories`.
  package init(directories: [String] = FontLibrary.standardDirectories, families: Families = Families()) {
    self.families = families
    let config = Self.makeConfiguration(directories)
    let found = FcConfigGetFonts(config, FcSetSystem).map { Int($0.pointee.nfont) } ?? 0
    hasFonts = found > 0
    hasColorFonts = Self.findsColor(config)
    guard hasFonts, let map = pango_cairo_font_map_new() else {
      context = nil
      warning =
        "No font was found, so text is measured by estimate and drawn as boxes. Install one: apt install fonts-inter. "
        + "Looked in \(directories.joined(separator: ", "))."
      return
    }
    espalier_set_font_config(map, config)
    let context = pango_font_map_create_context(map)!
    Self.configure(context)
    self.context = context
    warning =
      Self.contains(context, family: families.standard.split(separator: ",").first.map(String.init) ?? "")
      ? nil
      : "The system font \(families.standard.split(separator: ",").first ?? "") is not installed, so another font stands "
        + "in for it and sizes differ from other machines. Install it: apt install fonts-inter."
  }

  private static func makeConfiguration(_ directories: [String]) -> OpaquePointer? {
    let config = FcConfigCreate()
    let cache = cacheFolder.map { "<cachedir>\(escaped($0))</cachedir>" } ?? ""
    let list = directories.map { "<dir>\(escaped($0))</dir>" }.joined()
    let xml =
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(list)"
      + "\(cache)\(lettersAsWritten)</fontconfig>"
    FcConfigParseAndLoadFromMemory(config, Array(xml.utf8) + [0], 1)
    FcConfigBuildFonts(config)
    return config
  }

  /// Inter draws an arrow for "->" and a sign of multiplication for the x of "0x1F"; Apple's system font draws the
  /// characters as written.
  private static let lettersAsWritten =
    "<match target=\"font\"><test name=\"family\" compare=\"contains\"><string>Inter</string></test>"
    + "<edit name=\"fontfeatures\" mode=\"append\"><string>calt=0</string></edit></match>"

  /// A folder of the user's own for fontconfig's cache, which programs of the user trust; nil if there is none, so that
  /// each process reads the fonts anew. A folder that every user can write to might have been made by another user.
  private static let cacheFolder: String? = {
    let environment = ProcessInfo.processInfo.environment
    let user = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.cache"
    return try? PrivateFolder(at: URL(fileURLWithPath: user + "/espalier/fonts")).url.path
  }()

  private static func findsColor(_ config: OpaquePointer?) -> Bool {
    guard let fonts = FcConfigGetFonts(config, FcSetSystem) else { return false }
    return (0..<Int(fonts.pointee.nfont)).contains { i in
      var isColor: FcBool = 0
      return FcPatternGetBool(fonts.pointee.fonts[i], FC_COLOR, 0, &isColor) == FcResultMatch && isColor != 0
    }
  }

  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  private static func configure(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
  }

  private static func contains(_ context: OpaquePointer, family: String) -> Bool {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context, &list, &count)
    defer { g_free(list) }
    return (0..<Int(count)).contains { i in
      list?[i].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) == family } ?? false
    }
  }

  /// The one object for a description.
  func face(_ description: FontDescription) -> FontFace {
    if let lastFace, lastFace.description == description { return lastFace }
    let face = faces[description] ?? FontFace(description, library: self)
    faces[description] = face
    lastFace = face
    return face
  }

  /// The simple text of a font's file, determined once for all its sizes.
  ///
  /// - Parameter glyphs: Per character, the glyphs that may represent it.
  func simpleAlphabets(
    of face: OpaquePointer?, monospacedDigits: Bool, _ glyphs: [UInt8: Set<hb_codepoint_t>]
  ) -> SimpleAlphabets {
    let key = SimpleAlphabets.Key(face: face, monospacedDigits: monospacedDigits)
    if let known = alphabets[key] { return known }
    let found = SimpleAlphabets(face: face, glyphs: glyphs)
    alphabets[key] = found
    return found
  }
}
