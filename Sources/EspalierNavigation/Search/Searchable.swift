// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The place of a search field.
///
/// On a desktop the field is at the trailing end of the bar of its page: of a searched stack the first one, of a split view the
/// detail. With a phone's design, in the columns before the detail, and if the columns are one stack, it is at the upper edge of
/// the page, or of the first column; without a page it is at the upper edge of the searched view.
public struct SearchFieldPlacement: Sendable {
  private enum Place { case automatic, toolbar, principal, drawer, sidebar }
  private let place: Place

  var isAutomatic: Bool { place == .automatic }
  var isToolbar: Bool { place == .toolbar || place == .principal }
  var isPrincipal: Bool { place == .principal }
  var isSidebar: Bool { place == .sidebar }

  /// The container's own place for the field.
  public static let automatic = SearchFieldPlacement(place: .automatic)
  /// The trailing edge of the page's bar; with a phone's design the same as `automatic`.
  public static let toolbar = SearchFieldPlacement(place: .toolbar)
  /// The middle of the page's bar, instead of the title; with a phone's design the same as `automatic`.
  public static let toolbarPrincipal = SearchFieldPlacement(place: .principal)
  /// The upper edge of a split view's first column.
  public static let sidebar = SearchFieldPlacement(place: .sidebar)
  /// The place below the bar of a stack's first page.
  public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer)
  /// The place below the bar of a stack's first page.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }

  /// The condition for showing the field. Here it is always shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The condition on Apple's systems; here the field is always shown.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The condition on Apple's systems; here the field is always shown.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  fileprivate let action: (@MainActor () -> Void)?

  nonisolated fileprivate init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Ends the search: clears the field and removes its keyboard focus.
  public func callAsFunction() { action?() }
}

extension EnvironmentValues {
  /// Whether the nearest enclosing `searchable` is searching: from the moment at which the field takes the keyboard focus until
  /// the search is ended.
  @EnvironmentEntry public internal(set) var isSearching: Bool = false

  /// Ends the search of the nearest enclosing `searchable`: clears the field and removes its keyboard focus.
  @EnvironmentEntry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction(nil)
}

/// A search: its state, and the field that it offers to the searched view.
struct Searchable: ViewModifier {
  /// The field with the buttons beside it and the menu of its suggestions, or the scopes or suggestions if they are elsewhere.
  private enum Part { case field, scopes, suggestions }

  @Binding var text: String
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?
  let placement: SearchFieldPlacement
  @State private var isSearching = false
  /// Whether text or a token was entered in this search.
  @State private var hasEntry = false
  /// The text for which a suggestion was chosen: suggestions are hidden until it changes.
  @State private var finishedText: String?
  /// The suggestions that arrow keys can reach, and the reached one.
  @State private var items: [SuggestionItem] = []
  @State private var highlighted: SuggestionItem?
  @FocusState private var hasKeyboard: Bool
  /// The part of the search with the keyboard focus; nil if the focus is elsewhere.
  @FocusState private var part: Part?
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.hiddenSuggestions) private var hiddenSuggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus
  @Environment(\.searchSelection) private var selection
  @Environment(\.searchToolbarBehavior) private var toolbarBehavior
  @Environment(\.isOnPage) private var isOnPage
  @Environment(\.searchesInBar) private var searchesInBar
  @Environment(\.design) private var design

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    self.tokens = tokens
    self.placement = placement
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt
  }

  func body(content: Content) -> some View {
    content
      .environment(\.searchSuggestions, nil)
      .environment(\.hiddenSuggestions, [])
      .environment(\.searchScopes, nil)
      .environment(\.searchFocus, nil)
      .environment(\.searchSelection, nil)
      .environment(\.searchToolbarBehavior, .automatic)
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction(end))
      .modifier(SearchedContent(offer: offer))
      .onSubmit(of: .search) { finishedText = text }
      .onChange(of: isEmpty) { _, isEmpty in if !isEmpty { hasEntry = true } }
      .onChange(of: hasKeyboard) { _, hasKeyboard in if hasKeyboard { begin() } }
      .onChange(of: part) { _, part in if part == nil, isEmpty { end() } }
      .onChange(of: text) { highlighted = nil }
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        guard let isPresented, isPresented != isSearching else { return }
        if isPresented {
          begin()
          hasKeyboard = true
        } else {
          end()
        }
      }
  }

  private var offer: SearchOffer {
    let prefersBar =
      (placement.isToolbar || placement.isAutomatic && searchesInBar) && design.search.barWidth != nil
    return SearchOffer(
      field: AnyView(
        VStack(spacing: 0) {
          searchBar(width: nil)
          shownScopes
          if !design.search.suggestsInContent {
            Color.clear.frame(height: 0).overlay(alignment: .top) {
              if showsSuggestions { suggestionMenu.padding(.horizontal, design.search.margins.leading) }
            }
          }
        }
        .focused($part, equals: .field)),
      barField: AnyView(
        searchBar(width: design.search.barWidth)
          .overlay(alignment: .bottomTrailing) {
            Color.clear.frame(width: design.search.barWidth, height: 0).overlay(alignment: .top) {
              if showsSuggestions { suggestionMenu }
            }
          }
          .focused($part, equals: .field)),
      scopes: AnyView(shownScopes.focused($part, equals: .scopes)),
      suggestions: design.search.suggestsInContent && showsSuggestions ? AnyView(suggestionPage) : nil,
      isForSidebar: placement.isSidebar, isPrincipal: placement.isPrincipal,
      hidesBar: isSearching && design.search.hidesBar && toolbarBehavior == .automatic,
      prefersBar: prefersBar, isInBar: prefersBar && isOnPage)
  }

  private func searchBar(width: CGFloat?) -> some View {
    SearchBar(
      text: $text, prompt: prompt, width: width, hasKeyboard: $hasKeyboard, tokens: tokens,
      cancel: isSearching ? end : nil, suggestionKey: suggestionKey
    )
    .environment(\.searchFocus, focus)
    .environment(\.searchSelection, selection)
  }

  @ViewBuilder private var shownScopes: some View {
    if isSearching, let scopes, hasEntry || !isEmpty || scopes.activation != .onTextEntry {
      scopes.picker.padding(.horizontal, design.search.margins.leading).padding(.bottom, design.search.scopesBottom)
    }
  }

  private var showsSuggestions: Bool {
    isSearching && finishedText != text && (suggestions != nil || tokens?.suggestions != nil)
      && !hiddenSuggestions.contains(suggestionsPlacement.set)
  }

  private var suggestionsPlacement: SearchSuggestionsPlacement {
    design.search.suggestsInContent ? .content : .menu
  }

  /// Empty without suggestions.
  private func suggested<Suggested: View>(@ViewBuilder _ views: @escaping (SuggestionList) -> Suggested) -> some View {
    Group(
      subviews: Group {
        tokens?.suggestions
        suggestions
      }
    ) { rows in
      if !rows.isEmpty {
        views(SuggestionList(suggestions: AnyView(ForEach(rows) { $0 })))
          .onPreferenceChange(SuggestionItemsKey.self) { items = $0 }
          .onDisappear {
            items = []
            highlighted = nil
          }
      }
    }
    .modifier(SuggestionSurroundings(highlighted: highlighted, choose: choose))
    .environment(\.searchSuggestionsPlacement, suggestionsPlacement)
  }

  private var suggestionMenu: some View {
    suggested { $0.fixedSize(horizontal: false, vertical: true).modifier(SuggestionCard()) }
  }

  private var suggestionPage: some View {
    suggested { list in
      ScrollView { list }
        .background { Color.background.ignoresSafeArea(edges: [.bottom, .horizontal]) }
        .preference(key: ReplacesContentKey.self, value: true)
    }
    .focused($part, equals: .suggestions)
  }

  private var isEmpty: Bool { text.isEmpty && tokens?.isEmpty ?? true }

  private func begin() {
    hasEntry = !isEmpty
    finishedText = nil
    isSearching = true
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  private func end() {
    text = ""
    tokens?.removeAll()
    hasKeyboard = false
    isSearching = false
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }

  /// Up and Down move through the suggestions while the field keeps the keyboard focus, Return chooses the highlighted one.
  private func suggestionKey(_ key: KeyEquivalent) -> Bool {
    guard !items.isEmpty else { return false }
    let current = highlighted.flatMap { items.firstIndex(of: $0) }
    switch key {
    case .downArrow: highlighted = items[min(current.map { $0 + 1 } ?? 0, items.count - 1)]
    case .upArrow:
      guard let current else { return false }
      highlighted = current > 0 ? items[current - 1] : nil
    case .return:
      guard let current else { return false }
      items[current].choose()
      highlighted = nil
    default: return false
    }
    return true
  }

  private func choose(_ completion: Any) {
    hasKeyboard = true
    if let completion = completion as? String {
      text = completion
      finishedText = completion
    } else if tokens?.add(completion) == true {
      text = ""
    }
  }
}

extension View {
  /// Adds a search field to this view, at the place described by ``SearchFieldPlacement``.
  /// - Parameters:
  ///   - text: The typed text; written at each keystroke. Return runs `onSubmit(of: .search)`.
  ///   - prompt: Shown while the field is empty; nil shows "Search".
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
    -> some View
  {
    modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Adds a search field to this view; `prompt` is shown while the field is empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field to this view; `prompt` is shown while the field is empty.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// - Parameter isPresented: Whether the search is active; writing it begins and ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field to this view; writing `isPresented` begins and ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field to this view; writing `isPresented` begins and ends the search.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// The form of 2021, with the suggestions as a parameter.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The form of 2021, with the suggestions as a parameter; `prompt` is shown while the field is empty.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The form of 2021, with the suggestions as a parameter; `prompt` is shown while the field is empty.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

extension Searchable: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["isSearching"] }
}
