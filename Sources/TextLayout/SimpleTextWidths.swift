internal import CPango
import Foundation

/// Adds up the width of simple text, to the unit as Pango would, without shaping it.
///
/// Text is simple when it is made of ASCII characters that no enabled substitution of the font (ligatures, contextual
/// forms…) takes as input: then each character is one glyph, and its width depends on itself and, by pair kerning, on
/// the next one. Both are asked of HarfBuzz once. Fonts that kern by more than the next character give no simple text.
@MainActor
final class SimpleTextWidths {
  private static let unknown = Int32.min

  private let font: OpaquePointer
  private let features: [hb_feature_t]
  /// Per character: its advance in Pango units, or `unknown` where it is not simple.
  private var advances: [Int32]
  /// Per pair of characters: what kerning adds. Text with and without letters is shaped under different scripts.
  private var latinPairs = [Int32](repeating: SimpleTextWidths.unknown, count: 128 * 128)
  private var commonPairs: [Int32] = []

  init?(face: FontFace, pango description: OpaquePointer) {
    // Small capitals are synthesized; condensed faces may be scaled.
    guard !face.description.smallCaps, let context = face.library.context,
      let loaded = pango_context_load_font(context, description), let font = pango_font_get_hb_font(loaded)
    else { return nil }
    self.font = font
    features = face.description.monospacedDigits ? [makeFeature("tnum")] : []
    advances = [Int32](repeating: Self.unknown, count: 128)
    let involved = Self.involvedGlyphs(hb_font_get_face(font))
    defer { hb_set_destroy(involved) }
    for byte in UInt8(32)..<127 {
      var nominal: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, hb_codepoint_t(byte), &nominal) != 0, nominal != 0,
        hb_set_has(involved, nominal) == 0
      else { continue }
      let alone = shape([byte], HB_SCRIPT_LATIN)
      if alone.count == 1, hb_set_has(involved, alone[0].glyph) == 0 { advances[Int(byte)] = alone[0].advance }
    }
  }

  /// In points, on one line; nil where the text is not simple. O(length).
  func width(of string: String) -> CGFloat? {
    var copy = string
    return copy.withUTF8 { bytes in
      var hasLetter = false
      for byte in bytes where byte &- 65 < 58 { hasLetter = hasLetter || (byte | 32) &- 97 < 26 }
      guard hasLetter else { return commonWidth(bytes) }
      return sum(bytes, &latinPairs, HB_SCRIPT_LATIN)
    }
  }

  private func commonWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> CGFloat? {
    if commonPairs.isEmpty { commonPairs = [Int32](repeating: Self.unknown, count: 128 * 128) }
    return sum(bytes, &commonPairs, HB_SCRIPT_COMMON)
  }

  private func sum(_ bytes: UnsafeBufferPointer<UInt8>, _ pairs: inout [Int32], _ script: hb_script_t) -> CGFloat? {
    var total = 0
    var previous = 0
    for byte in bytes {
      guard byte < 128 else { return nil }
      let advance = advances[Int(byte)]
      guard advance != Self.unknown else { return nil }
      total += Int(advance)
      if previous != 0 {
        let index = previous << 7 | Int(byte)
        if pairs[index] == Self.unknown { pairs[index] = kerning(UInt8(previous), byte, script) }
        total += Int(pairs[index])
      }
      previous = Int(byte)
    }
    return CGFloat(total) / CGFloat(PANGO_SCALE)
  }

  private func kerning(_ first: UInt8, _ second: UInt8, _ script: hb_script_t) -> Int32 {
    let together = shape([first, second], script).reduce(0) { $0 + $1.advance }
    return together - advances[Int(first)] - advances[Int(second)]
  }

  private func shape(_ bytes: [UInt8], _ script: hb_script_t) -> [(glyph: hb_codepoint_t, advance: Int32)] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    bytes.withUnsafeBytes {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress!.assumingMemoryBound(to: CChar.self), Int32($0.count), 0, Int32($0.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { (infos[$0].codepoint, positions[$0].x_advance) }
  }

  /// The glyphs that a substitution may change, or that kerning looks at more than one neighbour of.
  private static func involvedGlyphs(_ face: OpaquePointer?) -> OpaquePointer? {
    let result = hb_set_create()
    let substitutions = [
      "rvrn", "ltra", "ltrm", "rand", "trak", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt",
    ]
    collect(face, table: "GSUB", substitutions) { input, _, _ in hb_set_union(result, input) }
    collect(face, table: "GPOS", ["kern", "dist", "curs", "mark", "mkmk", "abvm", "blwm"]) { input, before, after in
      if hb_set_is_empty(before) == 0 || hb_set_is_empty(after) == 0 { hb_set_union(result, input) }
    }
    return result
  }

  private static func collect(
    _ face: OpaquePointer?, table: String, _ features: [String],
    _ body: (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Void
  ) {
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    let tags = features.map(makeTag) + [0]
    hb_ot_layout_collect_lookups(face, makeTag(table), nil, nil, tags, lookups)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      let sets = (0..<3).map { _ in hb_set_create() }
      defer { sets.forEach { hb_set_destroy($0) } }
      hb_ot_layout_lookup_collect_glyphs(face, makeTag(table), lookup, sets[0], sets[1], sets[2], nil)
      body(sets[1], sets[0], sets[2])
    }
  }
}

private func makeTag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

private func makeFeature(_ name: String) -> hb_feature_t {
  hb_feature_t(tag: makeTag(name), value: 1, start: 0, end: UInt32.max)
}
