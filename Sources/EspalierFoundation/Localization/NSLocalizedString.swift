// SPDX-License-Identifier: MIT

import EspalierContent
import Foundation

// Foundation's function reads property lists in folders of languages only. These read the tables in which views look up their
// texts, among them string catalogues, and the files beside a program that the command compiles. Each has the arguments of one
// kind of call and no default: the compiler chooses it for such a call, and Foundation's, with all arguments, for no other.

private func translation(_ key: String, _ table: String?, _ bundle: Bundle?, _ value: String) -> String {
  Localization.format(
    LocalizedFormat(key), table: table, bundle: bundle, locale: .standard, defaultValue: value.isEmpty ? nil : value)
}

/// The translation of a key, or the key.
public func NSLocalizedString(_ key: String, comment: String) -> String { translation(key, nil, nil, "") }

/// The translation of a key in a table, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  translation(key, tableName, nil, "")
}

/// The translation of a key in a bundle, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  translation(key, nil, bundle, "")
}

/// The translation of a key, or `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  translation(key, nil, nil, value)
}

/// The translation of a key in a bundle's table, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  translation(key, tableName, bundle, "")
}

/// The translation of a key in a table, or `value`.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  translation(key, tableName, nil, value)
}

/// The translation of a key in a bundle, or `value`.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  translation(key, nil, bundle, value)
}

/// The translation of a key in a bundle's table, or `value`. With nil for the table the call is Foundation's.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  translation(key, tableName, bundle, value)
}
