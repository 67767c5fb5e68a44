// SPDX-License-Identifier: MIT

import EspalierCore

/// The place of a search's suggestions: in place of the searched content, or in a menu below the field.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Place { case automatic, menu, content }
  private let place: Place

  /// The place that the look of the window has for suggestions. Outside of suggestions the environment has this value.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .automatic) }
  /// A menu below the field: with the desktop's look.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .menu) }
  /// The place of the searched content: with the look for phones.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: .content) }

  /// Any combination of places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu below the field.
    public static var menu: Set { Set(rawValue: 1) }
    /// The place of the searched content.
    public static var content: Set { Set(rawValue: 2) }
  }

  /// The set of this place; empty for an automatic one.
  var set: Set {
    switch place {
    case .automatic: []
    case .menu: .menu
    case .content: .content
    }
  }
}

extension EnvironmentValues {
  /// The place of the suggestions in which a view is shown.
  @EnvironmentEntry public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement = .automatic

  /// The places at which the search fields in a view show no suggestions.
  @EnvironmentEntry var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
}

extension View {
  /// Sets whether suggestions are shown at places: on suggestions, for these; on a view with a search field, for all of the field.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SuggestionVisibility(isHidden: visibility == .hidden, placements: placements))
  }
}

private struct SuggestionVisibility: ViewModifier {
  let isHidden: Bool
  let placements: SearchSuggestionsPlacement.Set
  @Environment(\.searchSuggestionsPlacement) private var placement

  nonisolated init(isHidden: Bool, placements: SearchSuggestionsPlacement.Set) {
    self.isHidden = isHidden
    self.placements = placements
  }

  @ViewBuilder func body(content: Content) -> some View {
    if !isHidden || placement.set.isEmpty || !placements.contains(placement.set) {
      content.transformEnvironment(\.hiddenSuggestions) { [isHidden, placements] in
        if isHidden { $0.formUnion(placements) } else { $0.subtract(placements) }
      }
    }
  }
}
