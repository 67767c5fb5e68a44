// SPDX-License-Identifier: MIT

/// The moment of a search at which scopes are offered.
public struct SearchScopeActivation: Equatable, Sendable {
  private let name: String
  /// From the beginning of the search, as with `.onSearchPresentation`.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// From the first text or token in the field until the search is ended.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// From the beginning of the search until it is ended.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
