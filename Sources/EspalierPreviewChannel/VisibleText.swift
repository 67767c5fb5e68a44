// SPDX-License-Identifier: MIT

extension String {
  /// The text with characters that are invisible, or that change the order of others, as `\u{202E}`; line ends and tabs stay.
  ///
  /// An answer contains names from other people's programs. A reader must see each character, in its order. O(characters).
  package var visible: String { escaped { $0 != "\n" && $0 != "\t" } }

  /// The same on one line.
  package var visibleLine: String { escaped { _ in true } }

  private func escaped(_ isLineEnd: (Unicode.Scalar) -> Bool) -> String {
    func isHidden(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0: isLineEnd(scalar)
      // Marks, embeddings, overrides and isolates of direction.
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      // Separators of lines and paragraphs, spaces without width, invisible operators, the byte order mark.
      case 0x2028, 0x2029, 0x200B, 0x2060...0x2064, 0xFEFF, 0x00AD, 0x180E: true
      // Tags, with which text can be written that nothing shows.
      case 0xE0000...0xE007F: true
      default: false
      }
    }
    guard unicodeScalars.contains(where: isHidden) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n" where isHidden(scalar): text += "\\n"
      case _ where isHidden(scalar): text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
