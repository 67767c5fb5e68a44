// SPDX-License-Identifier: MIT

import EspalierCore

extension TextEnvironment: EnvironmentParts {
  package func rebased(from origin: TextEnvironment, onto place: TextEnvironment) -> TextEnvironment {
    var result = self
    func rebase<Part: Equatable>(_ part: WritableKeyPath<TextEnvironment, Part>) {
      result.rebase(part, from: origin, onto: place)
    }
    rebase(\.traits.font)
    rebase(\.traits.weight)
    rebase(\.traits.width)
    rebase(\.traits.design)
    rebase(\.traits.isItalic)
    rebase(\.traits.isMonospaced)
    rebase(\.traits.hasMonospacedDigits)
    rebase(\.traits.scale)
    rebase(\.traits.kerning)
    rebase(\.traits.tracking)
    rebase(\.traits.baselineOffset)
    rebase(\.traits.underline)
    rebase(\.traits.strikethrough)
    rebase(\.traits.language)
    rebase(\.lineLimits)
    rebase(\.truncation)
    rebase(\.alignment)
    rebase(\.lineSpacing)
    rebase(\.minimumScaleFactor)
    rebase(\.allowsTightening)
    rebase(\.textCase)
    rebase(\.dynamicTypeSize)
    rebase(\.locale)
    rebase(\.redaction)
    rebase(\.isPrivacySensitive)
    rebase(\.look)
    return result
  }
}
