// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierNumbers
import Foundation

/// Adds up the width of simple text, to the unit as Pango would, without shaping it.
///
/// Text is simple if it is made of `SimpleAlphabets`: then each character is one glyph, and its width depends on itself
/// and, by pair kerning, on the next one. Both are read from HarfBuzz once. A text may change between the two alphabets
/// at a place across which no context reaches.
@MainActor
final class SimpleTextWidths {
  private static let unknown = Int32.min

  let pangoFont: UnsafeMutablePointer<PangoFont>
  private let font: OpaquePointer
  /// The glyph of each character.
  @exclusivity(unchecked) private var glyphs = [UInt32](repeating: 0, count: 128)
  private let features: [hb_feature_t]
  /// The advance of each character in Pango units; `unknown` if the character is not simple.
  @exclusivity(unchecked) private var advances: [Int32]
  private let alphabets: SimpleAlphabets
  /// The kerning of each pair of characters. Text with and without letters is shaped under different scripts.
  @exclusivity(unchecked) private var latinPairs = [Int32](repeating: SimpleTextWidths.unknown, count: 128 * 128)
  @exclusivity(unchecked) private var commonPairs: [Int32] = []

  init?(face: FontFace, pango description: OpaquePointer) {
    // Small capitals are synthesized; condensed faces may be scaled.
    guard !face.description.smallCaps, !face.description.uppercaseSmallCaps, let context = face.library.context,
      let loaded = pango_context_load_font(context, description), let font = pango_font_get_hb_font(loaded)
    else { return nil }
    pangoFont = loaded
    self.font = font
    features = face.description.monospacedDigits ? [makeFeature("tnum")] : []
    advances = [Int32](repeating: Self.unknown, count: 128)
    var candidates: [UInt8: Set<hb_codepoint_t>] = [:]
    for byte in UInt8(32)..<127 {
      var nominal: hb_codepoint_t = 0
      let alone = Self.shape([byte], HB_SCRIPT_LATIN, font, features)
      guard hb_font_get_nominal_glyph(font, hb_codepoint_t(byte), &nominal) != 0, nominal != 0, alone.count == 1 else {
        continue
      }
      candidates[byte] = [nominal, alone[0].glyph]
      glyphs[Int(byte)] = alone[0].glyph
      advances[Int(byte)] = alone[0].advance
    }
    alphabets = face.library.simpleAlphabets(
      of: hb_font_get_face(font), monospacedDigits: face.description.monospacedDigits, candidates)
    if alphabets.isEmpty { return nil }
  }

  /// The width in points, on one line; nil if the text is not simple. O(length).
  func width(of string: String) -> CGFloat? {
    var copy = string
    return copy.withUTF8 { bytes in
      var hasLetter = false
      for byte in bytes where byte &- 65 < 58 { hasLetter = hasLetter || (byte | 32) &- 97 < 26 }
      guard hasLetter else { return commonWidth(bytes) }
      return sum(bytes, &latinPairs, HB_SCRIPT_LATIN)
    }
  }

  /// The glyphs of simple text as Pango would set them; the caller frees them. `string` must have been measured before.
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
    // The positions of the last characters outside of each alphabet.
    var outside = (Int.min / 2, Int.min / 2)
    var position = 0
    for byte in bytes {
      guard byte < 128 else { return nil }
      let advance = advances[Int(byte)]
      switch alphabets.members[Int(byte)] {
      case 3: break
      case 2: outside.0 = position
      case 1: outside.1 = position
      default: return nil
      }
      guard abs(outside.0 - outside.1) > alphabets.reach || outside.0 == outside.1 else { return nil }
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
    let together = Self.shape([first, second], script, font, features).reduce(0) { $0 + $1.advance }
    return together - advances[Int(first)] - advances[Int(second)]
  }

  private static func shape(
    _ bytes: [UInt8], _ script: hb_script_t, _ font: OpaquePointer, _ features: [hb_feature_t]
  ) -> [(glyph: hb_codepoint_t, advance: Int32)] {
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
