// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierNumbers

/// The characters of ASCII whose text needs no shaping: none of a font's substitutions (ligatures, contextual forms…)
/// can apply to any text of one alphabet.
///
/// There are two alphabets, because Inter turns the x of 3x4 into another glyph: one with all letters, one with all
/// digits. They depend on the font's file alone, not on a size, and cost up to three milliseconds to find.
final class SimpleAlphabets {
  struct Key: Hashable {
    let face: OpaquePointer?
    let monospacedDigits: Bool
  }

  /// Per character: one bit for each alphabet that contains it. An alphabet has no characters if the font's kerning
  /// depends on more than the next character.
  let members: [UInt8]
  /// The greatest distance, in characters, between two characters of the same substitution.
  let reach: Int
  var isEmpty: Bool { members.allSatisfy { $0 == 0 } }
  private let face: OpaquePointer?

  /// - Parameter glyphs: Per character, the glyphs that may represent it.
  init(face: OpaquePointer?, glyphs: [UInt8: Set<hb_codepoint_t>]) {
    let substitutions = Substitutions(face: face)
    let (letters, digits) = (Array(UInt8(65)...90) + Array(UInt8(97)...122), Array(UInt8(48)...57))
    // Most fonts allow all letters at once, and all digits; many other characters are part of some substitution.
    let others = (UInt8(32)..<127).filter { !letters.contains($0) && !digits.contains($0) }.map { [$0] }
    var members = [UInt8](repeating: 0, count: 128)
    let orders = [[letters, [32, 44, 46], digits] + others, [digits, [32, 44, 46], letters] + others]
    if !substitutions.kernsByContext(glyphs.values) {
      let lookups = substitutions.lookups()
      defer { hb_set_destroy(lookups) }
      for (bit, order) in orders.enumerated() {
        for byte in substitutions.alphabet(of: order, glyphs: glyphs, lookups) { members[Int(byte)] |= 1 << bit }
      }
    }
    self.members = members
    reach = substitutions.reach
    // Retained, so that no other face can have the address that is the key of this one.
    self.face = hb_face_reference(face)
  }

  deinit { hb_face_destroy(face) }
}

func makeTag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

/// The substitutions and positionings that a font's features, those that are always on, may apply to Latin text.
private struct Substitutions {
  private static let features = [
    "rvrn", "ltra", "ltrm", "rand", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "mark", "mkmk",
  ]

  let face: OpaquePointer?

  /// The lookups that substitute; the caller destroys the set.
  func lookups() -> OpaquePointer? { collectLookups(makeTag("GSUB"), Self.features) }

  /// The characters, added in this order, with which no text has anything to substitute. A group that cannot be added
  /// as a whole is added by its halves.
  func alphabet(
    of order: [[UInt8]], glyphs: [UInt8: Set<hb_codepoint_t>], _ lookups: OpaquePointer?
  ) -> [UInt8] {
    var kept: [UInt8] = []
    var set: Set<hb_codepoint_t> = []
    func add(_ group: ArraySlice<UInt8>) {
      let union = group.reduce(set) { $0.union(glyphs[$1]!) }
      if union.count == set.count || isClosed(union, lookups) {
        set = union
        kept += group
      } else if group.count > 1 {
        let middle = group.startIndex + group.count / 2
        add(group[..<middle])
        add(group[middle...])
      }
    }
    for group in order { add(group.filter { glyphs[$0] != nil }[...]) }
    return kept
  }

  private func isClosed(_ glyphs: Set<hb_codepoint_t>, _ lookups: OpaquePointer?) -> Bool {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    for glyph in glyphs { hb_set_add(set, glyph) }
    hb_ot_layout_lookups_substitute_closure(face, lookups, set)
    return Int(hb_set_get_population(set)) == glyphs.count
  }

  /// Twice the longest context that the font declares, a number that includes the following but not the preceding characters.
  var reach: Int {
    let table = hb_face_reference_table(face, makeTag("OS/2"))
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 96 else { return .max / 4 }
    let declared = Int(UInt8(bitPattern: data[94])) << 8 | Int(UInt8(bitPattern: data[95]))
    return declared > 0 ? 2 * declared : .max / 4
  }

  /// Whether any positioning depends on glyphs before or after the pair that it moves.
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
