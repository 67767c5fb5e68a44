// SPDX-License-Identifier: MIT

internal import EspalierCPango
import Foundation

/// Adds up the width of simple text, to the unit as Pango would, without shaping it.
///
/// Text is simple when none of the font's substitutions (ligatures, contextual forms…) can apply to any text of the same
/// alphabet: then each character is one glyph, and its width depends on itself and, by pair kerning, on the next one.
/// Both are read from HarfBuzz once. There are two alphabets, because Inter turns the x of 3x4 into another glyph: one with
/// all letters, one with all digits; a text may change between them where no context reaches across. Fonts that kern by more than the next character have no simple text.
@MainActor
final class SimpleTextWidths {
  private static let unknown = Int32.min

  let pangoFont: UnsafeMutablePointer<PangoFont>
  private let font: OpaquePointer
  /// Per character: its glyph.
  @exclusivity(unchecked) private var glyphs = [UInt32](repeating: 0, count: 128)
  private let features: [hb_feature_t]
  /// Per character: its advance in Pango units, or `unknown` where it is not simple.
  @exclusivity(unchecked) private var advances: [Int32]
  /// Per character: one bit for each alphabet that it belongs to.
  @exclusivity(unchecked) private var alphabets: [UInt8]
  /// How many characters away a character may still take part in the same substitution.
  private var reach = 0
  /// Per pair of characters: what kerning adds. Text with and without letters is shaped under different scripts.
  @exclusivity(unchecked) private var latinPairs = [Int32](repeating: SimpleTextWidths.unknown, count: 128 * 128)
  @exclusivity(unchecked) private var commonPairs: [Int32] = []

  init?(face: FontFace, pango description: OpaquePointer) {
    // Small capitals are synthesized; condensed faces may be scaled.
    guard !face.description.smallCaps, let context = face.library.context,
      let loaded = pango_context_load_font(context, description), let font = pango_font_get_hb_font(loaded)
    else { return nil }
    pangoFont = loaded
    self.font = font
    features = face.description.monospacedDigits ? [makeFeature("tnum")] : []
    advances = [Int32](repeating: Self.unknown, count: 128)
    alphabets = [UInt8](repeating: 0, count: 128)
    var candidates: [UInt8: Set<hb_codepoint_t>] = [:]
    for byte in UInt8(32)..<127 {
      var nominal: hb_codepoint_t = 0
      let alone = shape([byte], HB_SCRIPT_LATIN)
      guard hb_font_get_nominal_glyph(font, hb_codepoint_t(byte), &nominal) != 0, nominal != 0, alone.count == 1 else {
        continue
      }
      candidates[byte] = [nominal, alone[0].glyph]
      glyphs[Int(byte)] = alone[0].glyph
      advances[Int(byte)] = alone[0].advance
    }
    let substitutions = Substitutions(face: hb_font_get_face(font))
    reach = substitutions.reach
    if substitutions.kernsByContext(candidates.values) { return nil }
    let (letters, digits) = (Array(UInt8(65)...90) + Array(UInt8(97)...122), Array(UInt8(48)...57))
    let others = (UInt8(32)..<127).filter { !letters.contains($0) && !digits.contains($0) }
    for (bit, order) in [letters + [32, 44, 46] + digits + others, digits + [32, 44, 46] + letters + others]
      .enumerated()
    {
      for byte in substitutions.alphabet(of: order, glyphs: candidates) { alphabets[Int(byte)] |= 1 << bit }
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

  /// The glyphs of simple text as Pango would set them; the caller frees them. `string` was measured before.
  func makeGlyphs(of string: String) -> UnsafeMutablePointer<PangoGlyphString> {
    let result = pango_glyph_string_new()!
    let bytes = Array(string.utf8)
    let isLatin = bytes.contains { ($0 | 32) &- 97 < 26 }
    pango_glyph_string_set_size(result, Int32(bytes.count))
    for (i, byte) in bytes.enumerated() {
      var width = advances[Int(byte)]
      if i + 1 < bytes.count {
        let pair = Int(byte) << 7 | Int(bytes[i + 1])
        width += isLatin ? latinPairs[pair] : commonPairs[pair]
      }
      result.pointee.glyphs[i].glyph = glyphs[Int(byte)]
      result.pointee.glyphs[i].geometry = PangoGlyphGeometry(width: width, x_offset: 0, y_offset: 0)
      result.pointee.log_clusters[i] = Int32(i)
    }
    return result
  }

  private func commonWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> CGFloat? {
    if commonPairs.isEmpty { commonPairs = [Int32](repeating: Self.unknown, count: 128 * 128) }
    return sum(bytes, &commonPairs, HB_SCRIPT_COMMON)
  }

  private func sum(_ bytes: UnsafeBufferPointer<UInt8>, _ pairs: inout [Int32], _ script: hb_script_t) -> CGFloat? {
    var total = 0
    var previous = 0
    // Where the last characters outside of each alphabet were.
    var outside = (Int.min / 2, Int.min / 2)
    var position = 0
    for byte in bytes {
      guard byte < 128 else { return nil }
      let advance = advances[Int(byte)]
      switch alphabets[Int(byte)] {
      case 3: break
      case 2: outside.0 = position
      case 1: outside.1 = position
      default: return nil
      }
      guard abs(outside.0 - outside.1) > reach || outside.0 == outside.1 else { return nil }
      position += 1
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
}

private func makeFeature(_ name: String) -> hb_feature_t {
  hb_feature_t(tag: makeTag(name), value: 1, start: 0, end: UInt32.max)
}

private func makeTag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

/// What the rules of a font, those that are always on, may do to Latin text.
@MainActor
private struct Substitutions {
  private static let features = [
    "rvrn", "ltra", "ltrm", "rand", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "mark", "mkmk",
  ]

  let face: OpaquePointer?

  /// The characters, taken in this order, that still leave nothing to substitute in any text made of them.
  func alphabet(of order: [UInt8], glyphs: [UInt8: Set<hb_codepoint_t>]) -> [UInt8] {
    let lookups = collectLookups(makeTag("GSUB"), Self.features)
    defer { hb_set_destroy(lookups) }
    var kept: [UInt8] = []
    var set: Set<hb_codepoint_t> = []
    // Most fonts take all letters at once; one by one is for those that do not.
    func add(_ bytes: [UInt8]) -> Bool {
      let wanted = bytes.filter { glyphs[$0] != nil }
      let union = wanted.reduce(set) { $0.union(glyphs[$1]!) }
      guard isClosed(union, lookups) else { return false }
      set = union
      kept += wanted
      return true
    }
    var start = 0
    while start < order.count {
      var length = min(16, order.count - start)
      while !add(Array(order[start..<(start + length)])), length > 1 { length /= 2 }
      start += length
    }
    return kept
  }

  private func isClosed(_ glyphs: Set<hb_codepoint_t>, _ lookups: OpaquePointer?) -> Bool {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    for glyph in glyphs { hb_set_add(set, glyph) }
    hb_ot_layout_lookups_substitute_closure(face, lookups, set)
    return Int(hb_set_get_population(set)) == glyphs.count
  }

  /// Twice the longest context that the font declares, which counts what follows but not what precedes.
  var reach: Int {
    let table = hb_face_reference_table(face, makeTag("OS/2"))
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 96 else { return .max / 4 }
    let declared = Int(UInt8(bitPattern: data[94])) << 8 | Int(UInt8(bitPattern: data[95]))
    return declared > 0 ? 2 * declared : .max / 4
  }

  /// Whether some positioning depends on glyphs before or after the pair that it moves.
  func kernsByContext(_ glyphs: some Collection<Set<hb_codepoint_t>>) -> Bool {
    let lookups = collectLookups(makeTag("GPOS"), ["kern", "dist"])
    let ours = hb_set_create()
    defer {
      hb_set_destroy(lookups)
      hb_set_destroy(ours)
    }
    for glyph in glyphs.joined() { hb_set_add(ours, glyph) }
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      let context = hb_set_create()
      defer { hb_set_destroy(context) }
      hb_ot_layout_lookup_collect_glyphs(face, makeTag("GPOS"), lookup, context, nil, context, nil)
      hb_set_intersect(context, ours)
      if hb_set_is_empty(context) == 0 { return true }
    }
    return false
  }

  private func collectLookups(_ table: hb_tag_t, _ features: [String]) -> OpaquePointer? {
    let lookups = hb_set_create()
    let tags = features.map(makeTag) + [0]
    hb_ot_layout_collect_lookups(face, table, nil, nil, tags, lookups)
    return lookups
  }
}
