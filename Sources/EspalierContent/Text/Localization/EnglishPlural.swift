// SPDX-License-Identifier: MIT

/// The plural of English nouns, for texts whose words agree with a number.
enum EnglishPlural {
  /// Nouns with a plural of their own. Those that end in `s` are here because other words with that end count as plurals.
  private static let irregular = [
    "alias": "aliases", "atlas": "atlases", "axis": "axes", "bias": "biases", "canvas": "canvases", "child": "children",
    "criterion": "criteria", "foot": "feet", "gas": "gases", "goose": "geese", "lens": "lenses", "louse": "lice",
    "man": "men", "mouse": "mice", "ox": "oxen", "person": "people", "phenomenon": "phenomena", "quiz": "quizzes",
    "tooth": "teeth", "woman": "women",
  ]
  private static let plurals = Set(irregular.values)

  private static let unchanged: Set = [
    "aircraft", "deer", "fish", "moose", "offspring", "series", "sheep", "species",
  ]

  /// Nouns in `f` and `fe` whose plural ends in `ves`, also as the last part of others: `bookshelf`, `housewife`.
  private static let voiced = [
    "calf", "elf", "half", "knife", "leaf", "life", "loaf", "scarf", "sheaf", "thief", "wife", "wolf",
  ]

  private static let longO: Set = [
    "buffalo", "cargo", "domino", "echo", "embargo", "hero", "mosquito", "potato", "tomato", "torpedo", "veto",
    "volcano",
  ]

  /// Nouns in `ch`, spoken as `k`.
  private static let hardEnds: Set = ["epoch", "matriarch", "monarch", "patriarch", "stomach", "tech"]

  /// The last parts of nouns such as `salesperson`, `grandchild` and `fireman`.
  private static let compounds = [("person", "people"), ("child", "children"), ("man", "men")]

  /// Nouns in `man` that are not made of it.
  private static let otherMen: Set = ["caiman", "german", "human", "norman", "ottoman", "roman", "shaman", "talisman"]

  /// The plural of a noun in its own capitals; a plural is returned unchanged.
  static func of(_ noun: String) -> String {
    let small = noun.lowercased()
    guard let last = small.last, !unchanged.contains(small), !plurals.contains(small) else { return noun }
    if let plural = irregular[small] { return like(noun, plural) }
    if isAbbreviation(noun) { return noun + "s" }
    for (part, plural) in compounds where small.hasSuffix(part) && !otherMen.contains(small) {
      return replacing(part.count, of: noun, by: plural)
    }
    if voiced.contains(where: { small.hasSuffix($0) }) {
      return replacing(last == "f" ? 1 : 2, of: noun, by: "ves")
    }
    if small.hasSuffix("sis") { return replacing(2, of: noun, by: "es") }
    if longO.contains(small) || hisses(small) { return replacing(0, of: noun, by: "es") }
    if last == "s" { return noun }
    if last == "y", let before = small.dropLast().last, !"aeiou".contains(before) {
      return replacing(1, of: noun, by: "ies")
    }
    return replacing(0, of: noun, by: "s")
  }

  /// Whether a noun ends in a sound after which the plural has a syllable of its own. Words in a single `s` count as plurals, except
  /// for those in `us` and `is`.
  private static func hisses(_ small: String) -> Bool {
    if hardEnds.contains(small) { return false }
    return ["ss", "us", "is", "x", "z", "ch", "sh"].contains { small.hasSuffix($0) }
  }

  /// Whether a noun is like PDF: its plural is PDFs.
  private static func isAbbreviation(_ noun: String) -> Bool { 2...3 ~= noun.count && noun == noun.uppercased() }

  /// The noun with another end, which has capitals if the noun has no others.
  private static func replacing(_ count: Int, of noun: String, by end: String) -> String {
    let isCapital = noun.count > 1 && noun == noun.uppercased()
    return noun.dropLast(count) + (isCapital ? end.uppercased() : end)
  }

  /// The plural with the capitals of the noun.
  private static func like(_ noun: String, _ plural: String) -> String {
    if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
    return noun.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
  }
}
