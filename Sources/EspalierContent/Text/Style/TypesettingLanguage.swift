// SPDX-License-Identifier: MIT

import Foundation

/// The source of the language in which characters are typeset, which can affect their shape.
public struct TypesettingLanguage: Equatable, Sendable {
  let identifier: String?

  /// No language: the shapes are those of the font alone.
  public static let automatic = TypesettingLanguage(identifier: nil)
  /// The language itself.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(identifier: language.maximalIdentifier)
  }
}
