// SPDX-License-Identifier: MIT

extension String {
  /// The text with its control characters, apart from line ends and tabs, as escapes such as `\u{1B}`: names in other
  /// people's files are quoted in messages, and their control characters would act on the terminal. O(characters).
  package var printable: String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if isControl(scalar) {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
