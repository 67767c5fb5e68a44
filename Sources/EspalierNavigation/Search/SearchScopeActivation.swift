// SPDX-License-Identifier: MIT

/// The moment of a search at which scopes are offered.
public struct SearchScopeActivation: Equatable, Sendable {
  private let name: String
  /// Shows the scopes from the beginning of the search, as with `.onSearchPresentation`.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Shows the scopes from the first text or token in the field until the search is ended.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// Shows the scopes from the beginning of the search until it is ended.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
